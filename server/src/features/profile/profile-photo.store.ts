import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { mediaFile, photo, photoSending, waitingPhoto } from '../../platform/database/tables/content/media.ts';
import { newId } from '../../platform/ids.ts';

export async function photosSentSince(db: Database, personId: string, since: Date): Promise<Date[]> {
  const rows = await db
    .select({ at: photoSending.at })
    .from(photoSending)
    .where(and(eq(photoSending.personId, personId), gt(photoSending.at, since)));
  return rows.map(({ at }) => at);
}

export async function notePhotoSent(db: Database, personId: string, at: Date) {
  await db.insert(photoSending).values({ id: newId(), personId, at });
}

export async function deleteSendingsBefore(db: Database, before: Date) {
  await db.delete(photoSending).where(lt(photoSending.at, before));
}

/** The former file goes with its row. Returns the number of the new photo. */
export async function replacePhoto(db: Database, personId: string, fileId: string): Promise<number> {
  const [stored] = await db
    .insert(photo)
    .values({ personId, number: 1, fileId })
    .onConflictDoUpdate({ target: photo.personId, set: { number: sql`${photo.number} + 1`, fileId } })
    .returning({ number: photo.number });
  if (!stored) throw new Error('a photo was not stored');
  return stored.number;
}

export async function keepWaiting(db: Database, row: typeof waitingPhoto.$inferInsert) {
  await db.insert(waitingPhoto).values(row);
}

export async function waitingPhotoOf(db: Database, correctionId: string) {
  const [found] = await db
    .select({ fileId: waitingPhoto.fileId, type: mediaFile.type })
    .from(waitingPhoto)
    .innerJoin(mediaFile, eq(mediaFile.id, waitingPhoto.fileId))
    .where(eq(waitingPhoto.correctionId, correctionId));
  return found;
}
