import './toast.css';

/** The live region stays in the page while it is empty: only then is a new text read out. */
export function Toast({ text }: { text: string | undefined }) {
  return (
    <div className="toast" role="status" aria-live="polite">
      {text && <p className="toast__text">{text}</p>}
    </div>
  );
}
