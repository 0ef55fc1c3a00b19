import { type Moment, partsIn } from '../../lib/dates/zone.ts';

const minute = 60_000;

/** How far a zone is ahead of UTC at a moment, in minutes. */
function minutesAhead(timeZone: string, moment: Moment): number {
  const { year, month, day, hour, minute: minutes } = partsIn(timeZone, moment);
  return Math.round((Date.UTC(year, month - 1, day, hour, minutes) - new Date(moment).getTime()) / minute);
}

/** Whether a clock in the forum's zone shows another time than the phone's own. */
export function showsAnotherTime(timeZone: string, moment: number): boolean {
  const wholeMinute = moment - (moment % minute);
  return minutesAhead(timeZone, wholeMinute) !== -new Date(wholeMinute).getTimezoneOffset();
}
