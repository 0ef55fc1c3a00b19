import type { MeetingRow } from 'contract/calls/agenda';
import { meetingStatus } from 'contract/rules/meeting-status';
import { useWords } from '../../lib/words.ts';
import { isCancelled, isInvited } from './agenda-rules.ts';
import { agendaWords } from './agenda.words.ts';

/** The viewer's own part, in words; of a cancelled meeting there is none. */
export function useMeetingRole(meeting: MeetingRow, now: number): string | undefined {
  const say = useWords(agendaWords);
  if (isCancelled(meeting)) return undefined;
  const status = meetingStatus(meeting, now);
  if (meeting.role) return say[`${meeting.role}${status}`];
  return isInvited(meeting) && status !== 'concluded' ? say.invited : undefined;
}
