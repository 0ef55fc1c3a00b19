import { and, eq, inArray, lte, notExists, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { mediaFile, mediaVariant, unownedBytes } from '../../database/tables/content/media.ts';

type MediaFile = typeof mediaFile.$inferSelect;
export type NewFile = typeof mediaFile.$inferInsert;
export type NewVariant = typeof mediaVariant.$inferInsert;

export async function pictureSizes(db: Database, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const { id, kind } = mediaFile;
  const sized = { id, width: sql<number>`${mediaFile.width}`, height: sql<number>`${mediaFile.height}` };
  return db
    .select(sized)
    .from(mediaFile)
    .where(and(inArray(id, [...ids]), eq(kind, 'picture')));
}

export async function fileById(db: Database, id: string): Promise<MediaFile | undefined> {
  const [found] = await db.select().from(mediaFile).where(eq(mediaFile.id, id));
  return found;
}

/** From now on the bytes have a row. */
export async function insertFile(db: Database, file: NewFile) {
  await db.insert(mediaFile).values(file);
  await db.delete(unownedBytes).where(eq(unownedBytes.key, file.id));
}

/**
 * A file that was deleted while its variant was drawn has no place for it, and the bytes stay without a row. One that is
 * drawn again may have other bytes than before, so that the row always tells of the last ones.
 */
export async function insertVariant(db: Database, variant: NewVariant) {
  const { fileId, name, ...bytes } = variant;
  const target = [mediaVariant.fileId, mediaVariant.name];
  await db.transaction(async (transaction) => {
    const [file] = await transaction
      .select({ id: mediaFile.id })
      .from(mediaFile)
      .where(eq(mediaFile.id, fileId))
      .for('update');
    if (!file) return;
    await transaction.insert(mediaVariant).values(variant).onConflictDoUpdate({ target, set: bytes });
    await transaction.delete(unownedBytes).where(eq(unownedBytes.key, `${fileId}.${name}`));
  });
}

/** A note of bytes that are about to be written: until they have a row, a job may remove them at this moment. */
export async function noteUnowned(db: Database, key: string, removeAt: Date) {
  await db
    .insert(unownedBytes)
    .values({ key, removeAt })
    .onConflictDoUpdate({ target: unownedBytes.key, set: { removeAt } });
}

/** What a row names stays: a size that is drawn a second time has its row already. */
function isDue(db: Database, now: Date) {
  const { key, removeAt } = unownedBytes;
  const part = (nth: number) => sql`split_part(${key}, '.', ${nth}::int)`;
  const drawn = and(eq(mediaVariant.fileId, part(1)), eq(mediaVariant.name, part(2)));
  return and(
    lte(removeAt, now),
    notExists(db.select().from(mediaVariant).where(drawn)),
    notExists(db.select().from(mediaFile).where(eq(mediaFile.id, key))),
  );
}

export async function dueUnowned(db: Database, now: Date): Promise<string[]> {
  const rows = await db.select({ key: unownedBytes.key }).from(unownedBytes).where(isDue(db, now));
  return rows.map(({ key }) => key);
}

export async function isStillDue(db: Database, key: string, now: Date): Promise<boolean> {
  return (await db.$count(unownedBytes, and(eq(unownedBytes.key, key), isDue(db, now)))) > 0;
}

/** The note of bytes that were written again meanwhile is a later one, and stays. */
export async function forgetDue(db: Database, key: string, now: Date) {
  await db.delete(unownedBytes).where(and(eq(unownedBytes.key, key), lte(unownedBytes.removeAt, now)));
}

export async function isUnowned(db: Database, key: string): Promise<boolean> {
  return (await db.$count(unownedBytes, eq(unownedBytes.key, key))) > 0;
}

export async function forgetUnowned(db: Database, key: string) {
  await db.delete(unownedBytes).where(eq(unownedBytes.key, key));
}
