import { median } from '../median.ts';
import type { Verdict } from '../verdict.ts';

/** Within this time of the tap one hears something; after a longer silence people tap again. */
export const limitStartMs = 1_000;
/** Two jumps may fetch this share of the file; a player that fetched the whole way there would need 0.8 of it. */
export const limitFetched = 0.1;
/** If a page with nothing but the sound needs longer than this, the machine is busy with something else. */
const limitBareMs = 700;
export const countedRuns = 5;
/** A machine that is busy for a while gets as many runs again, but not more. */
export const mostRuns = 2 * countedRuns;

/** From the tap to the first sound, in the app and on a bare page; and the share of the file that two jumps fetched. */
export type Run = { startMs: number; bareMs: number; fetched: number };

export function isVoid({ bareMs }: Run): boolean {
  return bareMs > limitBareMs;
}

/** The medians of five runs count, because a single run may be lucky or unlucky. */
export function judge(runs: readonly Run[]): { verdict: Verdict; startMs: number; fetched: number } {
  const counted = runs.filter((run) => !isVoid(run)).slice(0, countedRuns);
  const [startMs, fetched] = [median(counted.map((run) => run.startMs)), median(counted.map((run) => run.fetched))];
  if (counted.length < countedRuns) return { verdict: 'void', startMs, fetched };
  const isWithin = startMs <= limitStartMs && fetched <= limitFetched;
  return { verdict: isWithin ? 'passed' : 'failed', startMs, fetched };
}
