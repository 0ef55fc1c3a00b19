import { openedIn } from '../../../lib/opened-in.ts';
import { useWords } from '../../../lib/words.ts';
import { useAppContext } from '../../../shell/app-context.ts';
import { updateWords } from './update.words.ts';

/** The specification's advice, with what it means in the place where the app was opened. */
export function UpdateAdvice() {
  const say = useWords(updateWords);
  const { inHostApp } = useAppContext();
  return (
    <div className="update-advice">
      <p>{say.deleteAndRestart}</p>
      <p>{say[openedIn({ inHostApp })]}</p>
      <p>{say.staysSafe}</p>
    </div>
  );
}
