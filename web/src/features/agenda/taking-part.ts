import type { MeetingRow } from 'contract/calls/agenda';

/** A viewer who sees the details of a closed-door seminar is invited to it. */
export function isInvited({ type, details }: Pick<MeetingRow, 'type' | 'details'>): boolean {
  return type === 'closed' && details === 'all';
}

export function takesPart(meeting: MeetingRow): boolean {
  return meeting.role !== null || isInvited(meeting);
}
