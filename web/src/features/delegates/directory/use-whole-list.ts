import { useEffect, useState } from 'react';
import { whenIdle } from '../../../lib/idle/idle.ts';
import type { Section } from './order-and-letters.ts';

/** Little enough to be rendered between two frames of a slow phone. */
export const linesAPiece = 12;
/** A page that has just opened has more urgent things to do, and somebody who scrolls needs every frame. */
const quiet = 3_000;
/**
 * With more, the others would take a slow phone many seconds and tens of megabytes: then only rows near the window are
 * there, and each says which of how many it is.
 */
const mostRows = 500;

/**
 * Rows near the window are there at once. The others follow piece by piece, for screen readers and for the browser's
 * search in the page; returned is how many of the pieces are there.
 */
export function useWholeList(sections: readonly Section[], pieces: number, isScrolling: boolean): number {
  const [whole, setWhole] = useState({ of: sections, pieces: 0 });
  const all = sections.reduce((sum, { rows }) => sum + rows.length, 0) > mostRows ? 0 : pieces;
  const now = whole.of === sections ? whole.pieces : 0;

  useEffect(() => {
    if (isScrolling || now >= all) return undefined;
    const add = () => setWhole({ of: sections, pieces: now + 1 });
    if (now > 0) return whenIdle(add);
    const timer = setTimeout(add, quiet);
    return () => clearTimeout(timer);
  }, [sections, isScrolling, now, all]);
  return now;
}

/** How many pieces stand above each section, and last of all how many there are. */
export function piecesBeforeEach(sections: readonly Section[], columns: number): number[] {
  const before = [0];
  for (const { rows } of sections)
    before.push((before.at(-1) ?? 0) + Math.ceil(Math.ceil(rows.length / columns) / linesAPiece));
  return before;
}
