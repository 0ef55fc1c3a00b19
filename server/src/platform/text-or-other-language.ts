import { otherLanguage, type Both, type Language } from 'contract/languages';

/** Names are returned in whichever language they exist; `text` also says if a longer text is in the other language. */
export type Say = ((name: Both) => string) & {
  text(text: Both): string;
  /** The text in the other language, if there is one and it differs. */
  other(text: Both): string | null;
};

const mark: Record<Language, (text: string) => string> = {
  zh: (text) => `（仅有英文）${text}`,
  en: (text) => `(Chinese only) ${text}`,
};

/** Returns texts in the caller's language, or in the other if it is missing. */
export function inLanguage(language: Language): Say {
  const otherOne = otherLanguage(language);
  const name = (both: Both) => both[language] || both[otherOne];
  const text = (both: Both) => both[language] || (both[otherOne] && mark[language](both[otherOne]));
  const other = (both: Both) => (both[otherOne] && both[otherOne] !== name(both) ? both[otherOne] : null);
  return Object.assign(name, { text, other });
}
