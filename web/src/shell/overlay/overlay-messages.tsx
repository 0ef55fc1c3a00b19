import { ConfirmDialog } from '../../kit/confirm-dialog/confirm-dialog.tsx';
import { Toast } from '../../kit/toast/toast.tsx';
import { useStore } from '../../lib/store.ts';
import { useWords } from '../../lib/words.ts';
import { shellWords } from '../shell.words.ts';
import type { Overlay } from './overlay.ts';

/** The toasts and questions. Their code is loaded after the first screen, because they appear only after it. */
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
          confirmText={question.confirmText ?? say.confirm}
          destroys={question.destroys ?? false}
          onAnswer={question.answer}
        />
      )}
      <Toast text={toast} action={toast && from.toasts.action()?.text} onAct={from.toasts.act} />
    </>
  );
}
