import './section-header.css';

export function SectionHeader({ title, count }: { title: string; count?: number }) {
  return (
    <h2 className="section-header">
      <span>
        {title}
        {count !== undefined && <span className="section-header__count num">{`\u00a0${count}`}</span>}
      </span>
    </h2>
  );
}
