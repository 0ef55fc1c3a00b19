import './sheet.css';
import { type ReactNode, useEffect, useId } from 'react';
import { Icon } from '../icon/icon.tsx';
import { closeIcon } from '../icon/icons.ts';
import { useModal } from '../use-modal.ts';
import { useSwipeDown } from './use-swipe-down.ts';

type Props = { title: string; closeText: string; onClose: () => void; children: ReactNode };

/** A bottom sheet. Escape, Back, the cross, a tap beside it and a swipe down on its head close it. */
export function Sheet({ title, closeText, onClose, children }: Props) {
  const modal = useModal(onClose);
  const { handle, style } = useSwipeDown(onClose);
  const titleId = useId();

  // A tap on the backdrop has the dialog itself as its target; keyboards have Escape.
  useEffect(() => {
    const element = modal.ref.current;
    const closeBeside = (event: MouseEvent) => void (event.target === element && onClose());
    element?.addEventListener('click', closeBeside);
    return () => element?.removeEventListener('click', closeBeside);
  }, [modal.ref, onClose]);

  return (
    <dialog {...modal} className="sheet" style={style} aria-labelledby={titleId}>
      <div className="sheet__body">
        <div className="sheet__head" {...handle}>
          <h2 id={titleId}>{title}</h2>
          <button type="button" className="sheet__close touch-square" aria-label={closeText} onClick={onClose}>
            <Icon path={closeIcon} />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}
