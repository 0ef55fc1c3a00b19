import './spinner.css';

export function Spinner({ label }: { label: string }) {
  return (
    <span className="spinner" role="status">
      <span className="unseen">{label}</span>
    </span>
  );
}
