import { otherLanguage, type Both, type Language } from 'contract/texts';

/** Names stand as they are, whichever language they are in; `text` says of what people read that it is the other. */
export type Say = ((name: Both) => string) & {
  text(text: Both): string;
  /** The same in the other language, where it is there and differs. */
  other(text: Both): string | null;
};

const mark: Record<Language, (text: string) => string> = {
  zh: (text) => `（英文）${text}`,
  en: (text) => `(In Chinese) ${text}`,
};

/** In the caller's language, or in the other where it is missing. */
export function inLanguage(language: Language): Say {
  const otherOne = otherLanguage(language);
  const name = (both: Both) => both[language] || both[otherOne];
  const text = (both: Both) => both[language] || (both[otherOne] && mark[language](both[otherOne]));
  const other = (both: Both) => (both[otherOne] && both[otherOne] !== name(both) ? both[otherOne] : null);
  return Object.assign(name, { text, other });
}
