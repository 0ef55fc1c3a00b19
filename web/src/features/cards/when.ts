import { useNow } from '../../lib/clock.ts';
import { useDates } from '../../lib/dates/dates.ts';

const everyMinute = 60_000;

/** Of today the time, of another day its date too: 09:54, or 21 Mar 09:54, which no line breaks. */
export function useWhen(timeZone: string): (moment: string) => string {
  const dates = useDates(timeZone);
  const today = dates.dateOf(useNow(everyMinute));
  return (moment) => {
    const time = dates.time(moment);
    return dates.dateOf(moment) === today ? time : `${dates.shortDate(moment)} ${time}`.replaceAll(' ', '\u00a0');
  };
}
