import type { TextPlace } from '../database/tables/content/files.ts';
import { cleanText, isWide } from './clean-text.ts';

/** A run of text as the library reads it: `transform` says where it begins and how it is turned. */
export type TextRun = { str: string; transform: number[]; width: number; height: number; hasEOL: boolean };
type Viewport = { width: number; height: number; convertToViewportPoint(x: number, y: number): number[] };
export type PageText = { text: string; places: TextPlace[] };

/** A place is measured in ten-thousandths of the sides of the page. */
const whole = 10_000;
/** How far letters reach below and above the line that they stand on, in parts of their height. */
const [below, above] = [0.2, 0.9];
/** Two lines of one paragraph are of about the same height, and at most so many heights apart. */
const [sameSize, mostLeading] = [0.85, 2.2];

/** The text of a page, and where each run of it stands. Lines that break inside Chinese are joined. */
export function pageText(runs: readonly TextRun[], viewport: Viewport): PageText {
  const places: TextPlace[] = [];
  let text = '';
  let isNewLine = false;
  let previous: TextRun | undefined;
  for (const run of runs) {
    const added = cleanText(run.str);
    if (added.trim() !== '') {
      if (isNewLine) text = brokenLine(text, added, previous ? isNextLine(previous, run) : false);
      const from = text.length;
      text += added;
      places.push([from, text.length, ...boxOf(run, viewport)]);
      isNewLine = false;
      previous = run;
    } else if (added !== '' && !isNewLine && text !== '') text += ' ';
    isNewLine ||= run.hasEOL;
  }
  return { text, places };
}

/** The next line of the same paragraph is of the same size and close by. */
function isNextLine(before: TextRun, after: TextRun): boolean {
  const height = Math.max(before.height, after.height);
  const down = Math.abs((before.transform[5] ?? 0) - (after.transform[5] ?? 0));
  return Math.min(before.height, after.height) > sameSize * height && down < mostLeading * height;
}

const sentenceEnd = /[。！？；：.!?;:]/;

function brokenLine(text: string, next: string, isSameParagraph: boolean): string {
  const last = Array.from(text.slice(-2)).at(-1);
  const first = Array.from(next.slice(0, 2)).at(0);
  if (text === '') return text;
  if (isSameParagraph && isWide(last) && isWide(first) && !sentenceEnd.test(last ?? '')) return text;
  return `${text}\n`;
}

/** Text can stand upright or aslant: the box holds all four corners. */
function boxOf({ transform, width, height }: TextRun, viewport: Viewport): [number, number, number, number] {
  const [a = 1, b = 0, c = 0, d = 1, x = 0, y = 0] = transform;
  const along = Math.hypot(a, b) || 1;
  const across = Math.hypot(c, d) || 1;
  const tall = height || across;
  const corners = [
    ...[0, width].flatMap((right) =>
      [-below * tall, above * tall].map((up) =>
        viewport.convertToViewportPoint(
          x + (a / along) * right + (c / across) * up,
          y + (b / along) * right + (d / across) * up,
        ),
      ),
    ),
  ];
  const [left, right] = sideOf(corners, 0, viewport.width);
  const [top, bottom] = sideOf(corners, 1, viewport.height);
  return [left, top, right - left, bottom - top];
}

function sideOf(corners: number[][], axis: 0 | 1, length: number): [number, number] {
  const along = corners.map((corner) => Math.round(((corner[axis] ?? 0) / length) * whole));
  const within = along.map((one) => Math.min(whole, Math.max(0, one)));
  return [Math.min(...within), Math.max(...within)];
}
