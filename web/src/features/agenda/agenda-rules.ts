import type { MeetingRow } from 'contract/calls/agenda';
import { meetingStatus } from 'contract/rules/meeting-status';
import { dateIn } from '../../lib/dates/dates.ts';

type Times = Pick<MeetingRow, 'startsAt' | 'endsAt'>;

export function msUntilStart({ startsAt }: Times, now: number): number {
  return Date.parse(startsAt) - now;
}

export function msLeft({ endsAt }: Times, now: number): number {
  return Date.parse(endsAt) - now;
}

/** How much of the meeting is over, from 0 to 1. */
export function shareElapsed({ startsAt, endsAt }: Times, now: number): number {
  const start = Date.parse(startsAt);
  return Math.min(1, Math.max(0, (now - start) / (Date.parse(endsAt) - start)));
}

export function isCancelled({ change }: Pick<MeetingRow, 'change'>): boolean {
  return change?.kind === 'cancelled';
}

export function endsNextDay({ startsAt, endsAt }: Times, timeZone: string): boolean {
  return dateIn(timeZone, startsAt) !== dateIn(timeZone, endsAt);
}

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

export function isOn(meeting: MeetingRow, now: number) {
  return !isCancelled(meeting) && meetingStatus(meeting, now) === 'ongoing';
}
