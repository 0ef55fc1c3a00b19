import { asc } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { floorPlan, hall, place, walk } from '../../platform/database/tables/content/forum.ts';

export type PlacesOnRecord = Awaited<ReturnType<typeof allPlaces>>;

/** Takes four queries, however many places there are. */
export async function allPlaces(db: Database) {
  const places = await db.select().from(place).orderBy(asc(place.position), asc(place.id));
  const plans = await db.select().from(floorPlan).orderBy(asc(floorPlan.position), asc(floorPlan.id));
  const halls = await db.select().from(hall).orderBy(asc(hall.position), asc(hall.id));
  const walks = await db.select().from(walk).orderBy(asc(walk.fromId), asc(walk.toId));
  return { places, plans, halls, walks };
}
