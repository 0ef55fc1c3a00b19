import type { OwnItem } from 'contract/calls/favourites';
import { datesIn } from '../../../lib/dates/dates.ts';

/** What stands in the fields of the sheet, as typed. */
export type Draft = {
  content: string;
  details: string;
  date: string;
  from: string;
  to: string;
  location: string;
  /** The id of a hall, `other`, or nothing yet. */
  venue: string;
};
export type DraftField = keyof Draft;

export function draftOf(item: OwnItem, timeZone: string): Draft {
  // The figures of a time are the same in both languages.
  const dates = datesIn(timeZone, 'en');
  const { content, details, location, venue, startsAt, endsAt } = item;
  return {
    ...{ content, details, location, venue: venue ?? 'other' },
    ...{ date: dates.dateOf(startsAt), from: dates.time(startsAt), to: dates.time(endsAt) },
  };
}

const halfHour = 30 * 60_000;

/** A new entry is one of the shown day: of today from the next half hour on, of another day from nine. */
export function newDraft(day: string, now: number, timeZone: string): Draft {
  const dates = datesIn(timeZone, 'en');
  const next = Math.ceil((now + 1) / halfHour) * halfHour;
  const [start, end] = [next, next + halfHour];
  const isLaterToday = dates.dateOf(now) === day && dates.dateOf(end) === day;
  const times = isLaterToday ? { from: dates.time(start), to: dates.time(end) } : { from: '09:00', to: '09:30' };
  return { content: '', details: '', location: '', venue: '', date: day, ...times };
}

type Reason =
  | 'contentMissing'
  | 'detailsMissing'
  | 'locationMissing'
  | 'venueMissing'
  | 'dateMissing'
  | 'timeMissing'
  | 'endsTooEarly';

/** What is wrong with a draft, each beside its field; the words are the caller's. */
export function problemsIn(
  { content, details, location, venue, date, from, to }: Draft,
  say: Record<Reason, string>,
): Partial<Record<DraftField, string>> {
  return {
    ...(!content.trim() && { content: say.contentMissing }),
    ...(!details.trim() && { details: say.detailsMissing }),
    ...(!date && { date: say.dateMissing }),
    ...(!from && { from: say.timeMissing }),
    ...(to && from && to <= from && { to: say.endsTooEarly }),
    ...(!to && { to: say.timeMissing }),
    ...(!location.trim() && { location: say.locationMissing }),
    ...(!venue && { venue: say.venueMissing }),
  };
}
