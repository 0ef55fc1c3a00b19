import type { MeetingRow } from 'contract/calls/agenda';
import { meetingStatus } from 'contract/rules/meeting-status';
import { dateIn } from '../../lib/dates/dates.ts';

/** At this interval no status is wrong long enough to be noticed. */
export const statusesEvery = 10_000;

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

export function isOn(meeting: MeetingRow, now: number) {
  return !isCancelled(meeting) && meetingStatus(meeting, now) === 'ongoing';
}
