import './overlay.css';
import { useEffect, useState } from 'react';
import { overlayCancelAfter } from 'contract/rules/limits';
import { Button } from '../../kit/button/button.tsx';
import { ConfirmDialog } from '../../kit/confirm-dialog/confirm-dialog.tsx';
import { onTop } from '../../kit/on-top.ts';
import { Spinner } from '../../kit/spinner/spinner.tsx';
import { Toast } from '../../kit/toast/toast.tsx';
import { useWords } from '../../lib/words.ts';
import { shellWords } from '../shell.words.ts';
import { type Overlay, useOverlay } from './overlay-store.ts';

export function OverlayView({ from }: { from: Overlay }) {
  const say = useWords(shellWords);
  const { cancel, toast, questions } = useOverlay(from);
  const question = questions[0];
  return (
    <>
      {cancel && <OverlayLoading onCancel={cancel} />}
      {question && (
        <ConfirmDialog
          key={`${question.title} ${question.text}`}
          title={question.title}
          text={question.text}
          cancelText={say.cancel}
          confirmText={say.confirm}
          destroys={question.destroys ?? false}
          onAnswer={question.answer}
        />
      )}
      <Toast text={toast} />
    </>
  );
}

/** Lies over the page without holding it: Back and everything else stay in reach. */
export function OverlayLoading({ onCancel }: { onCancel: () => void }) {
  const say = useWords(shellWords);
  const [long, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), overlayCancelAfter);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div ref={onTop} className="overlay-loading" popover="manual">
      <div className="overlay-loading__card">
        <Spinner label={say.loading} />
        {long && (
          <Button look="quiet" small onClick={onCancel}>
            {say.cancel}
          </Button>
        )}
      </div>
    </div>
  );
}
