import type { MeetingRow } from 'contract/calls/agenda';
import { dateIn } from '../../lib/dates/dates.ts';

type Times = Pick<MeetingRow, 'startsAt' | 'endsAt'>;

/** Lasts from midnight to midnight of one day; an end at 23:59 counts as midnight. */
export function isAllDay({ startsAt, endsAt }: Times, timeZone: string): boolean {
  const [start, end] = [Date.parse(startsAt), Date.parse(endsAt)];
  const day = dateIn(timeZone, start);
  const fromMidnight = dateIn(timeZone, start - 1) !== day;
  return fromMidnight && dateIn(timeZone, end - 1) === day && dateIn(timeZone, end + 60_000) !== day;
}

// What is open round the clock is always on, so it is not what a reader looks for.
const longestSession = 12 * 60 * 60 * 1000;

export function isSession({ startsAt, endsAt }: Times) {
  return Date.parse(endsAt) - Date.parse(startsAt) <= longestSession;
}
