import { plainSign } from 'contract/rules/plain-letters';

/** A Chinese character, or a word of another script, as it is searched, with its place in the text. */
export type Token = {
  word: string;
  from: number;
  to: number;
  /** Written without spaces between words. */
  isWide: boolean;
  /** What stands between it and the token before. */
  gap: 'nothing' | 'space' | 'hyphen' | 'signs';
};

/** Written without spaces between words. */
const wideSign = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u;
const wordSign = /[\p{L}\p{N}]/u;
/** Hyphens and apostrophes inside a word; a hyphen may end a line. */
const hyphen = /^(?:[-‐‑\u00ad]\n?|['’])$/;
/** Longer ones are no words, and the index takes none that are much longer. */
const longestWord = 60;

type Letter = { letter: string; kind: 'wide' | 'word' | 'sign' | 'space' };

/** The characters of nearly all texts; whoever types others fills no memory. */
const mostKnown = 0x1_0000;
/** By their numbers, because looking at the same characters again and again would take nearly all the time of a search. */
const known = Array.from<readonly Letter[] | undefined>({ length: mostKnown });

/** A character in the form in which both sides of a search are compared: none for a lone accent, two for “ß”. */
function lettersOf(code: number): readonly Letter[] {
  const kept = known[code];
  if (kept) return kept;
  const plain = plainSign(String.fromCodePoint(code));
  const letters = Array.from(plain, (letter): Letter => ({ letter, kind: kindOf(letter) }));
  if (code < mostKnown) known[code] = letters;
  return letters;
}

function kindOf(letter: string): Letter['kind'] {
  if (wideSign.test(letter)) return 'wide';
  if (wordSign.test(letter)) return 'word';
  return letter.trim() === '' ? 'space' : 'sign';
}

/** Never between the halves of a character, which the database would not take. */
function shortened(word: string): string {
  return word.length <= longestWord ? word : word.slice(0, longestWord).replace(/[\ud800-\udbff]$/, '');
}

/** The words of a text in the form in which both sides of a search are compared: wide letters, capitals and accents count as plain ones. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let word: Token | undefined;
  let gap = '';
  for (let from = 0, to = 0; from < text.length; from = to) {
    const code = text.codePointAt(from) ?? 0;
    to = from + unitsOf(code);
    const letters = lettersOf(code);
    // A lone accent belongs to the letter before it.
    if (letters.length === 0 && word) word.to = to;
    for (const { letter, kind } of letters) {
      const isWide = kind === 'wide';
      if (kind === 'word' && word) {
        word.word = shortened(word.word + letter);
        word.to = to;
      } else if (isWide || kind === 'word') {
        const token = { word: letter, from, to, isWide, gap: gapOf(gap) };
        tokens.push(token);
        word = isWide ? undefined : token;
        gap = '';
      } else {
        word = undefined;
        gap += letter;
      }
    }
  }
  return tokens;
}

/** Of characters beyond the first plane a text has two halves. */
function unitsOf(code: number): number {
  return code > 0xffff ? 2 : 1;
}

function gapOf(gap: string): Token['gap'] {
  if (gap === '') return 'nothing';
  if (gap === ' ') return 'space';
  if (hyphen.test(gap)) return 'hyphen';
  return gap.trim() === '' ? 'space' : 'signs';
}

/** A word of the index, and where in the text it stands. */
export type IndexEntry = { word: string; at: number[] };

/** PostgreSQL counts no further. */
const lastPlace = 16_383;

/** What the index has of a text: of Chinese every two neighbours, and a last character alone. */
export function indexOf(text: string): IndexEntry[] {
  const places = new Map<string, number[]>();
  const tokens = tokensOf(text);
  for (const index of tokens.keys()) {
    for (const { word } of lexemesAt(tokens, index)) {
      const at = places.get(word) ?? [];
      at.push(Math.min(index + 1, lastPlace));
      places.set(word, at);
    }
  }
  return Array.from(places, ([word, at]) => ({ word, at }));
}

/** A word of the index with the number of tokens that it covers. */
export type Lexeme = { word: string; covers: number };

/** “Wi-Fi” is found as two words and as one. Spaces between Chinese characters are the printer's, not the writer's. */
export function lexemesAt(tokens: readonly Token[], index: number): Lexeme[] {
  const token = tokens[index];
  const next = tokens[index + 1];
  if (!token) return [];
  if (token.isWide) {
    const isPair = next?.isWide && (next.gap === 'nothing' || next.gap === 'space');
    return [isPair ? { word: token.word + next.word, covers: 2 } : { word: token.word, covers: 1 }];
  }
  const whole = joinedAt(tokens, index);
  return [{ word: token.word, covers: 1 }, ...(whole ? [whole] : [])];
}

/** The words from here on that hyphens join, as one word. */
export function joinedAt(tokens: readonly Token[], index: number): Lexeme | undefined {
  let word = tokens[index]?.word ?? '';
  let end = index + 1;
  for (let next = tokens[end]; next && !next.isWide && next.gap === 'hyphen'; next = tokens[end]) {
    word += next.word;
    end += 1;
  }
  return end > index + 1 ? { word: shortened(word), covers: end - index } : undefined;
}

export type Folded = { folded: string; letters: [from: number, to: number][] };

/** The text with each letter folded, and where each letter stands in the text. Spaces count as one, inside Chinese as none. */
export function foldedText(text: string): Folded {
  let folded = '';
  const letters: Folded['letters'] = [];
  let space = -1;
  let isAfterWide = true;
  for (let from = 0, end = 0; from < text.length; from = end) {
    const code = text.codePointAt(from) ?? 0;
    end = from + unitsOf(code);
    for (const { letter, kind } of lettersOf(code)) {
      if (kind === 'space') {
        space = space < 0 ? from : space;
        continue;
      }
      const isWide = kind === 'wide';
      if (space >= 0 && !(isWide && isAfterWide) && folded !== '') {
        folded += ' ';
        letters.push([space, from]);
      }
      space = -1;
      isAfterWide = isWide;
      folded += letter;
      for (let unit = 0; unit < letter.length; unit += 1) letters.push([from, end]);
    }
  }
  return { folded, letters };
}

const narrow = String.raw`[[\p{L}\p{N}]--${wideSign.source}]`;
/** A word that is not Chinese, in a folded text. */
const narrowWord = new RegExp(`${narrow}+`, 'gv');
/** Where one such word follows another: the last letter, what stands between them, and the first letter. */
const joint = new RegExp(String.raw`(?=(${narrow}[^\p{L}\p{N}]{1,3}${narrow}))`, 'gv');
const wideRun = new RegExp(`${wideSign.source}+`, 'gu');
/** Of longer ones the index has the beginning: it takes a megabyte, which Korean fills first, three letters a syllable. */
const longestEnding = 9;

/**
 * What a piece that was cut out of a folded text, and is not Chinese, is found by: the endings of all words, because a
 * piece of a word is the beginning of one; each letter; and where one word follows another.
 */
export function piecesIn(folded: string): string[] {
  const pieces = new Set(jointsIn(folded).map(({ text }) => text));
  for (const word of new Set(folded.match(narrowWord))) {
    const signs = Array.from(word);
    for (const [at, letter] of signs.entries()) {
      pieces.add(signs.slice(at, at + longestEnding).join(''));
      pieces.add(anywhere(letter));
    }
  }
  return [...pieces];
}

/** A letter has an entry of its own, because very many endings begin with it. */
function anywhere(letter: string): string {
  return `${letter}*`;
}

function jointsIn(folded: string) {
  return Array.from(folded.matchAll(joint), ({ 1: text = '', index }) => ({ text, index, end: index + text.length }));
}

/** What the index has of every page with these letters, and whether that is all that they are. */
type Around = { pieces?: string; pairs?: string; isAll: boolean };

export function around(letters: string): Around {
  const joints = jointsIn(letters);
  const endings = Array.from(letters.matchAll(narrowWord)).flatMap(({ 0: word, index }) => {
    const signs = Array.from(word);
    const end = index + word.length;
    // A single letter stands in the joint beside it.
    if (signs.length === 1 && joints.some((one) => one.index === index || one.end === end)) return [];
    const isOpen = end === letters.length;
    if (isOpen && signs.length === 1) return quoted(anywhere(word));
    return `${quoted(signs.slice(0, longestEnding).join(''))}${isOpen ? ':*' : ''}`;
  });
  const pieces = [...joints.map(({ text }) => quoted(text)), ...endings];
  const pairs = Array.from(letters.matchAll(wideRun), ([run]) => pairsOf(Array.from(run))).flat();
  const isWord = letters.length <= longestEnding && letters.replace(narrowWord, '') === '';
  return {
    ...(pieces.length > 0 ? { pieces: pieces.join(' & ') } : {}),
    ...(pairs.length > 0 ? { pairs: pairs.join(' & ') } : {}),
    isAll: isWord || joints.some(({ text }) => text === letters),
  };
}

/** What stands between two words may end a quotation. */
function quoted(piece: string): string {
  return `'${piece.replaceAll(/['\\]/g, '$&$&')}'`;
}

/** Every Chinese character begins a word of the index. */
function pairsOf(signs: readonly string[]): string[] {
  const [first = '', ...next] = signs;
  return next.length === 0 ? [`'${first}':*`] : next.map((sign, at) => `'${signs[at]}${sign}'`);
}
