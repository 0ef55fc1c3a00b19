import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { mediaOutlet, partner } from '../../platform/database/tables/content/partners.ts';

export type PartnerRecord = typeof partner.$inferSelect;
export type OutletRecord = typeof mediaOutlet.$inferSelect;

export async function partnersShown(db: Database): Promise<PartnerRecord[]> {
  return db.select().from(partner).where(eq(partner.hidden, false)).orderBy(asc(partner.position), asc(partner.id));
}

export async function outletsShown(db: Database): Promise<OutletRecord[]> {
  return db
    .select()
    .from(mediaOutlet)
    .where(eq(mediaOutlet.hidden, false))
    .orderBy(asc(mediaOutlet.position), asc(mediaOutlet.id));
}
