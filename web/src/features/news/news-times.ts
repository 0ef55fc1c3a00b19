import type { Dates } from '../../lib/dates/dates.ts';

/** Today the time, earlier the day and the time, and of another year the whole date. */
export function publishedWhen(publishedAt: string, now: number, dates: Dates): string {
  const [date, today] = [dates.dateOf(publishedAt), dates.dateOf(now)];
  if (date === today) return dates.time(publishedAt);
  if (date.slice(0, 4) !== today.slice(0, 4)) return dates.date(publishedAt);
  return `${dates.shortDate(publishedAt)} ${dates.time(publishedAt)}`;
}
