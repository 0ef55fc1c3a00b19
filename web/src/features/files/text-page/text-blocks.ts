import type { Hits } from '../files.api.ts';

type Marks = Hits[number]['marks'];
/** A piece of a text with what is marked in it; its first mark is the how-manieth of the whole text. */
export type Piece = { text: string; marks: Marks; firstMark: number };
/** Lines that follow each other, or the rows of a table. */
export type Block = { lines: Piece } | { rows: Piece[][] };

type Line = { from: number; text: string };
const cellEnd = '\t';
const isRow = ({ text }: Line) => text.includes(cellEnd);

/** The cells of a table are divided by tabs. A mark that reaches over an edge is shown on both sides of it. */
export function blocksOf(text: string, marks: Marks): Block[] {
  const piece = ({ from, text: part }: Line) => pieceOf(text, marks, from, from + part.length);
  return runsOf(linesOf(text)).map((run) =>
    run.some(isRow) ? { rows: run.map((row) => cellsOf(row).map(piece)) } : { lines: piece(joined(run)) },
  );
}

const joined = (run: readonly Line[]): Line => ({
  from: run[0]?.from ?? 0,
  text: run.map(({ text }) => text).join('\n'),
});

function linesOf(text: string): Line[] {
  return partsOf(text, '\n', 0);
}
function cellsOf({ text, from }: Line): Line[] {
  return partsOf(text, cellEnd, from);
}
function partsOf(text: string, divider: string, from: number): Line[] {
  let at = from;
  return text.split(divider).map((part) => {
    const line = { from: at, text: part };
    at += part.length + 1;
    return line;
  });
}

/** Lines of one kind that follow each other. */
function runsOf(lines: readonly Line[]): Line[][] {
  const runs: Line[][] = [];
  for (const line of lines) {
    const run = runs.at(-1);
    if (run?.[0] && isRow(run[0]) === isRow(line)) run.push(line);
    else runs.push([line]);
  }
  return runs;
}

function pieceOf(text: string, marks: Marks, from: number, to: number): Piece {
  const firstMark = marks.findIndex(([, end]) => end > from);
  const inside = marks.filter(([start, end]) => end > from && start < to);
  const within = (place: number) => Math.min(to, Math.max(from, place)) - from;
  return {
    text: text.slice(from, to),
    marks: inside.map(([start, end]) => [within(start), within(end)]),
    firstMark: Math.max(0, firstMark),
  };
}
