import './confirm-dialog.css';
import { useEffect, useId, useRef } from 'react';

type Props = {
  title: string;
  text?: string | undefined;
  cancelText: string;
  confirmText: string;
  destroys?: boolean;
  onAnswer: (confirmed: boolean) => void;
};

/**
 * Cancel stands left, Confirm right. Escape counts as Cancel, and so does Back in browsers that close dialogs with it.
 */
export function ConfirmDialog({ title, text, cancelText, confirmText, destroys, onAnswer }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const textId = useId();

  useEffect(() => {
    dialog.current?.showModal();
  }, []);

  return (
    <dialog
      ref={dialog}
      className="confirm-dialog"
      role="alertdialog"
      aria-labelledby={titleId}
      aria-describedby={text ? textId : undefined}
      onCancel={(event) => {
        event.preventDefault();
        onAnswer(false);
      }}
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
