/** How wide a text is in the font in which it is drawn. */
type Measure = (text: string) => number;
type Room = { width: number; lines: number; measure: Measure; wholeWords?: boolean };

const cjk = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}\u3000-\u303f\uff00-\uffef]/u;
/** What must not begin a line, and what must not end one; of these quotes Chinese uses both sides. */
const notFirst = /^[、。，．！？：；）」』》〉】〕〗’”…—～·％,.!?:;)\]}%]/u;
const notLast = /[（「『《〈【〔〖‘“([{]$/u;

/** Breaks a text into lines as a browser would: Latin between words, Chinese between characters, punctuation kept. */
export function wrapped(text: string, room: Room): string[] {
  const lines: string[] = [];
  let line = '';
  const pieces = room.wholeWords ? joinedWords(piecesOf(text)) : piecesOf(text);
  for (const piece of pieces.flatMap((one) => cutToFit(one, room))) {
    if (line !== '' && room.measure((line + piece).trimEnd()) > room.width) {
      lines.push(line.trimEnd());
      line = '';
    }
    line += line === '' ? piece.trimStart() : piece;
  }
  if (line.trim() !== '') lines.push(line.trimEnd());
  return lines.length <= room.lines ? lines : shortened(lines, room);
}

/** The same number of lines, as even as they can be, and no Chinese word parted: a title is looked at, not only read. */
export function balanced(text: string, given: Room): string[] {
  const room = { ...given, wholeWords: true };
  const lines = wrapped(text, room);
  let [tooNarrow, wide] = [room.width / 2, room.width];
  while (wide - tooNarrow > 2) {
    const width = (tooNarrow + wide) / 2;
    if (wrapped(text, { ...room, width, lines: Infinity }).length <= lines.length) wide = width;
    else tooNarrow = width;
  }
  return wrapped(text, { ...room, width: wide });
}

/** What stays together, each with the spaces after it. */
function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  for (const letter of lettersOf(text.replaceAll(/\s+/g, ' ').trim())) {
    const before = pieces.at(-1);
    if (before === undefined || mayBreak(before, letter)) pieces.push(letter);
    else pieces[pieces.length - 1] = before + letter;
  }
  return pieces;
}

/** A single character usually belongs to the word before it (供应·链), unless it leads on to the next. */
const isSuffix = (word: string) => /^\p{scx=Han}$/u.test(word) && !/[与和及或但而在为对将以从向由把被]/u.test(word);

/** Chinese words of several characters stay together, as far as the browser knows them. */
function joinedWords(pieces: string[]): string[] {
  if (!('Segmenter' in Intl)) return pieces;
  const words = new Intl.Segmenter('zh', { granularity: 'word' }).segment(pieces.join(''));
  const joined: string[] = [];
  let place = 0;
  for (const piece of pieces) {
    const word = words.containing(place);
    if (place === 0 || (word?.index === place && !isSuffix(word.segment))) joined.push(piece);
    else joined[joined.length - 1] += piece;
    place += piece.length;
  }
  return joined;
}

function mayBreak(before: string, letter: string): boolean {
  if (letter === ' ' || notFirst.test(letter) || notLast.test(before)) return false;
  if (before.endsWith(' ')) return true;
  return cjk.test(letter) || cjk.test(lettersOf(before).at(-1) ?? '') || /[\p{L}]-$/u.test(before);
}

/** A word that is wider than a line is broken anywhere. */
function cutToFit(piece: string, { width, measure }: Room): string[] {
  if (measure(piece.trimEnd()) <= width) return [piece];
  const parts: string[] = [];
  for (const letter of lettersOf(piece)) {
    const grown = (parts.at(-1) ?? '') + letter;
    if (parts.length > 0 && measure(grown.trimEnd()) <= width) parts[parts.length - 1] = grown;
    else parts.push(letter);
  }
  return parts;
}

function shortened(lines: string[], { width, lines: most, measure }: Room): string[] {
  const last = lettersOf(lines[most - 1] ?? '');
  while (last.length > 1 && measure(`${last.join('').trimEnd()}…`) > width) last.pop();
  return [...lines.slice(0, most - 1), `${last.join('').replace(/[\s、，,：:；;]+$/u, '')}…`];
}

/** As people count letters: some are written with several characters. */
function lettersOf(text: string): string[] {
  if (!('Segmenter' in Intl)) return Array.from(text);
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
}
