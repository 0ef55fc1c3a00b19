import { dateIn, datesBetween } from '../../platform/time-zones.ts';
import { meetingView, type AgendaViewer, type Doors } from './agenda-closed-door.rules.ts';

type Placed = { id: string; startsAt: Date; hall: { position: number } };

/**
 * Meetings that start together stand in the order of their halls. One of which only the time is seen comes after them,
 * because its place among them would tell its hall.
 */
export function inOrder<M extends Doors & Placed>(meetings: readonly M[], viewer: AgendaViewer): M[] {
  const hallOf = (one: M) => (meetingView(viewer, one) === 'all' ? one.hall.position : Infinity);
  return meetings.toSorted(
    // The difference of two infinities is no number, so that the ids decide.
    (a, b) => a.startsAt.getTime() - b.startsAt.getTime() || hallOf(a) - hallOf(b) || (a.id < b.id ? -1 : 1),
  );
}

type Days = { firstDay: string; lastDay: string; timeZone: string };

/** A meeting stands under the day on which it begins, also if it ends after midnight; a day without any is shown. */
export function inDays<Row extends { startsAt: string }>(rows: readonly Row[], { firstDay, lastDay, timeZone }: Days) {
  return datesBetween(firstDay, lastDay).map((date) => ({
    date,
    meetings: rows.filter(({ startsAt }) => dateIn(timeZone, new Date(startsAt)) === date),
  }));
}
