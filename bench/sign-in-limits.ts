import { median } from './median.ts';
import type { Verdict } from './verdict.ts';

/**
 * The time that a person waits for the app while logging in, in openings of a page with only React. It was two seconds
 * on the machine where it was set; so a slow machine has as much room as a fast one.
 */
export const limitInOpenings = 4;
/** If the bare page opens so much slower before a run than after it, or faster, the machine is busy with something else. */
const limitUnsteady = 1.25;
export const countedRuns = 5;
/** A machine that is busy for a while gets more runs, but not without end. */
export const mostRuns = 3 * countedRuns;

/** The milliseconds of the app, and of the bare page right before and after it. */
export type Run = { app: number; bareBefore: number; bareAfter: number };

export function bareOf({ bareBefore, bareAfter }: Run): number {
  return (bareBefore + bareAfter) / 2;
}

export function openingsOf(run: Run): number {
  return run.app / bareOf(run);
}

export function isVoid({ bareBefore, bareAfter }: Run): boolean {
  return Math.max(bareBefore, bareAfter) > limitUnsteady * Math.min(bareBefore, bareAfter);
}

/** The median of five runs counts, because a single run may be lucky or unlucky. */
export function judge(runs: readonly Run[]): { verdict: Verdict; openings: number } {
  const counted = runs.filter((run) => !isVoid(run)).slice(0, countedRuns);
  const openings = median(counted.map(openingsOf));
  if (counted.length < countedRuns) return { verdict: 'void', openings };
  return { verdict: openings > limitInOpenings ? 'failed' : 'passed', openings };
}
