import type { Language } from 'contract/languages';
import { dateWords } from './dates.words.ts';
import { lengthOf } from './days-hours-minutes.ts';
import { useLanguage } from '../language.ts';
import { say } from '../words.ts';
import { timeIn, timeRange } from './time-range.ts';
import { dateIn, partsIn, weekdayOf } from './zone.ts';
import type { Moment } from './zone.ts';

export { dateIn } from './zone.ts';
export type Dates = ReturnType<typeof makeDates>;

const minute = 60_000;
const made = new Map<string, Dates>();

/** Everything that the interface says about time, in the forum's zone. Each zone and language has one such object. */
export function datesIn(timeZone: string, language: Language): Dates {
  const key = `${timeZone} ${language}`;
  const dates = made.get(key) ?? makeDates(timeZone, language);
  made.set(key, dates);
  return dates;
}

export function useDates(timeZone: string): Dates {
  return datesIn(timeZone, useLanguage());
}

/**
 * The first formatter costs a slow phone a tenth of a second and all others next to nothing, so it is made while the
 * phone is idle.
 */
export function warmDates(): void {
  partsIn('UTC', 0);
}

function makeDates(timeZone: string, language: Language) {
  const phrase = say(dateWords, language);
  const dateOf = (moment: Moment) => dateIn(timeZone, moment);
  const dayOf = (moment: Moment) => ({ ...partsIn(timeZone, moment), weekday: weekdayOf(dateOf(moment)) });

  function days(first: Moment, last: Moment) {
    const [from, to] = [dayOf(first), dayOf(last)];
    if (dateOf(first) === dateOf(last)) return phrase.date(from);
    if (from.year === to.year && from.month === to.month) return phrase.daysOfOneMonth(from, to);
    return phrase.days(phrase.date(from), phrase.date(to));
  }

  return {
    /** YYYY-MM-DD */
    dateOf,
    /** 22 March 2027 · 2027年3月22日 */
    date: (moment: Moment) => phrase.date(dayOf(moment)),
    /** Monday 22 March 2027 · 2027年3月22日（周一） */
    weekdayAndDate: (moment: Moment) => phrase.weekdayAndDate(dayOf(moment)),
    /** 22 Mar · 3月22日 */
    shortDate: (moment: Moment) => phrase.shortDate(dayOf(moment)),
    /** Mon · 周一 */
    weekday: (moment: Moment) => phrase.weekday(dayOf(moment)),
    /** 21–23 March 2027 · 2027年3月21日至23日 */
    days,
    /** 11:15 */
    time: (moment: Moment) => timeIn(timeZone, moment),
    /** 11:15–12:15 · 11:15—12:15, past midnight 22:30–01:00 (+1) · 22:30—次日01:00 */
    range: (start: Moment, end: Moment) => timeRange(timeZone, language, start, end),
    /** 48 min left · 还剩48分钟. Started minutes count whole, so nothing has 0 min left. */
    left: (ms: number) => (ms > 0 ? phrase.left(lengthOf(Math.ceil(ms / minute), language)) : phrase.endsNow),
  };
}
