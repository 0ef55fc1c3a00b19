import { and, eq, getTableColumns, inArray, isNotNull } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { mediaFile } from '../../platform/database/tables/content/media.ts';
import { newsFile, newsItem, recording } from '../../platform/database/tables/content/news.ts';

const { body: _body, ...listed } = getTableColumns(newsItem);

/** Every item that is or was published, without its text; what was withdrawn keeps its place in the list. */
export function newsEverPublished(db: Database) {
  return db.select(listed).from(newsItem).where(isNotNull(newsItem.publishedAt));
}

/** The lengths of all recordings, without their sentences. */
export function recordingLengths(db: Database) {
  const { itemId, language, duration } = recording;
  return db.select({ itemId, language, duration }).from(recording);
}

export async function recordingsOf(db: Database, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return db
    .select()
    .from(recording)
    .where(inArray(recording.itemId, [...ids]));
}

export async function publishedText(db: Database, id: string) {
  const [found] = await db.select({ body: newsItem.body }).from(newsItem).where(isPublishedItem(id));
  return found?.body;
}

/** The texts of everything that is published, for the search. */
export function publishedTexts(db: Database) {
  return db.select({ id: newsItem.id, body: newsItem.body }).from(newsItem).where(eq(newsItem.isPublished, true));
}

export async function isPublished(db: Database, id: string): Promise<boolean> {
  return (await db.$count(newsItem, isPublishedItem(id))) > 0;
}

/** A document in the text of a published item. */
export async function publishedDocument(db: Database, { id, file }: { id: string; file: string }) {
  const { extension, size, hash } = mediaFile;
  const [found] = await db
    .select({ key: mediaFile.id, extension, size, hash, body: newsItem.body })
    .from(newsFile)
    .innerJoin(newsItem, eq(newsItem.id, newsFile.itemId))
    .innerJoin(mediaFile, eq(mediaFile.id, newsFile.fileId))
    .where(and(isPublishedItem(id), eq(mediaFile.id, file), eq(mediaFile.kind, 'document')));
  return found;
}

/** An item that everybody may see. Any other id finds nothing by the same statement. */
export async function publicItem(db: Database, id: string) {
  const [found] = await db
    .select()
    .from(newsItem)
    .where(and(isPublishedItem(id), eq(newsItem.isPublic, true)));
  return found;
}

function isPublishedItem(id: string) {
  return and(eq(newsItem.id, id), eq(newsItem.isPublished, true));
}
