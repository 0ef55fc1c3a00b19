import type { Clock } from '../clock.ts';

/** A clock that stands still until the test moves it. */
export function stoppedClock(at: Date): Clock & { set(moment: Date): void } {
  let moment = at;
  return { now: () => moment, set: (next) => void (moment = next) };
}
