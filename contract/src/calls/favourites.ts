import { z } from 'zod';
import * as no from '../refusals/favourites.ts';
import { notFound } from '../refusals/wire.ts';
import { longestContent, longestDetails, longestLocation } from '../own-item-lengths.ts';
import { read, write } from '../wire/call.ts';
import { Id, IsoDate, IsoMoment, Text, TimeOfDay, Version } from '../wire/values.ts';

export const BookmarkKind = z.enum(['meeting', 'delegate', 'news', 'file']);
export type BookmarkKind = z.infer<typeof BookmarkKind>;

export const setBookmark = write('/api/favourites/setBookmark', {
  who: 'signed in, limited too',
  summary: 'Sets or removes a bookmark. Setting one that is set, or removing one that is not, changes nothing.',
  body: { kind: BookmarkKind, itemId: Id, bookmarked: z.boolean() },
  answer: z.object({ bookmarked: z.boolean() }),
  overlay: false,
  keep: 'nothing',
  refusals: [notFound],
});

/** The hall of the Forum where an own entry is; null is any other place. */
const Venue = Id.nullable();

/** An entry that a person made in their own schedule. */
export const OwnItem = z.object({
  id: Id,
  version: Version,
  content: Text,
  details: Text,
  location: Text,
  venue: Venue,
  startsAt: IsoMoment,
  endsAt: IsoMoment,
});
export type OwnItem = z.infer<typeof OwnItem>;

export const getOwnItems = read('/api/favourites/getOwnItems', {
  who: 'signed in, limited too',
  summary: 'The entries of the viewer’s own schedule, by their start.',
  body: {},
  answer: z.object({ items: z.array(OwnItem) }),
  shows: ['mine'],
  overlay: false,
  keep: 'personal',
});

/** Empty texts arrive, because each is refused in words of its own. */
const typed = (longest: number) => z.string().trim().max(longest);

/** The times are those of the Forum's zone. A missing venue is refused in words; `other` is a place outside. */
const ItemBody = {
  content: typed(longestContent),
  details: typed(longestDetails),
  location: typed(longestLocation),
  venue: z.union([Id, z.literal('other'), z.literal('')]),
  date: IsoDate,
  from: TimeOfDay,
  to: TimeOfDay,
};

const whyNotSaved = [
  ...[no.contentMissing, no.detailsMissing, no.locationMissing, no.venueMissing],
  ...[no.endsBeforeItStarts, no.notADayOfTheForum],
];

export const addOwnItem = write('/api/favourites/addOwnItem', {
  who: 'signed in, limited too',
  summary: 'Adds an entry to the viewer’s own schedule.',
  body: ItemBody,
  answer: OwnItem,
  overlay: true,
  keep: 'nothing',
  refusals: [...whyNotSaved, no.tooManyItems],
});

export const editOwnItem = write('/api/favourites/editOwnItem', {
  who: 'signed in, limited too',
  summary: 'Changes an entry of the viewer’s own schedule, if it still has the version that was edited.',
  body: { id: Id, version: Version, ...ItemBody },
  answer: OwnItem,
  overlay: true,
  keep: 'nothing',
  refusals: [notFound, no.itemChangedMeanwhile, ...whyNotSaved],
});

export const deleteOwnItem = write('/api/favourites/deleteOwnItem', {
  who: 'signed in, limited too',
  summary: 'Deletes an entry of the viewer’s own schedule; for an hour it can be brought back.',
  body: { id: Id },
  answer: z.object({}),
  overlay: false,
  keep: 'nothing',
  refusals: [notFound],
});

export const restoreOwnItem = write('/api/favourites/restoreOwnItem', {
  who: 'signed in, limited too',
  summary: 'Brings an entry back that was deleted within the last hour.',
  body: { id: Id },
  answer: OwnItem,
  overlay: false,
  keep: 'nothing',
  refusals: [notFound, no.tooManyItems],
});
