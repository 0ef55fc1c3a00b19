import { plainSign } from './plain-letters.ts';

/** The beginning and the end of a match in a text. */
export type Mark = readonly [from: number, to: number];

/** Hyphens and apostrophes inside a word: “wifi” finds Wi-Fi, and “e-mail” finds email. */
const joins = /[-‐‑'’]/;
const allJoins = new RegExp(joins, 'g');

/**
 * The words of a query in the form of `plainText`: wide letters, capitals and accents count as plain letters, hyphens
 * and apostrophes do not count.
 */
export function termsOf(typed: string): string[] {
  const terms = plainText(typed).replace(allJoins, '').split(/\s+/).filter(Boolean);
  return [...new Set(terms)];
}

export function plainText(text: string): string {
  return Array.from(text, plainSign).join('');
}

export function hasTerm(plain: string, term: string): boolean {
  return placesOf(term, plain).length > 0;
}

/** 2 if the term is a whole word of the text, 1 if a word begins with it, otherwise 0. */
export function rankOf(term: string, plain: string): 0 | 1 | 2 {
  const places = placesOf(term, plain);
  if (places.length === 0) return 0;
  return places.some(([, to]) => !latin.test(term.at(-1) ?? '') || !latin.test(plain.charAt(to))) ? 2 : 1;
}

export function hasAll(text: string, terms: readonly string[]): boolean {
  const plain = plainText(text);
  return terms.every((term) => hasTerm(plain, term));
}

/** The positions of the terms in the text as it is shown. */
export function marksOf(text: string, terms: readonly string[]): Mark[] {
  const plain = plainText(text);
  const shown = shownLetters(text);
  return joined(terms.flatMap((term) => placesOf(term, plain).flatMap(([from, to]) => shown.slice(from, to))));
}

const latin = /[a-z\d]/;

/**
 * Chinese has no spaces between words. In other languages the beginning of a word counts: “gate” is not found in
 * “delegate”.
 */
function placesOf(term: string, plain: string): Mark[] {
  const places: Mark[] = [];
  const begins = latin.test(term.charAt(0));
  for (let at = plain.indexOf(term.charAt(0)); at >= 0; at = plain.indexOf(term.charAt(0), at + 1)) {
    const end = !begins || !latin.test(plain.charAt(at - 1)) ? endOf(term, plain, at) : undefined;
    if (end !== undefined) places.push([at, end]);
  }
  return places;
}

/** Where the term ends that begins here, if it does. */
function endOf(term: string, plain: string, at: number): number | undefined {
  let end = at;
  for (const letter of term.split('')) {
    while (end > at && joins.test(plain.charAt(end))) end += 1;
    if (plain.charAt(end) !== letter) return undefined;
    end += 1;
  }
  return end;
}

/** Maps each letter of the plain text to its original character: ß has two letters, a lone accent none. */
function shownLetters(text: string): Mark[] {
  const letters: Mark[] = [];
  let end = 0;
  for (const sign of text) {
    const from = end;
    end += sign.length;
    const plain = plainSign(sign);
    const last = letters.at(-1);
    // A lone accent belongs to the letter before it.
    if (plain === '' && last) letters[letters.length - 1] = [last[0], end];
    for (const _letter of plain.split('')) letters.push([from, end]);
  }
  return letters;
}

/** Sorts the marks and joins those that touch or overlap. */
export function joined(marks: readonly Mark[]): Mark[] {
  const result: Mark[] = [];
  for (const [from, to] of [...marks].sort((a, b) => a[0] - b[0])) {
    const last = result.at(-1);
    if (last && from <= last[1]) result[result.length - 1] = [last[0], Math.max(last[1], to)];
    else result.push([from, to]);
  }
  return result;
}
