import { ConfirmDialog } from '../../kit/confirm-dialog/confirm-dialog.tsx';
import { Toast } from '../../kit/toast/toast.tsx';
import { useStore } from '../../lib/store.ts';
import { useWords } from '../../lib/words.ts';
import { shellWords } from '../shell.words.ts';
import type { Overlay } from './overlay.ts';

/** What the app says or asks: after the first screen, so its code comes after it, too. */
export default function OverlayMessages({ from }: { from: Overlay }) {
  const say = useWords(shellWords);
  const toast = useStore(from.toasts);
  const [question] = useStore(from.dialogs);
  return (
    <>
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
