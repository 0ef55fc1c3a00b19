import { and, desc, eq, inArray, notExists, sql } from 'drizzle-orm';
import type { Language } from 'contract/languages';
import { contentKind } from '../../platform/content/content-kind.store.ts';
import type { Database } from '../../platform/database/database.ts';
import { mediaFile, photo, waitingPhoto } from '../../platform/database/tables/content/media.ts';
import { newsFile, newsItem, recording } from '../../platform/database/tables/content/news.ts';

export const newsItems = contentKind({ name: 'news', topic: 'news', table: newsItem });

export type StoredNews = typeof newsItem.$inferSelect;
type Recording = typeof recording.$inferInsert;

const listLength = 100;

/** The newest items with the languages of their recordings; those that never appeared come first. */
export async function newestNews(db: Database) {
  const { id, version, kind, title, publishedAt, isPublished, isPublic } = newsItem;
  const rows = await db
    .select({ id, version, kind, title, publishedAt, isPublished, isPublic })
    .from(newsItem)
    .orderBy(sql`${publishedAt} desc nulls first`, desc(id))
    .limit(listLength);
  const spoken = await languagesSpoken(
    db,
    rows.map((row) => row.id),
  );
  return rows.map((row) => ({ ...row, recordings: spoken.get(row.id) ?? [] }));
}

export async function languagesSpoken(db: Database, ids: readonly string[]): Promise<Map<string, Language[]>> {
  const { itemId, language } = recording;
  const rows =
    ids.length === 0
      ? []
      : await db
          .select({ itemId, language })
          .from(recording)
          .where(inArray(itemId, [...ids]))
          .orderBy(desc(language));
  return new Map([...Map.groupBy(rows, (row) => row.itemId)].map(([id, own]) => [id, own.map((row) => row.language)]));
}

/**
 * The files of the Forum's content among these, which stay while the transaction lasts. The photo of a person is none
 * of them, whoever knows its id.
 */
export async function contentFiles(db: Database, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const { id, kind, extension, size, width, height, name } = mediaFile;
  const ofNobody = [photo, waitingPhoto].map((table) =>
    notExists(db.select({ id: table.fileId }).from(table).where(eq(table.fileId, id))),
  );
  return db
    .select({ id, kind, extension, size, width, height, name })
    .from(mediaFile)
    .where(and(inArray(id, [...new Set(ids)]), ...ofNobody))
    .for('key share');
}

export async function insertNews(db: Database, row: StoredNews) {
  await db.insert(newsItem).values(row);
}

/** What the texts of an item name now; former ones are forgotten. */
export async function keepFilesOf(db: Database, itemId: string, files: readonly string[]) {
  await db.delete(newsFile).where(eq(newsFile.itemId, itemId));
  if (files.length > 0) await db.insert(newsFile).values(files.map((fileId) => ({ itemId, fileId })));
}

type Which = { itemId: string; language: Language };

export async function recordingIn(db: Database, { itemId, language }: Which) {
  const [found] = await db
    .select({ file: recording.fileId, duration: recording.duration })
    .from(recording)
    .where(and(eq(recording.itemId, itemId), eq(recording.language, language)));
  return found;
}

export async function putRecording(
  db: Database,
  { itemId, language }: Which,
  next: Omit<Recording, keyof Which> | null,
) {
  await db.delete(recording).where(and(eq(recording.itemId, itemId), eq(recording.language, language)));
  if (next) await db.insert(recording).values({ itemId, language, ...next });
}
