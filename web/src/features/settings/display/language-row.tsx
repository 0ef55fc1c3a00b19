import { globeIcon } from '../../../kit/icon/person-icons.ts';
import { language, useLanguage } from '../../../lib/language.ts';
import { useWords } from '../../../lib/words.ts';
import { ChoiceRow } from './choice-row.tsx';
import { displayWords } from './display.words.ts';

export function LanguageRow() {
  const say = useWords(displayWords);
  return (
    <ChoiceRow
      icon={globeIcon}
      title={say.language}
      options={[
        { value: 'zh', text: say.chinese },
        { value: 'en', text: say.english },
      ]}
      chosen={useLanguage()}
      onChoose={language.set}
    />
  );
}
