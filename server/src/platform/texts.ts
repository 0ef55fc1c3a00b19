import type { Both, Language } from 'contract/texts';

export type Say = (text: Both) => string;

/** The text in the caller's language, or in the other where it is missing. */
export function inLanguage(language: Language): Say {
  const other = language === 'zh' ? 'en' : 'zh';
  return (text) => text[language] || text[other];
}
