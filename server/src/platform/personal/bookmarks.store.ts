import type { BookmarkKind } from 'contract/calls/favourites';
import { eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { bookmark } from '../database/tables/favourites.ts';

type Bookmarks = Readonly<Record<BookmarkKind, ReadonlySet<string>>>;

/** The ids of what a person bookmarked. */
export async function bookmarksOnRecord(db: Database, personId: string): Promise<Bookmarks> {
  const { kind, itemId } = bookmark;
  const rows = await db.select({ kind, itemId }).from(bookmark).where(eq(bookmark.personId, personId));
  const idsOf = (which: BookmarkKind) => new Set(rows.filter((row) => row.kind === which).map((row) => row.itemId));
  return { meeting: idsOf('meeting'), delegate: idsOf('delegate'), news: idsOf('news'), file: idsOf('file') };
}
