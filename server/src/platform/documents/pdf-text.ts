import { cleanText, isWide } from './clean-text.rules.ts';
import type { TextPlace } from './text-place.ts';

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
  let previous: readonly TextRun[] = [];
  for (const line of linesOf(runs)) {
    if (text !== '' && !isOneParagraph(previous, line)) text += '\n';
    const start = text.length;
    for (const run of line) {
      const added = run.str.trim() === '' && text.length === start ? '' : run.str;
      if (added.trim() !== '') places.push([text.length, text.length + added.length, ...boxOf(run, viewport)]);
      text += added;
    }
    previous = line;
  }
  return { text, places };
}

/** The lines that have any text, in the order in which the library reads them. */
function linesOf(runs: readonly TextRun[]): TextRun[][] {
  const lines: TextRun[][] = [[]];
  for (const run of runs) {
    lines.at(-1)?.push({ ...run, str: cleanText(run.str).replaceAll('\n', ' ') });
    if (run.hasEOL) lines.push([]);
  }
  return lines.filter((line) => line.some(({ str }) => str.trim() !== ''));
}

const sentenceEnd = /[。！？；：.!?;:]/;

/** A line inside Chinese that is full goes on in the next one, which is of the same size and close by. */
function isOneParagraph(before: readonly TextRun[], after: readonly TextRun[]): boolean {
  const [ended, begun] = [textIn(before), textIn(after)];
  const [last, first] = [Array.from(ended.slice(-2)).at(-1), Array.from(begun.slice(0, 2)).at(0)];
  if (!isWide(last) || !isWide(first) || sentenceEnd.test(last ?? '')) return false;
  const [upper, lower] = [shapeOf(before), shapeOf(after)];
  const height = Math.max(upper.height, lower.height);
  const isSameSize = Math.min(upper.height, lower.height) > sameSize * height;
  // A heading is shorter than the line below it; a full line may be a character shorter.
  return isSameSize && Math.abs(upper.y - lower.y) < mostLeading * height && upper.right > lower.right - 2 * height;
}

const textIn = (line: readonly TextRun[]) =>
  line
    .map(({ str }) => str)
    .join('')
    .trim();

function shapeOf(line: readonly TextRun[]) {
  const shown = line.filter(({ str }) => str.trim() !== '');
  return {
    height: Math.max(...shown.map(({ height }) => height)),
    right: Math.max(...shown.map(({ transform, width }) => (transform[4] ?? 0) + width)),
    y: shown[0]?.transform[5] ?? 0,
  };
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
