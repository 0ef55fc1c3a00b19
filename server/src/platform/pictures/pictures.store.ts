import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { picture } from '../database/tables/pictures.ts';

export async function pictureSizes(db: Database, ids: readonly string[]) {
  return db
    .select({ id: picture.id, width: picture.width, height: picture.height })
    .from(picture)
    .where(inArray(picture.id, [...ids]));
}

export async function pictureById(db: Database, id: string) {
  const [found] = await db.select().from(picture).where(eq(picture.id, id));
  return found;
}
