import { and, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { bookmark } from '../../platform/database/tables/favourites.ts';

export type BookmarkKind = (typeof bookmark.$inferSelect)['kind'];

export async function bookmarkedIds(db: Database, personId: string, kind: BookmarkKind): Promise<Set<string>> {
  const rows = await db
    .select({ itemId: bookmark.itemId })
    .from(bookmark)
    .where(and(eq(bookmark.personId, personId), eq(bookmark.kind, kind)));
  return new Set(rows.map(({ itemId }) => itemId));
}
