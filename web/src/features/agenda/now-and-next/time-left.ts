import type { MeetingRow } from 'contract/calls/agenda';
import { useDates } from '../../../lib/dates/dates.ts';
import { useWords } from '../../../lib/words.ts';
import { agendaWords } from '../agenda.words.ts';
import { isAllDay } from '../all-day.ts';
import { msLeft, shareElapsed } from '../meeting-time-rules.ts';

/** How long a meeting still lasts and how much of it is over; what lasts all day says only that. */
export function useTimeLeft(now: number, timeZone: string) {
  const { allDay } = useWords(agendaWords);
  const dates = useDates(timeZone);
  return (meeting: MeetingRow) =>
    isAllDay(meeting, timeZone)
      ? { hint: allDay }
      : { hint: dates.left(msLeft(meeting, now)), share: shareElapsed(meeting, now) };
}
