import type { BookmarkKind } from 'contract/calls/favourites';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { bookmark } from '../../platform/database/tables/favourites.ts';

type Bookmark = { personId: string; kind: BookmarkKind; itemId: string };

/** One that is set stays as it was, with the moment when it was set. */
export async function insertBookmark(db: Database, set: Bookmark, now: Date) {
  await db
    .insert(bookmark)
    .values({ ...set, createdAt: now })
    .onConflictDoNothing();
}

export async function deleteBookmark(db: Database, { personId, kind, itemId }: Bookmark) {
  await db
    .delete(bookmark)
    .where(and(eq(bookmark.personId, personId), eq(bookmark.kind, kind), eq(bookmark.itemId, itemId)));
}
