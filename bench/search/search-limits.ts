import type { Verdict } from '../verdict.ts';

/** Milliseconds of the server for a search among 500 files, in 95 of 100 searches; with more files there is no limit. */
export const limits = { embedded: 100, postgres: 30 } as const;
export type DatabaseKind = keyof typeof limits;
export const limitedFiles = 500;

/** The time that 95 of 100 do not exceed. */
export function percentile95(times: readonly number[]): number {
  return times.toSorted((one, other) => one - other)[Math.ceil(times.length * 0.95) - 1] ?? Number.NaN;
}

export type Searched = { kind: DatabaseKind; files: number; times: readonly number[] };

export function judge({ kind, files, times }: Searched): { verdict: Verdict; p95: number; ofLimit: number } {
  const p95 = percentile95(times);
  const ofLimit = p95 / limits[kind];
  return { verdict: files <= limitedFiles && !(ofLimit <= 1) ? 'failed' : 'passed', p95, ofLimit };
}
