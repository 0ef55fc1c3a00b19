import './language-choice.css';
import type { Language } from 'contract/languages';
import { useId } from 'react';
import { Button } from '../../../kit/button/button.tsx';
import { language, useLanguage } from '../../../lib/language.ts';
import { useWords } from '../../../lib/words.ts';
import { shellWords } from '../../../shell/shell.words.ts';
import { LanguageArt } from './language-art.tsx';
import { languageChoiceWords } from './language-choice.words.ts';
import { TextSize } from './text-size.tsx';

// Each language names itself, so that its readers recognise it.
const names: readonly { value: Language; name: string; detail: string }[] = [
  { value: 'zh', name: '中文', detail: '简体中文' },
  { value: 'en', name: 'English', detail: 'International' },
];

/** The first screen. The chosen language stays in memory until the privacy popup is agreed to. */
export function LanguageChoice({ onChosen }: { onChosen: () => void }) {
  const say = useWords(languageChoiceWords);
  const current = useLanguage();
  const choose = useId();

  function goOn() {
    language.set(current);
    onChosen();
  }

  return (
    <div className="language-choice fills">
      <div className="language-choice__hero fills">
        <LanguageArt />
        <h1 className="language-choice__names">
          <span lang="zh">{shellWords.appName.zh}</span>
          <span lang="en">{shellWords.appName.en}</span>
        </h1>
      </div>
      <div className="language-choice__sheet">
        <div className="language-choice__head row text-sub">
          <p id={choose}>{say.choose}</p>
          <TextSize />
        </div>
        <div role="radiogroup" aria-labelledby={choose}>
          {names.map(({ value, name, detail }) => (
            <label
              key={value}
              lang={value}
              className={`language-choice__option row${value === current ? ' language-choice__option--chosen' : ''}`}
            >
              <span>
                <b>{name}</b>
                <small>{detail}</small>
              </span>
              <input
                type="radio"
                name="language"
                checked={value === current}
                aria-label={name}
                onChange={() => language.set(value)}
              />
            </label>
          ))}
        </div>
        <Button block onClick={goOn}>
          {say.goOn}
        </Button>
        <p className="language-choice__later text-caption">{say.changeLater}</p>
      </div>
    </div>
  );
}
