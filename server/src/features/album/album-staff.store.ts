import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { albumPhoto, albumTopic, hideRequest } from '../../platform/database/tables/content/album.ts';
import { mediaFile } from '../../platform/database/tables/content/media.ts';
import { person } from '../../platform/database/tables/people.ts';

/** Every topic with the number of its photos that are shown. */
export async function topicsWithCounts(db: Database) {
  const topics = await db.select().from(albumTopic);
  const photos = await db.select({ topicId: albumPhoto.topicId }).from(albumPhoto).where(eq(albumPhoto.hidden, false));
  const byTopic = Map.groupBy(photos, ({ topicId }) => topicId);
  return topics.map((topic) => ({ ...topic, photos: byTopic.get(topic.id)?.length ?? 0 }));
}

export async function insertTopic(db: Database, row: typeof albumTopic.$inferInsert) {
  await db.insert(albumTopic).values(row);
}

export async function isTopic(db: Database, id: string): Promise<boolean> {
  return (await db.$count(albumTopic, eq(albumTopic.id, id))) > 0;
}

/** Whether it is a picture that was sent for the album; it stays while the transaction lasts. */
export async function isForAlbum(db: Database, id: string): Promise<boolean> {
  const rows = await db
    .select({ id: mediaFile.id })
    .from(mediaFile)
    .where(and(eq(mediaFile.id, id), eq(mediaFile.kind, 'picture'), isNotNull(mediaFile.blur)))
    .for('key share');
  return rows.length > 0;
}

export async function insertPhoto(db: Database, row: typeof albumPhoto.$inferInsert) {
  await db.insert(albumPhoto).values(row);
}

/** Locked until the end of the transaction, so that it is hidden and shown again one after the other. */
export async function photoToChange(db: Database, id: string) {
  const [found] = await db.select().from(albumPhoto).where(eq(albumPhoto.id, id)).for('update');
  return found;
}

export async function setHidden(db: Database, id: string, hidden: boolean) {
  await db.update(albumPhoto).set({ hidden }).where(eq(albumPhoto.id, id));
}

/** All that wait, oldest first, with the names of those who asked and what tells the photo from others. */
export async function requestsWaiting(db: Database) {
  const { id, photoId, reasonSealed, askedAt } = hideRequest;
  const { takenAt, caption, pictureId } = albumPhoto;
  const photo = { date: albumTopic.date, topic: albumTopic.title, takenAt, caption, pictureId };
  return db
    .select({ id, photoId, reasonSealed, askedAt, name: person.name, photo })
    .from(hideRequest)
    .innerJoin(person, eq(person.id, hideRequest.personId))
    .innerJoin(albumPhoto, eq(albumPhoto.id, photoId))
    .innerJoin(albumTopic, eq(albumTopic.id, albumPhoto.topicId))
    .where(isNull(hideRequest.answer))
    .orderBy(asc(askedAt), asc(id));
}

export async function requestById(db: Database, id: string) {
  const [found] = await db.select().from(hideRequest).where(eq(hideRequest.id, id));
  return found;
}

type Answer = { answer: 'hide' | 'decline'; answeredAt: Date };

/** Answers one request, or all that wait about a photo, and returns whose they were. */
export async function answerRequests(db: Database, which: { id: string } | { photoId: string }, answer: Answer) {
  const those = 'id' in which ? eq(hideRequest.id, which.id) : eq(hideRequest.photoId, which.photoId);
  return db
    .update(hideRequest)
    .set(answer)
    .where(and(those, isNull(hideRequest.answer)))
    .returning({ id: hideRequest.id, personId: hideRequest.personId });
}
