import type { AgendaDay, MeetingRow, MeetingStatus, MeetingType } from 'contract/calls/agenda';
import { dateIn } from '../../lib/dates.ts';

type Times = Pick<MeetingRow, 'startsAt' | 'endsAt'>;
export type MeetingFilter = { type: MeetingType | undefined; status: MeetingStatus | undefined };

/** Status follows the clock; the end itself already counts as concluded. */
export function statusAt({ startsAt, endsAt }: Times, now: number): MeetingStatus {
  if (now < Date.parse(startsAt)) return 'upcoming';
  return now < Date.parse(endsAt) ? 'ongoing' : 'concluded';
}

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

/** The day to open: where something is on now (past midnight that is yesterday), today, the next one, the last one. */
export function dayToOpen(days: readonly AgendaDay[], now: number, timeZone: string): string | undefined {
  const today = dateIn(timeZone, now);
  const withOngoing = days.find(({ meetings }) => meetings.some((meeting) => isOn(meeting, now)));
  const fromToday = days.find(({ date }) => date >= today);
  return (withOngoing ?? fromToday ?? days.at(-1))?.date;
}

/** A cancelled meeting keeps its place in time, so that whoever looks for it learns of it. */
export function matches(meeting: MeetingRow, { type, status }: MeetingFilter, now: number): boolean {
  return (!type || meeting.type === type) && (!status || statusAt(meeting, now) === status);
}

export function countsByDay(days: readonly AgendaDay[], filter: MeetingFilter, now: number): Record<string, number> {
  const count = ({ meetings }: AgendaDay) => meetings.filter((meeting) => matches(meeting, filter, now)).length;
  return Object.fromEntries(days.map((day) => [day.date, count(day)]));
}

// What is open round the clock is on at any time, so it is not what one looks for.
const longestToShow = 12 * 60 * 60 * 1000;

/** What an opened list scrolls to: what is on now, else what comes next, else what goes on all day. */
export function meetingToShow(meetings: readonly MeetingRow[], now: number): string | undefined {
  const on = meetings.filter((meeting) => isOn(meeting, now));
  const session = on.find(({ startsAt, endsAt }) => Date.parse(endsAt) - Date.parse(startsAt) <= longestToShow);
  const next = meetings.find((meeting) => !isCancelled(meeting) && statusAt(meeting, now) === 'upcoming');
  return (session ?? next ?? on[0])?.id;
}

export function nowAndNext(days: readonly AgendaDay[], now: number) {
  const all = days.flatMap(({ meetings }) => meetings);
  const upcoming = all.filter((meeting) => !isCancelled(meeting) && statusAt(meeting, now) === 'upcoming');
  const first = Math.min(...upcoming.map(({ startsAt }) => Date.parse(startsAt)));
  return {
    // What ends first comes first: whatever goes on all day stands last.
    on: all.filter((meeting) => isOn(meeting, now)).sort((a, b) => msLeft(a, now) - msLeft(b, now)),
    next: upcoming.filter(({ startsAt }) => Date.parse(startsAt) === first),
  };
}

function isOn(meeting: MeetingRow, now: number) {
  return !isCancelled(meeting) && statusAt(meeting, now) === 'ongoing';
}
