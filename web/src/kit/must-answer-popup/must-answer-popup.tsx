import './must-answer-popup.css';
import { type ReactNode, useId } from 'react';
import { Button } from '../button/button.tsx';
import { useModal } from '../use-modal.ts';

type Choice = { text: string; onChoose: () => void };
type Props = { title: string; agree: Choice; refuse?: Choice; children: ReactNode };

/** A decision that cannot be put off: there is no cross, and Escape and Back do not close it. */
export function MustAnswerPopup({ title, agree, refuse, children }: Props) {
  const modal = useModal();
  const titleId = useId();

  return (
    <dialog
      {...modal}
      className="must-answer-popup"
      aria-labelledby={titleId}
      // Browsers allow only the first Escape to be refused; a second one closes the dialog anyway, so it is opened
      // again.
      onClose={() => modal.ref.current?.showModal()}
    >
      <h2 id={titleId} tabIndex={-1}>
        {title}
      </h2>
      {/* It is focusable so that the arrow keys can scroll text that is longer than the screen. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className="must-answer-popup__words text-sub" role="region" aria-labelledby={titleId} tabIndex={0}>
        {children}
      </div>
      <div className="must-answer-popup__choices">
        <Button block onClick={agree.onChoose}>
          {agree.text}
        </Button>
        {refuse && (
          <Button block look="quiet" onClick={refuse.onChoose}>
            {refuse.text}
          </Button>
        )}
      </div>
    </dialog>
  );
}
