import './toast.css';
import { onTop } from '../on-top.ts';

type Props = {
  text: string | undefined;
  /** What it offers to do, such as to undo what it tells of. */
  action?: string | undefined;
  onAct?: () => void;
};

/** The live region stays in the page while it is empty, because only then is a new text read out. */
export function Toast({ text, action, onAct }: Props) {
  return (
    <div className="toast" role="status" aria-live="polite">
      {text && (
        <div key={text} ref={onTop} className={action ? 'toast__box toast__box--acts' : 'toast__box'} popover="manual">
          <p>{text}</p>
          {action && (
            <button type="button" className="toast__action touch-line" onClick={onAct}>
              {action}
            </button>
          )}
        </div>
      )}
    </div>
  );
}
