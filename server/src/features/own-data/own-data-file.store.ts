import { and, asc, eq, getTableColumns, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { OwnDataPart } from 'contract/calls/own-data';
import type { Both } from 'contract/languages';
import type { Database } from '../../platform/database/database.ts';
import { ownDataFile } from '../../platform/database/tables/downloads.ts';
import { bookmark } from '../../platform/database/tables/favourites.ts';
import { person } from '../../platform/database/tables/people.ts';

type FileRow = typeof ownDataFile.$inferSelect;
type NewFile = Pick<FileRow, 'personId' | 'job' | 'language' | 'askedAt' | 'timesAsked'>;

const { contentSealed: _content, ...withoutContent } = getTableColumns(ownDataFile);
export type FileState = Omit<FileRow, 'contentSealed'>;

/** Without the content, which nobody needs to tell what became of it. */
export async function fileOf(db: Database, personId: string): Promise<FileState | undefined> {
  const [found] = await db.select(withoutContent).from(ownDataFile).where(eq(ownDataFile.personId, personId));
  return found;
}

/** Further requests of the same person wait until the transaction ends, so that none is left out of the count. */
export async function fileToReplace(db: Database, personId: string): Promise<FileState | undefined> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`own data ${personId}`}, 0))`);
  return fileOf(db, personId);
}

const empty = { partsDone: [], readyAt: null, endsAt: null, bytes: null, contentSealed: null };

export async function putFile(db: Database, file: NewFile): Promise<void> {
  const { personId, ...replaced } = { ...file, ...empty, state: 'waiting' as const };
  await db
    .insert(ownDataFile)
    .values({ personId, ...replaced })
    .onConflictDoUpdate({ target: ownDataFile.personId, set: replaced });
}

/** The row stays, because it counts the requests of the day. */
export async function cancelFile(db: Database, personId: string): Promise<void> {
  await db
    .update(ownDataFile)
    .set({ ...empty, state: 'cancelled' })
    .where(eq(ownDataFile.personId, personId));
}

const isBeingMade = (job: string) => and(eq(ownDataFile.job, job), inArray(ownDataFile.state, ['waiting', 'making']));

/** A job that begins again after its process was killed makes all parts anew. */
export async function beginFile(db: Database, job: string): Promise<FileState | undefined> {
  const [begun] = await db
    .update(ownDataFile)
    .set({ state: 'making', partsDone: [] })
    .where(isBeingMade(job))
    .returning(withoutContent);
  return begun;
}

/** Returns false if the file was cancelled or replaced meanwhile. */
export async function notePart(db: Database, job: string, partsDone: OwnDataPart[]): Promise<boolean> {
  return hasChanged(
    db.update(ownDataFile).set({ partsDone }).where(isBeingMade(job)).returning({ job: ownDataFile.job }),
  );
}

type Finished = Pick<FileRow, 'contentSealed' | 'bytes' | 'readyAt' | 'endsAt'>;

export async function finishFile(db: Database, job: string, finished: Finished): Promise<boolean> {
  return hasChanged(
    db
      .update(ownDataFile)
      .set({ ...finished, state: 'ready' })
      .where(isBeingMade(job))
      .returning({ job: ownDataFile.job }),
  );
}

async function hasChanged(changing: PromiseLike<unknown[]>): Promise<boolean> {
  return (await changing).length > 0;
}

export async function contentOf(db: Database, personId: string, now: Date): Promise<string | undefined> {
  const { contentSealed, endsAt, state } = ownDataFile;
  const [found] = await db
    .select({ contentSealed, endsAt })
    .from(ownDataFile)
    .where(and(eq(ownDataFile.personId, personId), eq(state, 'ready')));
  return found?.contentSealed && found.endsAt && now < found.endsAt ? found.contentSealed : undefined;
}

/** What was never finished goes a day after it was asked for. */
export async function deleteEndedFiles(db: Database, now: Date): Promise<void> {
  const dayAgo = new Date(now.getTime() - 24 * 60 * 60 * 1000);
  const { endsAt, askedAt } = ownDataFile;
  await db.delete(ownDataFile).where(or(lte(endsAt, now), and(isNull(endsAt), lte(askedAt, dayAgo))));
}

export async function bookmarksOf(db: Database, personId: string) {
  return db.select().from(bookmark).where(eq(bookmark.personId, personId)).orderBy(asc(bookmark.createdAt));
}

/** Of those whom the directory shows. */
export async function namesOf(db: Database, ids: string[]): Promise<Map<string, Both>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: person.id, name: person.name })
    .from(person)
    .where(and(inArray(person.id, ids), eq(person.listed, true)));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

export async function recordOf(db: Database, personId: string) {
  const [found] = await db.select().from(person).where(eq(person.id, personId));
  return found;
}
