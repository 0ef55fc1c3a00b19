import { spelled, type Part, type Spelled } from './pinyin-and-initials.ts';
import { endAfter, type Run } from './name-words.ts';
import type { Mark } from './text-search.ts';

export type FieldName = 'name' | 'title' | 'organisation';

/** One text of a person, prepared for the search. */
export type Field = {
  name: FieldName;
  other: boolean;
  text: string;
  words: Run[];
  parts: Part[];
  /** All Han characters of the text without separators, each with its position. */
  han: string;
  hanAt: number[];
  /** True if there are separators, as in a foreign name, whose given name comes first. */
  parted: boolean;
  syllables: Part[];
};
export type Match = { score: number; marks: Mark[] };

// The text of the other language counts a little less.
const otherLanguage = 1;

/** How well a word of the query matches, and where. A name counts more than an organisation, and that more than a title. */
export function matchIn(field: Field, word: Run): Match | undefined {
  const match = word.han ? hanMatch(field, word.text) : latinMatch(field, word.text);
  return match && field.other ? { ...match, score: match.score - otherLanguage } : match;
}

// A user who types 马 means the surname rather than the beginning of 马蒂亚斯.
const givenName = 6;
const hanScores = { name: [100, 92, 80], organisation: [66, 60, 52], title: [50, 44, 40] } as const;

function hanMatch({ name, text, han, hanAt, parted }: Field, word: string): Match | undefined {
  const from = han.indexOf(word);
  if (from < 0) return undefined;
  const [whole, start, within] = hanScores[name];
  const begun = name === 'name' && parted ? start - givenName : start;
  const score = han === word ? whole : from === 0 ? begun : within;
  return { score, marks: hanMarks(text, hanAt, from, from + word.length) };
}

function hanMarks(text: string, hanAt: readonly number[], from: number, to: number): Mark[] {
  return hanAt.slice(from, to).map((at): Mark => [at, endAfter(text, at, 1)]);
}

function latinMatch(field: Field, word: string): Match | undefined {
  const inWords = wordMatch(field, word);
  if (field.syllables.length === 0) return inWords;
  const inSyllables = syllableMatch(field, word);
  return (inSyllables?.score ?? 0) > (inWords?.score ?? 0) ? inSyllables : inWords;
}

function wordMatch({ name, text, words, parts }: Field, word: string): Match | undefined {
  const found = spelled(word, parts, name === 'name');
  if (!found) return undefined;
  const marks = found.taken.map((letters, i): Mark => {
    const at = words[found.from + i]?.at ?? 0;
    return [at, endAfter(text, at, letters)];
  });
  return { score: wordScores[name](found), marks };
}

const wordScores: Record<FieldName, (found: Spelled) => number> = {
  name: ({ how, from, complete }) => {
    if (how === 'whole') return complete ? 100 : from === 0 ? 90 : 89;
    if (how === 'start') return from === 0 ? 78 : 76;
    return abbreviationScore(how, from, complete);
  },
  organisation: ({ how, complete }) => (how === 'whole' ? (complete ? 66 : 56) : 46),
  title: ({ how, complete }) => (how === 'whole' ? (complete ? 50 : 42) : 34),
};

function syllableMatch({ text, hanAt, syllables }: Field, word: string): Match | undefined {
  const found = spelled(word, syllables, true);
  if (!found) return undefined;
  const { from, taken } = found;
  return { score: syllableScore(found), marks: hanMarks(text, hanAt, from, from + taken.length) };
}

function syllableScore({ how, from, complete }: Spelled): number {
  if (how === 'whole') return complete ? 100 : from === 0 ? 88 : 70;
  if (how === 'start') return from === 0 ? 72 : 62;
  return abbreviationScore(how, from, complete);
}

function abbreviationScore(how: Spelled['how'], from: number, complete: boolean): number {
  const least = how === 'initials' ? 2 : 0;
  return (complete ? 66 : from === 0 ? 56 : 44) + least;
}
