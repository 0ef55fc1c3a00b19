import { and, asc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { albumPhoto, albumTopic, hideRequest } from '../../platform/database/tables/content/album.ts';
import { mediaFile } from '../../platform/database/tables/content/media.ts';

export type StoredTopic = typeof albumTopic.$inferSelect;
export type StoredPhoto = Awaited<ReturnType<typeof allPhotos>>[number];

export function allTopics(db: Database): Promise<StoredTopic[]> {
  return db.select().from(albumTopic);
}

/** Also the hidden ones, which keep their place in the list. */
export function allPhotos(db: Database) {
  const { id, topicId, pictureId, takenAt, addedAt, caption, hidden } = albumPhoto;
  const { width, height, blur } = mediaFile;
  return db
    .select({
      ...{ id, topicId, pictureId, takenAt, addedAt, caption, hidden, date: albumTopic.date },
      // Pictures that were sent for the album always have these.
      ...{ width: sql<number>`${width}`, height: sql<number>`${height}`, blur: sql<string>`${blur}` },
    })
    .from(albumPhoto)
    .innerJoin(albumTopic, eq(albumTopic.id, albumPhoto.topicId))
    .innerJoin(mediaFile, eq(mediaFile.id, albumPhoto.pictureId));
}

/** Those of these photos that are in the album now, with their bytes, oldest first. */
export async function photosToDownload(db: Database, ids: readonly string[]) {
  const { id, takenAt, hidden } = albumPhoto;
  const { size, hash } = mediaFile;
  return db
    .select({ id, takenAt, topic: albumTopic.title, key: mediaFile.id, size, hash })
    .from(albumPhoto)
    .innerJoin(albumTopic, eq(albumTopic.id, albumPhoto.topicId))
    .innerJoin(mediaFile, eq(mediaFile.id, albumPhoto.pictureId))
    .where(and(inArray(id, [...ids]), eq(hidden, false)))
    .orderBy(asc(takenAt), asc(id));
}

/** The photo while it is in the album; it is not hidden before the end of the transaction. */
export async function isShown(db: Database, id: string): Promise<boolean> {
  const rows = await db
    .select({ id: albumPhoto.id })
    .from(albumPhoto)
    .where(and(eq(albumPhoto.id, id), eq(albumPhoto.hidden, false)))
    .for('key share');
  return rows.length > 0;
}

export async function isWaiting(db: Database, { photoId, personId }: { photoId: string; personId: string }) {
  const { answer } = hideRequest;
  const own = and(eq(hideRequest.photoId, photoId), eq(hideRequest.personId, personId), isNull(answer));
  return (await db.$count(hideRequest, own)) > 0;
}

export async function askedSince(db: Database, personId: string, since: Date): Promise<Date[]> {
  const rows = await db
    .select({ at: hideRequest.askedAt })
    .from(hideRequest)
    .where(and(eq(hideRequest.personId, personId), gt(hideRequest.askedAt, since)));
  return rows.map(({ at }) => at);
}

export async function insertHideRequest(db: Database, row: typeof hideRequest.$inferInsert) {
  await db.insert(hideRequest).values(row);
}

/** The person's requests about photos that are in the album, oldest first. */
export function requestsOf(db: Database, personId: string) {
  const { photoId, answer, askedAt, id } = hideRequest;
  return db
    .select({ photoId, answer })
    .from(hideRequest)
    .innerJoin(albumPhoto, eq(albumPhoto.id, photoId))
    .where(and(eq(hideRequest.personId, personId), eq(albumPhoto.hidden, false)))
    .orderBy(asc(askedAt), asc(id));
}
