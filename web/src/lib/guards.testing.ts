import { doubleActionGuard } from 'contract/rules/limits';
import { tapClock } from './guards.ts';

let moment = 0;
tapClock.now = () => moment;

/** Time stands still for taps until a test lets it pass: then a repeated action is one that is meant. */
export function letTapsPass(milliseconds: number = doubleActionGuard): void {
  moment += milliseconds;
}
