import { useState } from 'react';
import { storage, textSizes } from '../../../lib/storage/storage.ts';
import { useWords } from '../../../lib/words.ts';
import { setAppearance } from '../../../shell/theme-and-text-size.ts';
import { languageChoiceWords } from './language-choice.words.ts';

/** Whoever needs larger text needs it from the first screen on. */
export function TextSize() {
  const say = useWords(languageChoiceWords);
  const [chosen, setChosen] = useState(() => storage.appearance.get().textSize);
  return (
    <div className="text-size" role="group" aria-label={say.textSize}>
      {textSizes.map((textSize) => (
        <button
          key={textSize}
          type="button"
          aria-label={say[textSize]}
          aria-pressed={textSize === chosen}
          onClick={() => {
            setAppearance({ ...storage.appearance.get(), textSize });
            setChosen(textSize);
          }}
        >
          A
        </button>
      ))}
    </div>
  );
}
