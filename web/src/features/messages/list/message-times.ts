import { daysBetween } from '../../../lib/dates/zone.ts';
import { type Dates, useDates } from '../../../lib/dates/dates.ts';
import { useWords } from '../../../lib/words.ts';
import { messageWords } from '../messages.words.ts';

const hour = 60 * 60_000;

/** Today, Yesterday, or the date; and when on that day. */
export function useMessageTimes(now: number, timeZone: string) {
  const say = useWords(messageWords);
  const dates = useDates(timeZone);
  return {
    dateOf: dates.dateOf,
    day: (date: string) => dayName(date, dates.dateOf(now), say) ?? dates.weekdayAndDate(date),
    time: (sentAt: string) => sentWhen(sentAt, now, dates),
  };
}

export function dayName(date: string, today: string, say: { today: string; yesterday: string }): string | undefined {
  return [say.today, say.yesterday][daysBetween(date, today)];
}

/** Within the hour how long ago, and after that the time, because the heading has the day. */
export function sentWhen(sentAt: string, now: number, dates: Dates): string {
  const passed = now - Date.parse(sentAt);
  return passed < hour && dates.dateOf(sentAt) === dates.dateOf(now) ? dates.ago(passed) : dates.time(sentAt);
}
