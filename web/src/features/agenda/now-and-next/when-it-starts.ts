import type { MeetingRow } from 'contract/calls/agenda';
import { useDates } from '../../../lib/dates/dates.ts';
import { useWords } from '../../../lib/words.ts';
import { msUntilStart } from '../meeting-time-rules.ts';
import { isAllDay } from '../all-day.ts';
import { agendaWords } from '../agenda.words.ts';
import { nowAndNextWords } from './now-and-next.words.ts';

const hours = 3_600_000;
type Starts = Pick<MeetingRow, 'startsAt' | 'endsAt'>;

/** Says when a meeting begins: today by its time, further ahead also by its day. */
export function useStartWords(now: number, timeZone: string) {
  const say = useWords(nowAndNextWords);
  const { allDay } = useWords(agendaWords);
  const dates = useDates(timeZone);
  const onDay = (moment: number, { startsAt }: Starts) => dates.dateOf(startsAt) === dates.dateOf(moment);
  return {
    short(meeting: Starts): string {
      const time = isAllDay(meeting, timeZone) ? allDay : dates.time(meeting.startsAt);
      if (onDay(now, meeting)) return time;
      const overNight = msUntilStart(meeting, now) < 12 * hours;
      const day = overNight ? dates.weekday(meeting.startsAt) : dates.shortDate(meeting.startsAt);
      return `${day} ${time}`;
    },
    when(meeting: Starts): string {
      const time = dates.time(meeting.startsAt);
      if (onDay(now, meeting)) return say.atTime(time);
      if (onDay(now + 24 * hours, meeting)) return say.tomorrowAt(time);
      return say.onDateAt(dates.date(meeting.startsAt), time);
    },
  };
}
