import type { MeetingRow } from 'contract/calls/agenda';
import { dateIn, useDates } from '../../lib/dates/dates.ts';
import { useWords } from '../../lib/words.ts';
import { agendaWords } from './agenda.words.ts';

type Times = Pick<MeetingRow, 'startsAt' | 'endsAt'>;

/** Lasts from midnight to midnight of one day; an end at 23:59 counts as midnight. */
export function isAllDay({ startsAt, endsAt }: Times, timeZone: string): boolean {
  const [start, end] = [Date.parse(startsAt), Date.parse(endsAt)];
  const day = dateIn(timeZone, start);
  const fromMidnight = dateIn(timeZone, start - 1) !== day;
  return fromMidnight && dateIn(timeZone, end - 1) === day && dateIn(timeZone, end + 60_000) !== day;
}

/** Returns "11:15–12:15", or the words for a meeting that lasts all day. */
export function useRange(timeZone: string) {
  const { allDay } = useWords(agendaWords);
  const dates = useDates(timeZone);
  return (times: Times) => (isAllDay(times, timeZone) ? allDay : dates.range(times.startsAt, times.endsAt));
}
