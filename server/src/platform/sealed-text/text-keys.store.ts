import { and, eq, gt, inArray } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { replacedTextKey } from '../database/tables/writes.ts';

/** The first instance that starts with a key as the older one says since when it is. */
export async function noteReplaced(db: Database, key: { current: string; older: string }, now: Date) {
  await db.delete(replacedTextKey).where(eq(replacedTextKey.id, key.current));
  await db.insert(replacedTextKey).values({ id: key.older, replacedAt: now }).onConflictDoNothing();
}

export async function replacedAfter(db: Database, ids: readonly string[], since: Date): Promise<string[]> {
  const isLater = and(inArray(replacedTextKey.id, [...ids]), gt(replacedTextKey.replacedAt, since));
  return (await db.select().from(replacedTextKey).where(isLater)).map(({ id }) => id);
}
