import { median } from './median.ts';
import type { Frames } from './frames.ts';
import type { Verdict } from './verdict.ts';

/** The share of frames that may be missing while a user scrolls. */
export const limitDropped = 0.02;
/** If a page without a script drops more than this, the machine is busy with something else. */
export const limitBare = 0.01;
export const countedRuns = 5;
/** A machine that is busy for a while gets as many runs again, but not more. */
export const mostRuns = 2 * countedRuns;

/** The shares of dropped frames of both pages in one run, which are scrolled right after one another. */
export type Run = { app: number; bare: number };

export function shareOf({ wanted, dropped }: Frames): number {
  return wanted > 0 ? dropped / wanted : 1;
}

export function isVoid({ bare }: Run): boolean {
  return bare > limitBare;
}

/** The median of five runs counts, because a single run may be lucky or unlucky. */
export function judge(runs: readonly Run[]): { verdict: Verdict; app: number; bare: number } {
  const counted = runs.filter((run) => !isVoid(run)).slice(0, countedRuns);
  const [app, bare] = [median(counted.map((run) => run.app)), median(counted.map((run) => run.bare))];
  if (counted.length < countedRuns) return { verdict: 'void', app, bare };
  return { verdict: app > limitDropped ? 'failed' : 'passed', app, bare };
}
