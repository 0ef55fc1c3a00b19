import { plainSign } from './folding.ts';

/** From where to where in a text something was found. */
export type Mark = readonly [from: number, to: number];

/** The words of what was typed, as `plainText` has them: wide letters, capitals and accents count as plain ones. */
export function termsOf(typed: string): string[] {
  const terms = plainText(typed).split(/\s+/).filter(Boolean);
  return [...new Set(terms)];
}

export function plainText(text: string): string {
  return Array.from(text, plainSign).join('');
}

export function hasTerm(plain: string, term: string): boolean {
  return offsetsOf(term, plain).length > 0;
}

export function hasAll(text: string, terms: readonly string[]): boolean {
  const plain = plainText(text);
  return terms.every((term) => hasTerm(plain, term));
}

/** Where the terms stand in a text as it is shown. */
export function marksOf(text: string, terms: readonly string[]): Mark[] {
  const plain = plainText(text);
  const shown = shownLetters(text);
  return joined(terms.flatMap((term) => offsetsOf(term, plain).flatMap((at) => shown.slice(at, at + term.length))));
}

const latin = /[a-z\d]/;

/**
 * Chinese has no spaces between words. In other languages the beginning of a word counts: “gate” is not found in
 * “delegate”.
 */
function offsetsOf(term: string, plain: string): number[] {
  const offsets: number[] = [];
  const begins = latin.test(term.charAt(0));
  for (let at = plain.indexOf(term); at >= 0; at = plain.indexOf(term, at + 1))
    if (!begins || !latin.test(plain.charAt(at - 1))) offsets.push(at);
  return offsets;
}

/** For each letter of the plain text the character that it comes from: ß gives two, and an accent alone none. */
function shownLetters(text: string): Mark[] {
  const letters: Mark[] = [];
  let end = 0;
  for (const sign of text) {
    const from = end;
    end += sign.length;
    const plain = plainSign(sign);
    const last = letters.at(-1);
    // An accent of its own belongs to the letter before it.
    if (plain === '' && last) letters[letters.length - 1] = [last[0], end];
    for (const _letter of plain.split('')) letters.push([from, end]);
  }
  return letters;
}

/** In order, and those that touch or overlap as one. */
export function joined(marks: readonly Mark[]): Mark[] {
  const result: Mark[] = [];
  for (const [from, to] of [...marks].sort((a, b) => a[0] - b[0])) {
    const last = result.at(-1);
    if (last && from <= last[1]) result[result.length - 1] = [last[0], Math.max(last[1], to)];
    else result.push([from, to]);
  }
  return result;
}
