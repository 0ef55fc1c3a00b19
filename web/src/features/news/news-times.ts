import type { Dates } from '../../lib/dates/dates.ts';

/** Today the time, earlier the day and the time, and of another year the whole date. */
export function publishedWhen(publishedAt: string, now: number, dates: Dates): string {
  const [date, today] = [dates.dateOf(publishedAt), dates.dateOf(now)];
  if (date === today) return dates.time(publishedAt);
  if (date.slice(0, 4) !== today.slice(0, 4)) return dates.date(publishedAt);
  return `${dates.shortDate(publishedAt)} ${dates.time(publishedAt)}`;
}

/** 04:06, as players show it; 1:02:03 from one hour on. Started seconds count whole. */
export function playingTime(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (number: number) => String(number).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${two(minutes)}:${two(rest)}`;
}
