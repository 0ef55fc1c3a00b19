import type { Language } from 'contract/languages';

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterFor(zone: string) {
  const known = formatters.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'longOffset',
  });
  formatters.set(zone, made);
  return made;
}

function partsIn(zone: string, moment: Date) {
  const parts = Object.fromEntries(
    formatterFor(zone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  );
  // Offsets of the nineteenth century have seconds, which no date can be read with.
  const offset = parts['timeZoneName']?.slice('GMT'.length, 'GMT+08:05'.length) || '+00:00';
  return {
    date: `${parts['year']}-${parts['month']}-${parts['day']}`,
    time: `${parts['hour']}:${parts['minute']}:${parts['second']}`,
    offset,
  };
}

/** The moment in ISO 8601 with the offset of the zone, as answers contain it. */
export function isoIn(zone: string, moment: Date): string {
  const { date, time, offset } = partsIn(zone, moment);
  return `${date}T${time}${offset}`;
}

/** The calendar date of a moment in the zone, as YYYY-MM-DD. */
export function dateIn(zone: string, moment: Date): string {
  return partsIn(zone, moment).date;
}

/** Hours and minutes in the zone, as HH:MM. */
export function timeIn(zone: string, moment: Date): string {
  return partsIn(zone, moment).time.slice(0, 5);
}

/** The day as a sentence names it: 22 March, 3月22日. */
export function dayAndMonthIn(zone: string, moment: Date, language: Language): string {
  const locale = { en: 'en-GB', zh: 'zh-CN' }[language];
  return new Intl.DateTimeFormat(locale, { timeZone: zone, day: 'numeric', month: 'long' }).format(moment);
}

/** The moment of a wall-clock time in the zone. */
export function momentIn(zone: string, date: string, time: string): Date {
  const near = new Date(`${date}T${time}:00${partsIn(zone, new Date(`${date}T${time}:00Z`)).offset}`);
  // The offset is looked up again near the result, because the first may be wrong around a change of the clocks.
  return new Date(`${date}T${time}:00${partsIn(zone, near).offset}`);
}

export function addDays(date: string, days: number): string {
  const moved = new Date(`${date}T00:00:00Z`);
  moved.setUTCDate(moved.getUTCDate() + days);
  return moved.toISOString().slice(0, 10);
}

/** All calendar dates from the first to the last, both included. */
export function datesBetween(first: string, last: string): string[] {
  const dates: string[] = [];
  for (let date = first; date <= last; date = addDays(date, 1)) dates.push(date);
  return dates;
}
