import { and, asc, count, eq, gt, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { ownItem } from '../../platform/database/tables/favourites.ts';
import { hall } from '../../platform/database/tables/content/forum.ts';

export type StoredItem = typeof ownItem.$inferSelect;
type Which = { id: string; personId: string };

export async function ownItemsOf(db: Database, personId: string): Promise<StoredItem[]> {
  return db
    .select()
    .from(ownItem)
    .where(and(eq(ownItem.personId, personId), isNull(ownItem.deletedAt)))
    .orderBy(asc(ownItem.startsAt), asc(ownItem.endsAt), asc(ownItem.id));
}

/** Further entries of the same person wait until the transaction ends, so that they cannot exceed the limit together. */
export async function countItemsToAdd(db: Database, personId: string): Promise<number> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`own items ${personId}`}, 0))`);
  const [found] = await db
    .select({ items: count() })
    .from(ownItem)
    .where(and(eq(ownItem.personId, personId), isNull(ownItem.deletedAt)));
  return found?.items ?? 0;
}

/** An entry of this person, also one that was deleted after the given moment; it is locked until the end. */
export async function itemToChange(db: Database, { id, personId }: Which, deletedSince: Date) {
  const isThere = or(isNull(ownItem.deletedAt), gt(ownItem.deletedAt, deletedSince));
  const [found] = await db
    .select()
    .from(ownItem)
    .where(and(eq(ownItem.id, id), eq(ownItem.personId, personId), isThere))
    .for('update');
  return found;
}

export async function insertItem(db: Database, item: typeof ownItem.$inferInsert): Promise<StoredItem> {
  const [stored] = await db.insert(ownItem).values(item).returning();
  if (!stored) throw new Error('an inserted row is returned');
  return stored;
}

export async function updateItem(db: Database, id: string, change: Partial<StoredItem>): Promise<StoredItem> {
  const [stored] = await db.update(ownItem).set(change).where(eq(ownItem.id, id)).returning();
  if (!stored) throw new Error('a locked row is there');
  return stored;
}

export async function isHall(db: Database, id: string): Promise<boolean> {
  const found = await db.select({ id: hall.id }).from(hall).where(eq(hall.id, id));
  return found.length > 0;
}

export async function purgeItemsDeletedBefore(db: Database, moment: Date) {
  await db.delete(ownItem).where(and(isNotNull(ownItem.deletedAt), lte(ownItem.deletedAt, moment)));
}
