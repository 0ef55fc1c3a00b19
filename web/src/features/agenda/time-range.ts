import type { MeetingRow } from 'contract/calls/agenda';
import { useDates } from '../../lib/dates/dates.ts';
import { useWords } from '../../lib/words.ts';
import { isAllDay } from './all-day.ts';
import { agendaWords } from './agenda.words.ts';

/** Returns "11:15–12:15", or the words for a meeting that lasts all day. */
export function useRange(timeZone: string) {
  const { allDay } = useWords(agendaWords);
  const dates = useDates(timeZone);
  return (times: Pick<MeetingRow, 'startsAt' | 'endsAt'>) =>
    isAllDay(times, timeZone) ? allDay : dates.range(times.startsAt, times.endsAt);
}
