import type { QueryClient } from '@tanstack/react-query';
import { getMeetings } from 'contract/calls/agenda';
import {
  addOwnItem,
  deleteOwnItem,
  editOwnItem,
  getOwnItems,
  restoreOwnItem,
  setBookmark,
} from 'contract/calls/favourites';
import type { AnswerOf } from 'contract/wire/call';
import type { getMine } from 'contract/calls/mine';
import { transportCodes } from 'contract/wire/codes';
import { call, type RequestOf } from '../../lib/call/call.ts';
import { readQuery } from '../../lib/read/read-query.ts';
import { mineQueries } from '../../shell/mine/mine.api.ts';
import type { Bookmark } from './bookmark/bookmarks.ts';

export const favouriteQueries = {
  ownItems: () => readQuery(getOwnItems, {}, { language: null }),
};

export type KeptItems = AnswerOf<typeof getOwnItems>;

// The sheet itself says that an entry could not be stored, and keeps what was typed.
const pageShows = [transportCodes.network, undefined];

export const ownItemWrites = {
  add: (body: RequestOf<typeof addOwnItem>) => call(addOwnItem, body, { pageShows }),
  edit: (body: RequestOf<typeof editOwnItem>) => call(editOwnItem, body, { pageShows }),
  remove: (id: string) => call(deleteOwnItem, { id }),
  restore: (id: string) => call(restoreOwnItem, { id }),
};

// A bookmark is set to what was tapped last: one whose answer got lost must not be taken for a later one. The screen
// has answered already, so that the page may be left before the server has it.
const neverAsBefore = { repeatFor: 0, keepalive: true };

export const sendBookmark = ({ kind, id, on }: Bookmark) =>
  call(setBookmark, { kind, itemId: id, bookmarked: on }, neverAsBefore);

/** Writes what was stored into what the phone has; a phone that has nothing yet fetches it. */
export async function keepBookmark(queries: QueryClient, bookmark: Bookmark): Promise<void> {
  const { kind, id, on } = bookmark;
  if (kind === 'meeting')
    queries.setQueriesData<AnswerOf<typeof getMeetings>>(
      { queryKey: [getMeetings.path, { id }] },
      (kept) => kept && { ...kept, bookmarked: on },
    );
  const isKept = queries.getQueriesData({ queryKey: mineQueries.key }).some(([, data]) => data !== undefined);
  if (!isKept) return queries.invalidateQueries({ queryKey: mineQueries.key });
  // An answer on its way is older than this, and would bring the old bookmarks back.
  const wasAsked = queries.isFetching({ queryKey: mineQueries.key }) > 0;
  if (wasAsked) await queries.cancelQueries({ queryKey: mineQueries.key });
  queries.setQueriesData<AnswerOf<typeof getMine>>({ queryKey: mineQueries.key }, (kept) =>
    withBookmark(kept, bookmark),
  );
  if (wasAsked) void queries.invalidateQueries({ queryKey: mineQueries.key });
}

const lists = { meeting: 'meetings', delegate: 'delegates', news: 'news', file: 'files' } as const;

function withBookmark<M extends AnswerOf<typeof getMine>>(kept: M | undefined, { kind, id, on }: Bookmark) {
  if (!kept?.bookmarks) return kept;
  const list = lists[kind];
  const others = kept.bookmarks[list].filter((one) => one !== id);
  return { ...kept, bookmarks: { ...kept.bookmarks, [list]: on ? [...others, id] : others } };
}
