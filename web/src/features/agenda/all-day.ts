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
