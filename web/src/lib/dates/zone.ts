/** A moment (ISO 8601 with offset, Unix milliseconds, Date), or a plain calendar date (YYYY-MM-DD). */
export type Moment = string | number | Date;
export type CalendarParts = { year: number; month: number; day: number; hour: number; minute: number };

const formatters = new Map<string, Intl.DateTimeFormat>();

/** What clock and calendar show in a zone. Only numbers come from Intl, because its wording differs between phones. */
export function partsIn(timeZone: string, moment: Moment): CalendarParts {
  // A calendar date is the same everywhere; read as midnight UTC it would be the day before in America.
  if (typeof moment === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(moment)) return partsIn('UTC', new Date(moment));
  const parts = formatterOf(timeZone).formatToParts(new Date(moment));
  return Object.fromEntries(parts.map(({ type, value }) => [type, Number(value)])) as CalendarParts;
}

/** The date of a moment in a zone, YYYY-MM-DD. */
export function dateIn(timeZone: string, moment: Moment): string {
  const { year, month, day } = partsIn(timeZone, moment);
  return `${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(day)}`;
}

/** Calendar days from one date to another, both YYYY-MM-DD. */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / 86_400_000;
}

/** 0 is Sunday. */
export function weekdayOf(date: string): number {
  return new Date(date).getUTCDay();
}

export function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}

// Making a formatter costs far more than using it, and a list formats hundreds of times.
function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known) return known;
  const numeric = { year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric' } as const;
  const formatter = new Intl.DateTimeFormat('en-US', { timeZone, calendar: 'gregory', hourCycle: 'h23', ...numeric });
  formatters.set(timeZone, formatter);
  return formatter;
}
