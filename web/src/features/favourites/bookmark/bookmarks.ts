import { useQuery } from '@tanstack/react-query';
import type { BookmarkKind } from 'contract/calls/favourites';
import type { Mine } from 'contract/calls/mine';
import { useCallback } from 'react';
import { useLanguage } from '../../../lib/language.ts';
import { storage } from '../../../lib/storage/storage.ts';
import { openStore, useStore } from '../../../lib/store.ts';
import { mineQueries } from '../../../shell/mine/mine.api.ts';

export type Bookmark = { kind: BookmarkKind; id: string; on: boolean };

/** What was tapped and is not stored yet counts before what the server said. */
const pending = openStore<ReadonlyMap<string, Bookmark>>(new Map());
// The next person on this phone must not see what the last one tapped.
const keyOf = ({ kind, id }: Pick<Bookmark, 'kind' | 'id'>) => `${storage.token.get()} ${kind} ${id}`;

export const pendingBookmarks = {
  put: (bookmark: Bookmark) => pending.set(new Map(pending.get()).set(keyOf(bookmark), bookmark)),
  /** A later tap on the same thing stays. */
  drop(bookmark: Bookmark) {
    const rest = [...pending.get()].filter(([, tapped]) => tapped !== bookmark);
    if (rest.length < pending.get().size) pending.set(new Map(rest));
  },
};

type IsBookmarked = (kind: BookmarkKind, id: string, otherwise?: boolean) => boolean;

/** Tells of each item whether it is bookmarked; `otherwise` counts until the phone knows the viewer's own. */
export function useBookmarks(): IsBookmarked {
  const { data: mine } = useQuery(mineQueries.all(useLanguage()));
  const tapped = useStore(pending);
  return useCallback<IsBookmarked>(
    (kind, id, otherwise = false) =>
      tapped.get(keyOf({ kind, id }))?.on ?? (mine?.bookmarks ? setsOf(mine.bookmarks)[kind].has(id) : otherwise),
    [tapped, mine],
  );
}

type Kept = NonNullable<Mine['bookmarks']>;
const made = new WeakMap<Kept, Record<BookmarkKind, ReadonlySet<string>>>();

/** Every row of a list looks into the same sets. */
function setsOf(kept: Kept) {
  const sets = made.get(kept) ?? {
    meeting: new Set(kept.meetings),
    delegate: new Set(kept.delegates),
    news: new Set(kept.news),
    file: new Set(kept.files),
  };
  made.set(kept, sets);
  return sets;
}
