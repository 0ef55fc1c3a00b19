import { otherLanguage, type Language } from 'contract/languages';
import type { Syllable } from './pinyin.ts';
import type { Reading, StoredNames } from './stored-names.ts';

/** A name as an address book sorts it, and the same name in the other language if there is another. */
export type NameParts = {
  whole: string;
  family: string;
  given: string;
  other: string | null;
  /** The pinyin of a name in Chinese, by which it is sorted. */
  reading: { family: string; given: string } | null;
};

/** Both parts come from the same language as the whole name: a name that has no Chinese form has no Chinese family. */
export function nameParts({ name, familyName, reading }: StoredNames, language: Language): NameParts {
  const other = otherLanguage(language);
  const [shown, hidden] = name[language] ? [language, other] : [other, language];
  const whole = name[shown];
  const family = familyName[shown];
  const differs = name[hidden] !== '' && name[hidden] !== whole;
  return {
    ...{ whole, family, given: withoutFamily(whole, family), other: differs ? name[hidden] : null },
    reading: shown === 'zh' ? readingOfParts(reading, whole.startsWith(family)) : null,
  };
}

/** A foreign name in Chinese ends with the family name. */
function readingOfParts({ name, family }: Reading, familyFirst: boolean): NameParts['reading'] {
  if (name.length === 0) return null;
  const given = familyFirst ? name.slice(family.length) : name.slice(0, name.length - family.length);
  return { family: asWord(family), given: asWord(given) };
}

function asWord(syllables: readonly Syllable[]): string {
  const letters = syllables.map((one) => one.letters).join('');
  return letters.slice(0, 1).toUpperCase() + letters.slice(1);
}

/** The name without its family name, which is at the beginning, at the end or, in some languages, in the middle. */
function withoutFamily(whole: string, family: string): string {
  const from = family === '' ? -1 : placeOfFamily(whole, family);
  if (from < 0) return whole;
  const [before, after] = [whole.slice(0, from), whole.slice(from + family.length)];
  // A foreign name in Chinese has a dot between its parts.
  return `${before.replace(/[\s·・]+$/, '')} ${after.replace(/^[\s·・]+/, '')}`.trim();
}

/** Linda Lin is not “da Lin”, and 林美林 is not “林美”. */
function placeOfFamily(whole: string, family: string): number {
  if (whole.startsWith(`${family} `)) return 0;
  const isLast = [' ', '·', '・'].some((mark) => whole.endsWith(mark + family));
  return !isLast && whole.startsWith(family) ? 0 : whole.lastIndexOf(family);
}
