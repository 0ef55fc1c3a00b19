import type { AgendaDay, MeetingRow, MeetingStatus, MeetingType } from 'contract/calls/agenda';
import { meetingStatus } from 'contract/rules/meeting-status';
import { takesPart } from '../taking-part.ts';

export type MeetingFilter = { type: MeetingType | undefined; status: MeetingStatus | undefined; mine: boolean };

/** A cancelled meeting counts by its time like any other, so that those who look for it learn that it is cancelled. */
export function matches(meeting: MeetingRow, { type, status, mine }: MeetingFilter, now: number): boolean {
  const fits = (!type || meeting.type === type) && (!status || meetingStatus(meeting, now) === status);
  return fits && (!mine || takesPart(meeting));
}

export function countsByDay(days: readonly AgendaDay[]): Record<string, number> {
  return Object.fromEntries(days.map(({ date, meetings }) => [date, meetings.length]));
}
