import type { AgendaDay, MeetingRow } from 'contract/calls/agenda';
import { meetingStatus } from 'contract/rules/meeting-status';
import { dateIn } from '../../../lib/dates/dates.ts';
import { isCancelled, isOn } from '../meeting-time-rules.ts';
import { isSession } from '../open-round-the-clock.ts';

/**
 * The chosen day, if the forum has it. Otherwise the day on which a session is on now (after midnight that is
 * yesterday), today, the next day or the last one. An exhibition that lasts for days does not count: it began on another day.
 */
export function dayToOpen(days: readonly AgendaDay[], now: number, timeZone: string, chosen?: string) {
  if (chosen !== undefined && days.some(({ date }) => date === chosen)) return chosen;
  const today = dateIn(timeZone, now);
  const withOngoing = days.find(({ meetings }) => meetings.some((meeting) => isSession(meeting) && isOn(meeting, now)));
  const fromToday = days.find(({ date }) => date >= today);
  return (withOngoing ?? fromToday ?? days.at(-1))?.date;
}

/** An opened list scrolls to what is on now, otherwise to what comes next, otherwise to what lasts all day. */
export function meetingToShow(meetings: readonly MeetingRow[], now: number): string | undefined {
  const on = meetings.filter((meeting) => isOn(meeting, now));
  const session = on.find(isSession);
  const next = meetings.find((meeting) => !isCancelled(meeting) && meetingStatus(meeting, now) === 'upcoming');
  return (session ?? next ?? on[0])?.id;
}

/** At the largest letters the days are not sticky, so the list opens at its top, where the days and filters are. */
export function opensAtTop(textSize: string | undefined): boolean {
  return textSize === 'x-large';
}
