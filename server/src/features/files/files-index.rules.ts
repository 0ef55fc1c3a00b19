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

/** By their numbers, because looking at the same characters again and again would take nearly all the time of a search. */
const known: (readonly Letter[] | undefined)[] = [];
/** The characters of nearly all texts; whoever types others fills no memory. */
const mostKnown = 0x1_0000;

/** A character in the form in which both sides of a search are compared: none for a lone accent, two for “ß”. */
function lettersOf(sign: string): readonly Letter[] {
  const code = sign.codePointAt(0) ?? 0;
  const kept = known[code];
  if (kept) return kept;
  const letters = Array.from(plainSign(sign), (letter): Letter => ({ letter, kind: kindOf(letter) }));
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
  let [gap, end] = ['', 0];
  const begin = (letter: string, from: number, isWide: boolean) => {
    const token = { word: letter, from, to: end, isWide, gap: gapOf(gap) };
    tokens.push(token);
    gap = '';
    return token;
  };
  for (const sign of text) {
    const from = end;
    end += sign.length;
    const letters = lettersOf(sign);
    // A lone accent belongs to the letter before it.
    if (letters.length === 0 && word) word.to = end;
    for (const { letter, kind } of letters) {
      if (kind === 'wide') word = void begin(letter, from, true);
      else if (kind !== 'word') [word, gap] = [undefined, gap + letter];
      else if (word) Object.assign(word, { word: shortened(word.word + letter), to: end });
      else word = begin(letter, from, false);
    }
  }
  return tokens;
}

function gapOf(gap: string): Token['gap'] {
  if (gap === '') return 'nothing';
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
  let [end, space] = [0, -1];
  let isAfterWide = true;
  for (const sign of text) {
    const from = end;
    end += sign.length;
    for (const { letter, kind } of lettersOf(sign)) {
      if (kind === 'space') {
        space = space < 0 ? from : space;
        continue;
      }
      const isWide = kind === 'wide';
      if (space >= 0 && !(isWide && isAfterWide) && folded !== '') {
        folded += ' ';
        letters.push([space, from]);
      }
      [space, isAfterWide] = [-1, isWide];
      folded += letter;
      for (let unit = 0; unit < letter.length; unit += 1) letters.push([from, end]);
    }
  }
  return { folded, letters };
}

/** A word that is not Chinese, in a folded text. */
const narrowWord = new RegExp(String.raw`[[\p{L}\p{N}]--${wideSign.source}]+`, 'gv');
const wideRun = new RegExp(`${wideSign.source}+`, 'gu');
/** Of longer ones the index has the beginning. */
const longestEnding = 12;

/** The endings of all words of a folded text that are not Chinese: a piece of a word is the beginning of one. */
export function endingsIn(folded: string): string[] {
  const endings = new Set<string>();
  for (const word of new Set(folded.match(narrowWord))) {
    const signs = Array.from(word);
    for (const at of signs.keys()) endings.add(signs.slice(at, at + longestEnding).join(''));
  }
  return [...endings];
}

/** What the index has of every page with these letters, and whether that is all that they are. */
type Around = { endings?: string; words?: string; isAll: boolean };

export function around(letters: string): Around {
  const endings = Array.from(letters.matchAll(narrowWord), ({ 0: word, index }) => {
    const isOpen = index + word.length === letters.length;
    return `'${Array.from(word).slice(0, longestEnding).join('')}'${isOpen ? ':*' : ''}`;
  });
  const words = Array.from(letters.matchAll(wideRun), ([run]) => pairsOf(Array.from(run))).flat();
  const isAll = letters.length <= longestEnding && letters.replace(narrowWord, '') === '';
  return {
    ...(endings.length > 0 ? { endings: endings.join(' & ') } : {}),
    ...(words.length > 0 ? { words: words.join(' & ') } : {}),
    isAll,
  };
}

/** Every Chinese character begins a word of the index. */
function pairsOf(signs: readonly string[]): string[] {
  const [first = '', ...next] = signs;
  return next.length === 0 ? [`'${first}':*`] : next.map((sign, at) => `'${signs[at]}${sign}'`);
}
