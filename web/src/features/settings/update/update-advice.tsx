import { openedIn } from '../../../lib/opened-in.ts';
import { useStore } from '../../../lib/store.ts';
import { useWords } from '../../../lib/words.ts';
import { useAppContext } from '../../../shell/app-context.ts';
import { unsentText } from '../../../shell/unsent-text.ts';
import { updateWords } from './update.words.ts';

/** The specification's advice, with what it means in the place where the app was opened. */
export function UpdateAdvice() {
  const say = useWords(updateWords);
  const { inHostApp } = useAppContext();
  const unsent = useStore(unsentText);
  return (
    <div className="update-advice">
      <p>{say.deleteAndRestart}</p>
      <p>{say[openedIn({ inHostApp })]}</p>
      <p>
        {say.staysSafe}
        {unsent && say.losesText}
      </p>
    </div>
  );
}
