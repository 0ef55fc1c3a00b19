import { joined, type Mark } from 'contract/rules/text-search';
import type { TextPlace } from '../../platform/documents/text-place.ts';
import { foldedText, lexemesAt, tokensOf, type Token } from './files-index.rules.ts';
import type { Node, Stage, StemOf } from './files-query.rules.ts';

export type Cut = (text: string) => readonly Token[];

/** Where a text has what a stage looks for: its words, or else its letters. */
export function marksIn(text: string, { words, letters }: Stage, stemOf: StemOf, cut: Cut = tokensOf): Mark[] {
  const whole = words ? wordsMarked(cut(text), words.terms.flat(), stemOf) : [];
  return whole.length > 0 || letters === undefined ? whole : joined(lettersIn(text, letters));
}

function wordsMarked(tokens: readonly Token[], alternatives: readonly (readonly Node[])[], stemOf: StemOf): Mark[] {
  const marks: Mark[] = [];
  // Nearly all words begin with another letter, and need no closer look; a stem begins as its word does.
  const begins = new Set(alternatives.flatMap(([first]) => first?.words.map(({ word }) => word.charCodeAt(0)) ?? []));
  for (const [index, { from, word }] of tokens.entries()) {
    if (!begins.has(word.charCodeAt(0))) continue;
    for (const nodes of alternatives) {
      const last = endOfMatch(tokens, index, nodes, stemOf);
      if (last !== undefined) marks.push([from, tokens[last]?.to ?? from]);
    }
  }
  return joined(marks);
}

/** The last token of the words that begin here, if they all follow. */
function endOfMatch(tokens: readonly Token[], index: number, nodes: readonly Node[], stemOf: StemOf) {
  const first = nodes[0]?.at ?? 0;
  let last: number | undefined;
  for (const node of nodes) {
    const at = index + node.at - first;
    const covers = coveredBy(tokens, at, node, stemOf);
    if (covers === undefined) return undefined;
    last = at + covers - 1;
  }
  return last;
}

function coveredBy(tokens: readonly Token[], at: number, { words }: Node, stemOf: StemOf): number | undefined {
  for (const { word, covers } of lexemesAt(tokens, at)) {
    const isWide = tokens[at]?.isWide;
    const stem = isWide ? word : (stemOf(word)?.stem ?? word);
    const found = words.find((one) => isForm(one, word) || isForm(one, stem));
    // Of a pair only its first character was asked for, if that is all that was typed.
    if (found) return isWide ? Array.from(found.word).length : covers;
  }
  return undefined;
}

function isForm({ word, isPrefix }: Node['words'][number], form: string): boolean {
  return isPrefix ? form.startsWith(word) : form === word;
}

function lettersIn(text: string, wanted: string): Mark[] {
  if (wanted === '') return [];
  const { folded, letters } = foldedText(text);
  const marks: Mark[] = [];
  for (let at = folded.indexOf(wanted); at >= 0; at = folded.indexOf(wanted, at + 1)) {
    const [first, last] = [letters[at], letters[at + wanted.length - 1]];
    if (first && last) marks.push([first[0], last[1]]);
  }
  return marks;
}

/** Words of a text that may have the stem of a word that was typed. Only words in Latin letters have stems. */
export function wordsLike(text: string, stage: Stage, cut: Cut = tokensOf): string[] {
  const typed = stage.words?.terms.flat(2).flatMap(({ words }) => words.map(({ word }) => word)) ?? [];
  const beginnings = new Set(typed.filter((word) => /^[a-z]/.test(word)).map(beginningOf));
  if (beginnings.size === 0) return [];
  // Nearly all words begin with another letter, and need no closer look.
  const letters = new Set(Array.from(beginnings, (beginning) => beginning.charCodeAt(0)));
  const words = cut(text).filter(({ word }) => letters.has(word.charCodeAt(0)));
  const like = words.filter(({ word }) => beginnings.has(word.slice(0, 1)) || beginnings.has(word.slice(0, 2)));
  return [...new Set(like.map(({ word }) => word))];
}

/** A short stem may share one letter alone with its words, as “die” with “dying”. */
function beginningOf(word: string): string {
  return word.slice(0, word.length <= 3 ? 1 : 2);
}

const [before, longest] = [30, 140];
const mostMarks = 20;

/** A piece of the text around its first mark, in one line. */
export function excerptOf(text: string, marks: readonly Mark[]): { excerpt: string; marks: Mark[] } {
  const first = marks[0]?.[0] ?? 0;
  const from = wordStart(text, Math.max(0, first - before), first);
  const to = Math.min(text.length, from + longest);
  const [start, end] = [from > 0 ? '…' : '', to < text.length ? '…' : ''];
  const piece = text.slice(from, to).toWellFormed().replaceAll(/\s/g, ' ');
  const inside = marks
    .filter(([begin]) => begin >= from && begin < to)
    .slice(0, mostMarks)
    .map(([begin, finish]): Mark => [begin - from + start.length, Math.min(finish, to) - from + start.length]);
  return { excerpt: start + piece + end, marks: inside };
}

/** An excerpt begins with a whole word if one begins soon. */
function wordStart(text: string, from: number, latest: number): number {
  if (from === 0) return 0;
  const space = text.slice(from, latest).search(/\s\S/);
  if (space >= 0 && space < 15) return from + space + 1;
  // Never between the halves of a character.
  return /[\udc00-\udfff]/.test(text.charAt(from)) ? from + 1 : from;
}

type Place = [left: number, top: number, width: number, height: number];

/** Where a mark stands on the page. Of a run that is marked in part, its share of the letters. */
export function placesOf([from, to]: Mark, places: readonly TextPlace[]): Place[] {
  return places.flatMap(([begin, end, left, top, width, height]): Place[] => {
    const [first, last] = [Math.max(from, begin), Math.min(to, end)];
    if (first >= last) return [];
    const share = width / (end - begin);
    return [[Math.round(left + (first - begin) * share), top, Math.round((last - first) * share), height]];
  });
}
