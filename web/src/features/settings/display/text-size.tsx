import './text-size.css';
import { useState } from 'react';
import { Icon } from '../../../kit/icon/icon.tsx';
import { textSizeIcon } from '../../../kit/icon/settings-icons.ts';
import { Segment } from '../../../kit/segment/segment.tsx';
import { storage, textSizes } from '../../../lib/storage/storage.ts';
import { useWords } from '../../../lib/words.ts';
import { setAppearance } from '../../../shell/theme-and-text-size.ts';
import { displayWords } from './display.words.ts';

/** The choices show themselves in their own size. */
export function TextSizeChoice() {
  const say = useWords(displayWords);
  const [chosen, setChosen] = useState(() => storage.appearance.get().textSize);
  return (
    <div className="text-size-choice divided">
      <div className="text-size-choice__head row">
        <Icon path={textSizeIcon} />
        <span>{say.textSize}</span>
      </div>
      <Segment
        name="text-size"
        label={say.textSize}
        choices={textSizes.map((value) => ({ value, text: say[value] }))}
        chosen={chosen}
        onChoose={(textSize) => {
          setAppearance({ ...storage.appearance.get(), textSize });
          setChosen(textSize);
        }}
      />
    </div>
  );
}
