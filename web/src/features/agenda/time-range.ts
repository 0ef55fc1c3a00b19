import type { MeetingRow } from 'contract/calls/agenda';
import { meetingStatus } from 'contract/rules/meeting-status';
import { useDates } from '../../lib/dates/dates.ts';
import { useWords } from '../../lib/words.ts';
import { isCancelled } from './meeting-time-rules.ts';
import { isAllDay } from './all-day-rules.ts';
import { isInvited } from './taking-part.ts';
import { agendaWords } from './agenda.words.ts';

/** Returns "11:15–12:15", or the words for a meeting that lasts all day. */
export function useRange(timeZone: string) {
  const { allDay } = useWords(agendaWords);
  const dates = useDates(timeZone);
  return (times: Pick<MeetingRow, 'startsAt' | 'endsAt'>) =>
    isAllDay(times, timeZone) ? allDay : dates.range(times.startsAt, times.endsAt);
}

/** The viewer's own part in words; a cancelled meeting has none. */
export function useMeetingRole(meeting: MeetingRow, now: number): string | undefined {
  const say = useWords(agendaWords);
  if (isCancelled(meeting)) return undefined;
  const status = meetingStatus(meeting, now);
  if (meeting.role) return say[`${meeting.role}${status}`];
  return isInvited(meeting) && status !== 'concluded' ? say.invited : undefined;
}
