import type { BookmarkKind } from 'contract/calls/favourites';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { bookmark } from '../../platform/database/tables/favourites.ts';
import { scheduleReader } from '../../platform/personal/schedule-readers.store.ts';

type Bookmark = { personId: string; kind: BookmarkKind; itemId: string };

/**
 * One that is set stays as it was, with the moment when it was set. Returns who else sees the person's schedule, if it
 * has changed.
 */
export async function insertBookmark(db: Database, set: Bookmark, now: Date) {
  const [inserted] = await db
    .insert(bookmark)
    .values({ ...set, createdAt: now })
    .onConflictDoNothing()
    .returning({ reader: scheduleReader(set.personId) });
  return inserted?.reader;
}

export async function deleteBookmark(db: Database, { personId, kind, itemId }: Bookmark) {
  const [deleted] = await db
    .delete(bookmark)
    .where(and(eq(bookmark.personId, personId), eq(bookmark.kind, kind), eq(bookmark.itemId, itemId)))
    .returning({ reader: scheduleReader(personId) });
  return deleted?.reader;
}
