import type { Clock } from '../clock.ts';

/** Stands still until it is told otherwise. */
export function stoppedClock(at: Date): Clock & { set(moment: Date): void } {
  let moment = at;
  return { now: () => moment, set: (next) => void (moment = next) };
}
