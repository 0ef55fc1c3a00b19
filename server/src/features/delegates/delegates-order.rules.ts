import { foldedSign } from 'contract/rules/plain-letters';
import { otherLanguage, type Both, type Language } from 'contract/languages';
import type { Reading } from '../../platform/people/stored-names.ts';
import type { Syllable } from '../../platform/people/pinyin.ts';

export type Sorted = {
  id: string;
  rank: number;
  name: Both;
  familyName: Both;
  reading: Reading;
};

export function byRank(a: Pick<Sorted, 'id' | 'rank'>, b: Pick<Sorted, 'id' | 'rank'>): number {
  return a.rank - b.rank || compared(a.id, b.id);
}

/** Sorts by first letter, then by family name: by its reading in Chinese, by the alphabet in English. */
export function byName(language: Language): (a: Sorted, b: Sorted) => number {
  const known = new Map<Sorted, ReturnType<typeof placeOf>>();
  const placed = (person: Sorted) => {
    const place = known.get(person) ?? placeOf(person, language);
    known.set(person, place);
    return place;
  };
  const among = language === 'zh' ? byReading : byAlphabet;
  return (a, b) => {
    const [first, second] = [placed(a), placed(b)];
    return comparedLetters(first.letter, second.letter) || comparedReadings(first.family, second.family) || among(a, b);
  };
}

const placeOf = (person: Sorted, language: Language) => ({
  letter: letterOf(person, language),
  family: spelledFamily(person, language),
});

/** Positions count only listed people: a gap would reveal a person who is not listed. */
export function ordersOf(listed: readonly Sorted[], language: Language) {
  const inRankOrder = new Map(listed.toSorted(byRank).map(({ id }, position) => [id, position]));
  return new Map(
    listed.toSorted(byName(language)).map((person, nameOrder) => [
      person.id,
      {
        pinyin: pinyinOf(person),
        letter: letterOf(person, language),
        nameOrder,
        rankOrder: inRankOrder.get(person.id) ?? 0,
      },
    ]),
  );
}

export function pinyinOf({ reading }: Pick<Sorted, 'reading'>): string {
  return reading.name.map(({ letters }) => letters).join(' ');
}

/** Names that begin with no letter (#) come last. */
function comparedLetters(a: string, b: string): number {
  if (a === b) return 0;
  return a === '#' ? 1 : b === '#' ? -1 : compared(a, b);
}

// Without this option accents and punctuation would separate people of one family.
const alphabet = new Intl.Collator('en', { sensitivity: 'base', ignorePunctuation: true });

function byAlphabet(a: Sorted, b: Sorted): number {
  return (
    alphabet.compare(textOf(a.familyName, 'en'), textOf(b.familyName, 'en')) ||
    alphabet.compare(textOf(a.name, 'en'), textOf(b.name, 'en')) ||
    compared(a.id, b.id)
  );
}

function byReading(a: Sorted, b: Sorted): number {
  return (
    // The characters are compared first, because 余 and 俞 are read alike but are two families.
    compared(textOf(a.familyName, 'zh'), textOf(b.familyName, 'zh')) ||
    comparedReadings(a.reading.name, b.reading.name) ||
    compared(textOf(a.name, 'zh'), textOf(b.name, 'zh')) ||
    compared(a.id, b.id)
  );
}

/**
 * A name without a Chinese reading counts as one syllable in plain letters. A collator puts Þ after Z, but people
 * look for Þórðarson under T.
 */
function spelledFamily({ familyName, reading }: Sorted, language: Language): readonly Syllable[] {
  if (language === 'zh' && reading.family.length > 0) return reading.family;
  return [{ letters: folded(textOf(familyName, language)), tone: 0 }];
}

function comparedReadings(a: readonly Syllable[], b: readonly Syllable[]): number {
  for (const [i, syllable] of a.entries()) {
    const other = b[i];
    if (!other) return 1;
    const difference = compared(syllable.letters, other.letters) || syllable.tone - other.tone;
    if (difference) return difference;
  }
  return a.length - b.length;
}

export function letterOf(person: Sorted, language: Language): string {
  const first = spelledFamily(person, language)[0]?.letters[0]?.toUpperCase() ?? '';
  return /[A-Z]/.test(first) ? first : '#';
}

function folded(text: string): string {
  return Array.from(text, foldedSign).join('');
}

function textOf(text: Both, language: Language): string {
  return text[language] || text[otherLanguage(language)];
}

function compared(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
