import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { person } from '../database/tables/people.ts';
import { photo, picture } from '../database/tables/pictures.ts';

export async function pictureSizes(db: Database, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return db
    .select({ id: picture.id, width: picture.width, height: picture.height })
    .from(picture)
    .where(inArray(picture.id, [...ids]));
}

export async function pictureBytes(db: Database, id: string) {
  const [found] = await db.select({ bytes: picture.bytes }).from(picture).where(eq(picture.id, id));
  return found?.bytes;
}

export type PhotoName = { personId: string; number: number };

/** A photo with what decides who may see its owner. */
export async function photoOnRecord(db: Database, { personId, number }: PhotoName) {
  const [found] = await db
    .select({
      ...{ personId: photo.personId, type: photo.type, hash: photo.bytesHash },
      ...{ badge: person.badge, listed: person.listed },
    })
    .from(photo)
    .innerJoin(person, eq(person.id, photo.personId))
    .where(and(eq(photo.personId, personId), eq(photo.number, number)));
  return found;
}

export async function photoBytes(db: Database, { personId, number }: PhotoName) {
  const [found] = await db
    .select({ bytes: photo.bytes })
    .from(photo)
    .where(and(eq(photo.personId, personId), eq(photo.number, number)));
  return found?.bytes;
}
