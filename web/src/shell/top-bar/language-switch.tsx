import { LanguageToggle } from '../../kit/language-toggle/language-toggle.tsx';
import { language, useLanguage } from '../../lib/language.ts';
import { useWords } from '../../lib/words.ts';
import { shellWords } from '../shell.words.ts';

export function LanguageSwitch({ inverse }: { inverse?: boolean }) {
  const say = useWords(shellWords);
  const current = useLanguage();
  return (
    <LanguageToggle current={current} label={say.otherLanguage} onToggle={language.toggle} inverse={inverse ?? false} />
  );
}
