import './confirm-dialog.css';
import { useId } from 'react';
import { useModal } from '../use-modal.ts';

type Props = {
  title: string;
  text?: string | undefined;
  cancelText: string;
  confirmText: string;
  destroys?: boolean;
  onAnswer: (confirmed: boolean) => void;
};

/** Cancel stands left, Confirm right. Escape and Back count as Cancel. */
export function ConfirmDialog({ title, text, cancelText, confirmText, destroys, onAnswer }: Props) {
  const modal = useModal(() => onAnswer(false));
  const titleId = useId();
  const textId = useId();

  return (
    <dialog
      {...modal}
      className="confirm-dialog"
      role="alertdialog"
      aria-labelledby={titleId}
      aria-describedby={text ? textId : undefined}
    >
      <div className="confirm-dialog__words">
        <h2 id={titleId}>{title}</h2>
        {text && <p id={textId}>{text}</p>}
      </div>
      <div className="confirm-dialog__answers">
        <button type="button" onClick={() => onAnswer(false)}>
          {cancelText}
        </button>
        <button
          type="button"
          className={destroys ? 'confirm-dialog__destroy' : undefined}
          onClick={() => onAnswer(true)}
        >
          {confirmText}
        </button>
      </div>
    </dialog>
  );
}
