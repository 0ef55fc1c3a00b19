import { useState } from 'react';
import { themeIcon } from '../../../kit/icon/settings-icons.ts';
import { storage, themes } from '../../../lib/storage/storage.ts';
import { useWords } from '../../../lib/words.ts';
import { setAppearance } from '../../../shell/theme-and-text-size.ts';
import { ChoiceRow } from './choice-row.tsx';
import { displayWords } from './display.words.ts';

export function ThemeRow() {
  const say = useWords(displayWords);
  const [chosen, setChosen] = useState(() => storage.appearance.get().theme);
  return (
    <ChoiceRow
      icon={themeIcon}
      title={say.theme}
      options={themes.map((value) => ({ value, text: say[value] }))}
      chosen={chosen}
      onChoose={(theme) => {
        setAppearance({ ...storage.appearance.get(), theme });
        setChosen(theme);
      }}
    />
  );
}
