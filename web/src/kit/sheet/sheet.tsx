import './sheet.css';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Icon } from '../icon/icon.tsx';
import { closeIcon } from '../icon/icons.ts';

type Props = { title: string; closeText: string; onClose: () => void; children: ReactNode };

/**
 * A bottom sheet. Escape, the cross and a tap beside it close it, and so does Back in browsers that close dialogs with
 * it.
 */
export function Sheet({ title, closeText, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    dialog.current?.showModal();
  }, []);

  // A tap on the backdrop has the dialog itself as its target; keyboards have Escape.
  useEffect(() => {
    const element = dialog.current;
    const closeBeside = (event: MouseEvent) => void (event.target === element && onClose());
    element?.addEventListener('click', closeBeside);
    return () => element?.removeEventListener('click', closeBeside);
  }, [onClose]);

  return (
    <dialog
      ref={dialog}
      className="sheet"
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className="sheet__body">
        <div className="sheet__head">
          <h2 id={titleId}>{title}</h2>
          <button type="button" className="sheet__close" aria-label={closeText} onClick={onClose}>
            <Icon path={closeIcon} />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}
