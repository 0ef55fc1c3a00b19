import type { AgendaDay, MeetingRow, MeetingStatus, MeetingType } from 'contract/calls/agenda';
import { meetingStatus } from 'contract/rules/meeting-status';
import { takesPart } from '../taking-part.ts';

/** What can be chosen, in the order in which it is offered. */
export const meetingTypes = ['plenary', 'symposium', 'closed', 'reception', 'other'] as const satisfies MeetingType[];
export const meetingStatuses = ['upcoming', 'ongoing', 'concluded'] as const satisfies MeetingStatus[];

export type MeetingFilter = {
  type: MeetingType | undefined;
  status: MeetingStatus | undefined;
  /** The id of a hall. */
  hall: string | undefined;
  mine: boolean;
};
export const noFilter: MeetingFilter = { type: undefined, status: undefined, hall: undefined, mine: false };

/** The choice that counts: a hall that is no longer in the agenda is not chosen. */
export function filterFrom<C extends MeetingFilter>(choice: C, halls: readonly HallOption[]): C {
  return { ...choice, hall: halls.find(({ id }) => id === choice.hall)?.id };
}

export const takesPartInAny = (days: readonly AgendaDay[]) => days.some(({ meetings }) => meetings.some(takesPart));

/** "My meetings" is offered to those who take part in one, and to those who have chosen it. */
export const offersMine = (anyMine: boolean, { mine }: MeetingFilter) => anyMine || mine;

export function isFiltering({ type, status, hall, mine }: MeetingFilter): boolean {
  return !!(type || status || hall || mine);
}

/** A cancelled meeting counts by its time like any other, so that those who look for it learn that it is cancelled. */
export function matches(meeting: MeetingRow, { type, status, hall, mine }: MeetingFilter, now: number): boolean {
  const fits = (!type || meeting.type === type) && (!status || meetingStatus(meeting, now) === status);
  return fits && (!hall || meeting.hall?.id === hall) && (!mine || takesPart(meeting));
}

export type HallOption = { id: string; name: string };

/** The halls in which the viewer knows of a meeting, in the order of the agenda. */
export function hallsOf(days: readonly AgendaDay[]): HallOption[] {
  const halls = new Map<string, HallOption>();
  for (const { hall } of days.flatMap(({ meetings }) => meetings)) if (hall) halls.set(hall.id, hall);
  return [...halls.values()];
}

export function countsByDay(days: readonly AgendaDay[]): Record<string, number> {
  return Object.fromEntries(days.map(({ date, meetings }) => [date, meetings.length]));
}
