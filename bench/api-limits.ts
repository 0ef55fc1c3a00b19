import { median } from './median.ts';
import type { Verdict } from './verdict.ts';

/** Microseconds of the processor for a request, of both servers right after one another. */
export type Round = { ours: number; bare: number };

/** The median of the rounds' ratios counts: both servers of a round meet the same state of the machine. */
export function judge(rounds: readonly Round[], limit: number) {
  const ratio = median(rounds.map(({ ours, bare }) => ours / bare));
  const verdict: Verdict = ratio > limit ? 'failed' : 'passed';
  return { verdict, ratio, ours: median(rounds.map(({ ours }) => ours)), bare: median(rounds.map(({ bare }) => bare)) };
}
