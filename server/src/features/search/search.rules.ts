import type { Marked } from 'contract/calls/search';
import { plainSign } from 'contract/rules/plain-letters';
import { hasTerm, marksOf, rankOf, termsOf, type Mark } from 'contract/rules/text-search';
import type { Searched } from '../../platform/content/searched.rules.ts';

const letterOrDigit = /[\p{L}\p{N}]/u;
/** Quotes and brackets that come along with a copied word are part of no word; hyphens and apostrophes may be. */
const punctuation = /[^\p{L}\p{N}\p{M}\s\-‐‑'’]+/gu;

/** Each word is looked for in every text. Whoever types more knows the sentence, and its beginning finds it. */
const mostWords = 20;

/** The words to look for; none if there is nothing but punctuation. */
export function wordsOf(typed: string): string[] {
  const words = termsOf(typed.toWellFormed().replaceAll(punctuation, ' ')).filter((term) => letterOrDigit.test(term));
  return words.slice(0, mostWords);
}

/** Those that have every word, best first; equal ones stay in the order in which they came. */
export function bestOf<Found>(rows: readonly Searched<Found>[], terms: readonly string[]): Found[] {
  return rows
    .map((row) => ({ found: row.found, score: scoreOf(row, terms) }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)
    .map(({ found }) => found);
}

function scoreOf({ called, said }: Searched<unknown>, terms: readonly string[]): number {
  let sum = 0;
  for (const term of terms) {
    const inName = rankOf(term, called);
    const rank = inName > 0 ? inName + 2 : rankOf(term, said);
    if (rank === 0) return 0;
    sum += rank;
  }
  return sum;
}

export function marked(text: string, terms: readonly string[]): Marked {
  return { text, marks: marksOf(text, terms).map(([from, to]) => [from, to]) };
}

/** The first line that has one of the words, as much of it as fits; null if no line has any. */
export function excerptOf(texts: readonly string[], terms: readonly string[]): Marked | null {
  for (const line of texts.flatMap((text) => text.split('\n'))) {
    const plain = plainSign(line);
    if (!terms.some((term) => hasTerm(plain, term))) continue;
    return around(line, marksOf(line, terms));
  }
  return null;
}

/** The beginning of the first text, for what is found by its name alone. */
export function beginningOf(texts: readonly string[]): Marked {
  const [line = ''] = texts.filter(Boolean).flatMap((text) => text.split('\n'));
  return around(line, []);
}

/** Two lines of a phone, with a few words in front of the match. */
const [longest, before] = [110, 24];

function around(line: string, marks: readonly Mark[]): Marked {
  const first = marks[0]?.[0] ?? 0;
  const from = first <= before || line.length <= longest ? 0 : beginningNear(line, first - before, first);
  const to = line.length - from <= longest ? line.length : endNear(line, from + longest);
  const lead = from > 0 ? '…' : '';
  const shift = lead.length - from;
  return {
    text: `${lead}${line.slice(from, to)}${to < line.length ? '…' : ''}`,
    marks: marks.flatMap(([start, end]): [number, number][] =>
      start >= from && end <= to ? [[start + shift, end + shift]] : [],
    ),
  };
}

/** Behind the next space, if there is one before the match; Chinese has none, and is cut anywhere. */
function beginningNear(line: string, at: number, first: number): number {
  const space = line.indexOf(' ', at);
  if (space >= 0 && space < first) return space + 1;
  return isSecondHalf(line, at) ? at + 1 : at;
}

function endNear(line: string, at: number): number {
  const space = line.lastIndexOf(' ', at);
  if (space > at - 16) return space;
  return isSecondHalf(line, at) ? at - 1 : at;
}

/** Rare characters take two places, between which nothing may be cut. */
function isSecondHalf(line: string, at: number): boolean {
  return /[\uDC00-\uDFFF]/.test(line.charAt(at));
}
