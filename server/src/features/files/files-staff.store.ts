import { and, desc, eq, notExists, sql } from 'drizzle-orm';
import { contentKind } from '../../platform/content/content-kind.store.ts';
import type { Database } from '../../platform/database/database.ts';
import { meeting } from '../../platform/database/tables/content/agenda.ts';
import { fileReading, forumFile } from '../../platform/database/tables/content/files.ts';
import { mediaFile, photo, waitingPhoto } from '../../platform/database/tables/content/media.ts';

export const forumFiles = contentKind({ name: 'forum file', topic: 'files', table: forumFile });

export type StoredFile = typeof forumFile.$inferSelect;

const listLength = 100;

const listed = {
  file: forumFile,
  reading: { inside: fileReading.inside, pageKind: fileReading.pageKind, pages: fileReading.pages },
};

/** The newest files, with what came of reading them; those that never appeared come first. */
export function storedFiles(db: Database, id?: string) {
  return db
    .select(listed)
    .from(forumFile)
    .leftJoin(fileReading, eq(fileReading.mediaId, forumFile.mediaId))
    .where(id === undefined ? undefined : eq(forumFile.id, id))
    .orderBy(sql`${forumFile.publishedAt} desc nulls first`, desc(forumFile.id))
    .limit(listLength);
}

/** A file of the Forum's content, which stays while the transaction lasts. The photo of a person is none. */
export async function mediaToShow(db: Database, wanted: string) {
  const { id, kind, extension } = mediaFile;
  const ofNobody = [photo, waitingPhoto].map((table) =>
    notExists(db.select({ id: table.fileId }).from(table).where(eq(table.fileId, id))),
  );
  const [found] = await db
    .select({ kind, extension })
    .from(mediaFile)
    .where(and(eq(id, wanted), ...ofNobody))
    .for('key share');
  return found;
}

export async function isMeeting(db: Database, id: string): Promise<boolean> {
  return (await db.$count(meeting, eq(meeting.id, id))) > 0;
}

export async function insertFile(db: Database, row: StoredFile) {
  await db.insert(forumFile).values(row);
}
