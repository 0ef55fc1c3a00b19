import type { AgendaDay, MeetingRow, MeetingStatus, MeetingType } from 'contract/calls/agenda';
import { meetingStatus } from 'contract/rules/meeting-status';
import { dateIn } from '../../lib/dates/dates.ts';

type Times = Pick<MeetingRow, 'startsAt' | 'endsAt'>;
export type MeetingFilter = { type: MeetingType | undefined; status: MeetingStatus | undefined; mine: boolean };

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

/**
 * The day on which a session is on now (after midnight that is yesterday), otherwise today, the next day or the last
 * one. An exhibition that lasts for days does not count: it began on another day.
 */
export function dayToOpen(days: readonly AgendaDay[], now: number, timeZone: string): string | undefined {
  const today = dateIn(timeZone, now);
  const withOngoing = days.find(({ meetings }) => meetings.some((meeting) => isSession(meeting) && isOn(meeting, now)));
  const fromToday = days.find(({ date }) => date >= today);
  return (withOngoing ?? fromToday ?? days.at(-1))?.date;
}

/** A viewer who sees the details of a closed-door seminar is invited to it. */
export function isInvited({ type, details }: Pick<MeetingRow, 'type' | 'details'>): boolean {
  return type === 'closed' && details === 'all';
}

export function takesPart(meeting: MeetingRow): boolean {
  return meeting.role !== null || isInvited(meeting);
}

/** A cancelled meeting counts by its time like any other, so that those who look for it learn that it is cancelled. */
export function matches(meeting: MeetingRow, { type, status, mine }: MeetingFilter, now: number): boolean {
  const fits = (!type || meeting.type === type) && (!status || meetingStatus(meeting, now) === status);
  return fits && (!mine || takesPart(meeting));
}

export function countsByDay(days: readonly AgendaDay[]): Record<string, number> {
  return Object.fromEntries(days.map(({ date, meetings }) => [date, meetings.length]));
}

// What is open round the clock is always on, so it is not what a reader looks for.
const longestSession = 12 * 60 * 60 * 1000;

/** An opened list scrolls to what is on now, otherwise to what comes next, otherwise to what lasts all day. */
export function meetingToShow(meetings: readonly MeetingRow[], now: number): string | undefined {
  const on = meetings.filter((meeting) => isOn(meeting, now));
  const session = on.find(isSession);
  const next = meetings.find((meeting) => !isCancelled(meeting) && meetingStatus(meeting, now) === 'upcoming');
  return (session ?? next ?? on[0])?.id;
}

export type NowTarget = { date: string; id: string; title: string | null; look: 'on' | 'next' | 'first' | 'last' };

/**
 * The meeting that "Now" jumps to from any day: what is on, otherwise what comes next; before and after the forum its
 * first and last.
 */
export function nowTarget(days: readonly AgendaDay[], now: number): NowTarget | undefined {
  const held = days
    .flatMap(({ date, meetings }) => meetings.map((meeting) => ({ date, meeting })))
    .filter(({ meeting }) => !isCancelled(meeting));
  const sessions = held.filter(({ meeting }) => isSession(meeting));
  const looked = sessions.length > 0 ? sessions : held;
  const on = looked.find(({ meeting }) => isOn(meeting, now));
  const next = looked.find(({ meeting }) => meetingStatus(meeting, now) === 'upcoming');
  const found = on ?? next ?? looked.at(-1);
  if (!found) return undefined;
  const { id, title } = found.meeting;
  const ahead = next === looked[0] ? 'first' : 'next';
  return { date: found.date, id, title, look: on ? 'on' : next ? ahead : 'last' };
}

export function isSession({ startsAt, endsAt }: Times) {
  return Date.parse(endsAt) - Date.parse(startsAt) <= longestSession;
}

function isOn(meeting: MeetingRow, now: number) {
  return !isCancelled(meeting) && meetingStatus(meeting, now) === 'ongoing';
}
