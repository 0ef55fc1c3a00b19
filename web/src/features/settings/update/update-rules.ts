import type { UpdateStep } from './update-step.ts';

/** An installed app stays open for days; one that was away for this long is visited anew. */
const endOfVisit = 30 * 60_000;

type Known = { newer: string; told: string | undefined; tried: string | undefined };

/** What a visit is shown of a newer version by itself: each one once, and after a download that changed nothing why. */
export function stepOfVisit({ newer, told, tried }: Known): UpdateStep | undefined {
  if (tried === newer) return 'advice';
  return told === newer ? undefined : 'question';
}

export function isNewVisit(hiddenSince: number | undefined, now: number): boolean {
  return hiddenSince !== undefined && now - hiddenSince >= endOfVisit;
}
