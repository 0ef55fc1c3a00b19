import './section-header.css';

export function SectionHeader({ title, count }: { title: string; count?: number }) {
  return (
    <h2 className="section-header">
      {title}
      {count !== undefined && <span className="section-header__count num"> {count}</span>}
    </h2>
  );
}
