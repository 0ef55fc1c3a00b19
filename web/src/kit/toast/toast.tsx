import './toast.css';
import { onTop } from '../on-top.ts';

/** The live region stays in the page while it is empty, because only then is a new text read out. */
export function Toast({ text }: { text: string | undefined }) {
  return (
    <div className="toast" role="status" aria-live="polite">
      {text && (
        <p key={text} ref={onTop} className="toast__text" popover="manual">
          {text}
        </p>
      )}
    </div>
  );
}
