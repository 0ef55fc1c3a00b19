import type { DelegateRow } from 'contract/calls/delegates';
import type { Language } from 'contract/languages';
import { columnsIn } from './two-delegates-a-line.ts';

/** What the height of a row depends on, apart from its words; `width` is that of the whole list. */
export type Layout = { language: Language; width: number; rem: number };

/** `certain` if every text is so short that it fits its line in any font. */
export type Guess = { height: number; certain: boolean };

// As in directory.css.
const touch = 44;
const besides = 12 + 12 + touch;
// The bookmark and the card stand one below the other.
const actions = 2 * touch;
const avatar = 3;
const aboveAndBelow = 10 + 10;
const badge = 19;
const lines = { en: { name: 1.4375, text: 1.1875 }, zh: { name: 1.5, text: 1.3125 } };
const sizes = { name: 1.04, text: 0.8125 };
// As in directory.css.
const letterSpace = 18;
const letterLine = 1.25;

export function letterHeight({ rem }: Layout): number {
  return letterSpace + letterLine * rem;
}

/** Of delegates side by side the one with the most text decides. */
export function lineHeight(rows: readonly DelegateRow[], layout: Layout): Guess {
  const guesses = rows.map((row) => rowHeight(row, layout));
  return {
    height: Math.max(...guesses.map(({ height }) => height)),
    certain: guesses.every(({ certain }) => certain),
  };
}

/**
 * A guess that is nearly always right, so that measuring a row hardly ever moves another. A list of thousands cannot be
 * laid out just to learn its length.
 */
function rowHeight({ name, title, organisation }: DelegateRow, { language, width, rem }: Layout): Guess {
  const room = width / columnsIn(width) - besides - avatar * rem;
  const named = linesOf(name, room - badge, sizes.name * rem);
  const texts = [title, organisation ?? ''].map((text) => linesOf(text, room, sizes.text * rem));
  const textLines = texts.reduce((sum, { count }) => sum + count, 0);
  const height = rem * (lines[language].name * named.count + lines[language].text * textLines);
  return {
    height: Math.max(actions, aboveAndBelow + Math.max(avatar * rem, height)),
    certain: [named, ...texts].every(({ certain }) => certain),
  };
}

function linesOf(text: string, room: number, size: number): { count: number; certain: boolean } {
  if (text === '') return { count: 0, certain: true };
  const width = widthOf(text) * size;
  if (width <= room) return { count: 1, certain: width < room * 0.8 };
  // Words do not fill their lines completely.
  return { count: Math.ceil(width / (room * 0.93)), certain: false };
}

const narrow = new Set("iljtfrI.,’'·- ");
const broad = new Set('mwMW');
const ems = Array.from({ length: 128 }, (_, code) => emsOf(String.fromCharCode(code)));

/** The width in ems: a Han character is square, letters are as wide as in the fonts of usual phones. */
function widthOf(text: string): number {
  let width = 0;
  for (const sign of text) width += ems[sign.charCodeAt(0)] ?? (sign > '\u2e7f' ? 1 : emsOf(sign));
  return width;
}

function emsOf(sign: string): number {
  if (narrow.has(sign)) return 0.3;
  if (broad.has(sign)) return 0.85;
  return sign >= 'A' && sign <= 'Z' ? 0.66 : 0.54;
}
