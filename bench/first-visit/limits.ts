import { median } from '../median.ts';
import type { Verdict } from '../verdict.ts';

/** What Lighthouse says of one opening of a page. */
export type Visit = { benchmarkIndex: number; score: number; mainThread: number; blocking: number };

/** Main-thread work in that of a page with only React, measured in the same run; milliseconds; Lighthouse's score. */
export type Limits = { work?: number; blocking?: number; score: number };

export const limits = {
  agenda: { work: 3.5, blocking: 300, score: 90 },
  delegates: { work: 3.5, blocking: 300, score: 90 },
  home: { work: 5, blocking: 500, score: 80 },
  login: { score: 90 },
  settings: { score: 90 },
  files: { score: 90 },
} satisfies Record<string, Limits>;
export type PageName = keyof typeof limits;

/** Script files that a first visit requests until the agenda's list is painted. */
export const limitScripts = 9;

/**
 * A phone of the lower middle. Lighthouse measures how fast the machine is, so that the processor is slowed by as much as
 * makes machines of different speed stand for one phone: 4 times on one of 1,000, 11 times on one of 2,700.
 */
const indexOfPhone = 250;

export function slowDownFor(benchmarkIndex: number): number {
  return Math.max(1, benchmarkIndex / indexOfPhone);
}

/** The medians of a page's openings. */
export function typical(visits: readonly Visit[]): Visit {
  const of = (figure: keyof Visit) => median(visits.map((visit) => visit[figure]));
  return {
    benchmarkIndex: of('benchmarkIndex'),
    score: of('score'),
    mainThread: of('mainThread'),
    blocking: of('blocking'),
  };
}

/** What a page is over, in words. */
export function overLimits(page: Visit, bare: Visit, { work, blocking, score }: Limits): string[] {
  const ratio = page.mainThread / bare.mainThread;
  return [
    ...(work !== undefined && ratio > work ? [`main-thread work ${ratio.toFixed(1)} of ${work} times React's`] : []),
    ...(blocking !== undefined && page.blocking > blocking
      ? [`blocking for ${page.blocking.toFixed(0)} of ${blocking} ms`]
      : []),
    ...(page.score < score ? [`score ${page.score.toFixed(0)} of ${score}`] : []),
  ];
}

// While others use the machine, Lighthouse finds it slower in some openings than in others.
const limitUnsteady = 0.75;

/** A machine is busy if more than a fifth of the openings found it a quarter slower than the fastest did. */
export function isBusy(visits: readonly Visit[]): boolean {
  const indexes = visits.map(({ benchmarkIndex }) => benchmarkIndex).toSorted((one, other) => other - one);
  const slow = indexes.filter((index) => index < limitUnsteady * (indexes[0] ?? 0));
  return slow.length > indexes.length / 5;
}

export function verdictOf(visits: readonly Visit[], over: readonly string[]): Verdict {
  if (isBusy(visits)) return 'void';
  return over.length > 0 ? 'failed' : 'passed';
}
