import { and, eq, exists, inArray, or } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { aboutSection, slide } from '../database/tables/about.ts';
import { floorPlan } from '../database/tables/forum.ts';
import { partner } from '../database/tables/partners.ts';
import { person } from '../database/tables/people.ts';
import { photo, picture } from '../database/tables/pictures.ts';

export async function pictureSizes(db: Database, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return db
    .select({ id: picture.id, width: picture.width, height: picture.height })
    .from(picture)
    .where(inArray(picture.id, [...ids]));
}

/**
 * The picture while something visible shows it: one that was replaced or withdrawn is gone at once. The bytes are read
 * only for viewers who may have them, so that others learn nothing from the time it takes.
 */
export async function pictureOnRecord(db: Database, id: string) {
  const shown = [slide, aboutSection, floorPlan].map((table) =>
    exists(db.select({ id: table.id }).from(table).where(eq(table.pictureId, id))),
  );
  const visible = and(eq(partner.pictureId, id), eq(partner.hidden, false));
  const [found] = await db
    .select({ type: picture.type })
    .from(picture)
    .where(and(eq(picture.id, id), or(...shown, exists(db.select({ id: partner.id }).from(partner).where(visible)))));
  return found;
}

export async function pictureBytes(db: Database, id: string) {
  const [found] = await db.select({ bytes: picture.bytes }).from(picture).where(eq(picture.id, id));
  return found?.bytes;
}

export type PhotoName = { personId: string; number: number };

/** A photo with what decides who may see its owner. */
export async function photoOnRecord(db: Database, { personId, number }: PhotoName) {
  const [found] = await db
    .select({ type: photo.type, badge: person.badge, listed: person.listed })
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
