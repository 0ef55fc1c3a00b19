import { and, eq, exists, or } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { aboutSection, slide } from '../database/tables/about.ts';
import { floorPlan } from '../database/tables/forum.ts';
import { partner } from '../database/tables/partners.ts';
import { picture } from '../database/tables/pictures.ts';

/**
 * The picture while something visible shows it: one that was replaced or withdrawn is gone at once. The bytes are read
 * only for viewers who may have them, so that others learn nothing from the time it takes.
 */
export async function pictureStillShown(db: Database, id: string) {
  const shown = [slide, aboutSection, floorPlan].map((table) =>
    exists(db.select({ id: table.id }).from(table).where(eq(table.pictureId, id))),
  );
  const visible = and(eq(partner.pictureId, id), eq(partner.hidden, false));
  const [found] = await db
    .select({ type: picture.type, hash: picture.bytesHash })
    .from(picture)
    .where(and(eq(picture.id, id), or(...shown, exists(db.select({ id: partner.id }).from(partner).where(visible)))));
  return found;
}
