import type { AgendaDay, AgendaRow } from 'contract/calls/agenda';
import type { OwnItem } from 'contract/calls/favourites';
import type { Arrangement, Mine } from 'contract/calls/mine';
import { dateIn } from '../../lib/dates/dates.ts';

type Car = Extract<Arrangement, { kind: 'car' }>;
type Times = {
  id: string;
  /** The day under which it stands, YYYY-MM-DD. */
  date: string;
  start: number;
  end: number;
  hallId: string | null;
};
type MeetingEntry = Times & { kind: 'meeting'; meeting: AgendaRow };
export type OwnEntry = Times & { kind: 'own'; item: OwnItem };
export type CarEntry = Times & { kind: 'car'; car: Car };
/** What stands in the viewer's own day. */
export type Entry = MeetingEntry | OwnEntry | CarEntry;

type Sources = {
  days: readonly AgendaDay[];
  timeZone: string;
  isBookmarked: (meetingId: string) => boolean;
  items: readonly OwnItem[];
  mine: Pick<Mine, 'roles' | 'arrangements'>;
};

/** Bookmarked meetings, those in which the viewer has a role, own entries and cars, by their start. */
export function entriesOf({ days, timeZone, isBookmarked, items, mine }: Sources): Entry[] {
  const inRole = new Set(mine.roles?.meetings.map(({ id }) => id));
  const meetings = days.flatMap(({ date, meetings: listed }) =>
    listed
      .filter(({ id, role }) => role !== null || inRole.has(id) || isBookmarked(id))
      .map((meeting): Entry => ({
        kind: 'meeting',
        date,
        meeting,
        hallId: meeting.hall?.id ?? null,
        ...times(meeting),
      })),
  );
  const cars = (mine.arrangements?.all ?? []).filter((one): one is Car => one.kind === 'car');
  const day = ({ startsAt }: { startsAt: string }) => dateIn(timeZone, startsAt);
  return [
    ...meetings,
    ...items.map((item): Entry => ({ kind: 'own', date: day(item), item, hallId: item.venue, ...times(item) })),
    ...cars.map((car): Entry => ({
      kind: 'car',
      date: day(car),
      car,
      hallId: null,
      ...times({ ...car, endsAt: car.startsAt }),
    })),
  ].toSorted(byStart);
}

function times({ id, startsAt, endsAt }: { id: string; startsAt: string; endsAt: string }) {
  return { id, start: Date.parse(startsAt), end: Date.parse(endsAt) };
}

/** The days of the Forum, and those before and after it on which the viewer has something. */
export function daysToShow(days: readonly AgendaDay[], entries: readonly Entry[]): AgendaDay[] {
  const known = new Set(days.map(({ date }) => date));
  const more = new Set(entries.map(({ date }) => date).filter((date) => !known.has(date)));
  return [...days, ...Array.from(more, (date) => ({ date, meetings: [] }))].toSorted((a, b) =>
    a.date < b.date ? -1 : 1,
  );
}

/** Two entries at which nobody can be for their whole time; all figures are minutes. */
export type Conflict = {
  first: Entry;
  second: Entry;
  /** How long both are on. */
  overlap: number;
  /** How long before its end one would have to leave the first; 0 where leaving would not help. */
  leaveEarly: number;
  walk: number;
};
export type MinutesOnFoot = (fromHallId: string, toHallId: string) => number | undefined;

const minute = 60_000;
// What is open round the clock is nothing that one has to leave.
const longestSession = 12 * 60 * minute;

/** What of the day gets in the way of this entry, the earliest first. */
export function conflictsWith(entry: Entry, others: readonly Entry[], minutesOnFoot: MinutesOnFoot): Conflict[] {
  return others.flatMap((other) => {
    if (other.kind === entry.kind && other.id === entry.id) return [];
    return conflictBetween(entry, other, minutesOnFoot) ?? [];
  });
}

export function conflictBetween(one: Entry, other: Entry, minutesOnFoot: MinutesOnFoot): Conflict | undefined {
  if (!isAttended(one) || !isAttended(other)) return undefined;
  const [first, second] = byStart(one, other) <= 0 ? [one, other] : [other, one];
  const overlap = Math.max(0, Math.min(first.end, second.end) - second.start) / minute;
  const walk = first.hallId && second.hallId ? (minutesOnFoot(first.hallId, second.hallId) ?? 0) : 0;
  const isInside = second.end > second.start && second.end <= first.end;
  const leaveEarly = isInside ? 0 : Math.max(0, walk - (second.start - first.end) / minute);
  return overlap > 0 || leaveEarly > 0 ? { first, second, overlap, leaveEarly, walk } : undefined;
}

// Of two that start together the longer one comes first, so that the other one is inside it; otherwise they keep the
// order of the agenda.
function byStart(a: Entry, b: Entry): number {
  return a.start - b.start || b.end - a.end;
}

/** What was cancelled and what is open round the clock is in nobody's way. */
function isAttended(entry: Entry): boolean {
  if (entry.kind === 'meeting' && entry.meeting.change?.kind === 'cancelled') return false;
  return entry.end - entry.start <= longestSession;
}

/** For each entry what comes before it and gets in its way; the entries are in order. */
export function conflictsInOrder(
  entries: readonly Entry[],
  minutesOnFoot: MinutesOnFoot,
): ReadonlyMap<Entry, readonly Conflict[]> {
  return new Map(
    entries.map((entry, index) => [
      entry,
      entries.slice(0, index).flatMap((earlier) => conflictBetween(earlier, entry, minutesOnFoot) ?? []),
    ]),
  );
}

export function statusAt({ start, end }: Pick<Entry, 'start' | 'end'>, now: number) {
  if (now < start) return 'upcoming';
  return now < end ? 'ongoing' : 'concluded';
}

/** The end of the last meeting that takes place. */
export function isForumOver(days: readonly AgendaDay[], now: number): boolean {
  const held = days.flatMap(({ meetings }) => meetings).filter(({ change }) => change?.kind !== 'cancelled');
  return held.length > 0 && held.every(({ endsAt }) => Date.parse(endsAt) <= now);
}
