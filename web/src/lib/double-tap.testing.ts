import { doubleTapGuard, tapClock } from './double-tap.ts';

let moment = 0;
tapClock.now = () => moment;

/** The clock for taps stands still until a test moves it on, so that the next action is no double tap. */
export function letTapsPass(milliseconds: number = doubleTapGuard): void {
  moment += milliseconds;
}
