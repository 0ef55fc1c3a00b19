import type { Said } from '../../../lib/words.ts';
import type { Conflict, Entry } from '../timeline-rules.ts';
import type { timelineWords } from './timeline.words.ts';

type WordsOf<T> =
  T extends Record<string, unknown> ? { [K in keyof T]: T[K] extends { en: infer S } ? S : never } : never;
type TimelineSaid = Said<WordsOf<typeof timelineWords>>;

function titleOf(entry: Entry, say: TimelineSaid): string {
  if (entry.kind === 'own') return entry.item.content;
  // Only a closed-door seminar has no title.
  return entry.kind === 'car' ? say.car(entry.car.name) : (entry.meeting.title ?? say.closedDoor);
}

/** What gets in the way of an entry, told at that entry. */
export function conflictText(
  { first, second, overlap, leaveEarly, walk }: Conflict,
  toldAt: Entry,
  say: TimelineSaid,
): string {
  const other = titleOf(toldAt === first ? second : first, say);
  const early = say.minutes(leaveEarly);
  if (overlap > 0) {
    const both = say.overlaps(other, say.minutes(overlap));
    return leaveEarly > overlap ? say.overlapsAndWalk(both, say.minutes(walk), early) : both;
  }
  if (walk === 0) return say.stillOn(titleOf(first, say), early);
  return (toldAt === first ? say.walkTo : say.walkFrom)(other, say.minutes(walk), early);
}
