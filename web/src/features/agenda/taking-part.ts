import type { MeetingRow } from 'contract/calls/agenda';
import { meetingStatus } from 'contract/rules/meeting-status';
import { useWords } from '../../lib/words.ts';
import { agendaWords } from './agenda.words.ts';
import { isCancelled } from './meeting-time-rules.ts';

/** A viewer who sees the details of a closed-door seminar is invited to it. */
function isInvited({ type, details }: Pick<MeetingRow, 'type' | 'details'>): boolean {
  return type === 'closed' && details === 'all';
}

export function takesPart(meeting: MeetingRow): boolean {
  return meeting.role !== null || isInvited(meeting);
}

/** "You are speaking", "You are invited": the viewer's own part in words; a cancelled meeting has none. */
export function useMeetingRole(meeting: MeetingRow, now: number): string | undefined {
  const say = useWords(agendaWords);
  if (isCancelled(meeting)) return undefined;
  const status = meetingStatus(meeting, now);
  if (meeting.role) return say[`${meeting.role}${status}`];
  return isInvited(meeting) && status !== 'concluded' ? say.invited : undefined;
}
