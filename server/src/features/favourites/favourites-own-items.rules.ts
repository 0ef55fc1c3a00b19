import type { addOwnItem, OwnItem } from 'contract/calls/favourites';
import * as no from 'contract/refusals/favourites';
import type { ParsedBodyOf } from 'contract/wire/call';
import type { Invalid } from 'contract/wire/refusal';
import { isoIn, momentIn } from '../../platform/time-zones.ts';

/** More entries than five for each half hour of a forum: nobody plans that many, but a broken script would. */
export const mostItems = 500;
/** How long a deleted entry can be brought back. */
const restorable = 60 * 60 * 1000;

type Typed = Omit<ParsedBodyOf<typeof addOwnItem>, 'requestId'>;
type ForumDays = { firstDay: string; lastDay: string; timeZone: string };
/** What is sealed together. */
export type ItemTexts = Pick<OwnItem, 'content' | 'details' | 'location'>;

/** All that is wrong with an entry, in the order of the form, so that each field says its own. */
export function whyItemCannotBeSaved(
  typed: Typed,
  { forum, isHall }: { forum: ForumDays; isHall: boolean },
): Invalid<keyof Typed>[] {
  const { startsAt, endsAt } = timesOf(typed, forum);
  // The clocks can go forward between the two, so that the moments are compared as well.
  const endsLater = typed.from < typed.to && startsAt < endsAt;
  const checks: [boolean, Invalid<keyof Typed>][] = [
    [typed.content !== '', no.contentMissing],
    [forum.firstDay <= typed.date && typed.date <= forum.lastDay, no.notADayOfTheForum],
    [endsLater, no.endsBeforeItStarts],
    [typed.location !== '', no.locationMissing],
    [typed.venue === 'other' || isHall, no.venueMissing],
    [typed.details !== '', no.detailsMissing],
  ];
  return checks.flatMap(([isRight, refusal]) => (isRight ? [] : [refusal]));
}

export function timesOf({ date, from, to }: Pick<Typed, 'date' | 'from' | 'to'>, { timeZone }: ForumDays) {
  return { startsAt: momentIn(timeZone, date, from), endsAt: momentIn(timeZone, date, to) };
}

/** Deleted before this moment, an entry is gone for good. */
export function restorableSince(now: Date): Date {
  return new Date(now.getTime() - restorable);
}

type StoredTimes = { id: string; version: number; hallId: string | null; startsAt: Date; endsAt: Date };

/** Whoever may see the person's schedule reads all of an entry but its details. */
export function isSeenByReaders(before: OwnItem, after: OwnItem): boolean {
  const seen = ['content', 'location', 'venue', 'startsAt', 'endsAt'] as const;
  return seen.some((key) => before[key] !== after[key]);
}

export function ownItemShown(item: StoredTimes, { content, details, location }: ItemTexts, timeZone: string): OwnItem {
  return {
    ...{ id: item.id, version: item.version, content, details, location, venue: item.hallId },
    startsAt: isoIn(timeZone, item.startsAt),
    endsAt: isoIn(timeZone, item.endsAt),
  };
}
