import type { Language } from 'contract/languages';
import { type Dates, useDates } from '../../../lib/dates/dates.ts';
import { ago } from '../../../lib/dates/how-long.ts';
import { daysBetween } from '../../../lib/dates/zone.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useWords } from '../../../lib/words.ts';
import { messageWords } from '../messages.words.ts';

const hour = 60 * 60_000;

/** Today, Yesterday, or the date; and when on that day. */
export function useMessageTimes(now: number, timeZone: string) {
  const say = useWords(messageWords);
  const dates = useDates(timeZone);
  const language = useLanguage();
  return {
    dateOf: dates.dateOf,
    day: (date: string) => dayName(date, dates.dateOf(now), say) ?? dates.weekdayAndDate(date),
    time: (sentAt: string) => sentWhen(sentAt, now, dates, language),
  };
}

export function dayName(date: string, today: string, say: { today: string; yesterday: string }): string | undefined {
  return [say.today, say.yesterday][daysBetween(date, today)];
}

/** Within the hour how long ago, and after that the time, because the heading has the day. */
export function sentWhen(sentAt: string, now: number, dates: Dates, language: Language): string {
  const passed = now - Date.parse(sentAt);
  return passed < hour && dates.dateOf(sentAt) === dates.dateOf(now) ? ago(passed, language) : dates.time(sentAt);
}
