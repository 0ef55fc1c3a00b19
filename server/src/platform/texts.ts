import type { Both, Language } from 'contract/texts';

/** Names stand as they are, whichever language they are in; `text` says of what people read that it is the other. */
export type Say = ((name: Both) => string) & { text(text: Both): string };

const mark: Record<Language, (text: string) => string> = {
  zh: (text) => `（英文）${text}`,
  en: (text) => `(In Chinese) ${text}`,
};

/** In the caller's language, or in the other where it is missing. */
export function inLanguage(language: Language): Say {
  const other = language === 'zh' ? 'en' : 'zh';
  const name = (both: Both) => both[language] || both[other];
  const text = (both: Both) => both[language] || (both[other] && mark[language](both[other]));
  return Object.assign(name, { text });
}
