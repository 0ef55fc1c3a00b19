import { asc, gt, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { contentChange, newestChange } from '../database/tables/content.ts';

export type Change = typeof contentChange.$inferSelect;
export type NewChange = Pick<typeof contentChange.$inferInsert, 'topic' | 'itemId' | 'version' | 'audience'>;

/** By the database's own clock, as the rows are, whatever hour is being rehearsed. */
const isOld = sql`at < now() - interval '2 days'`;
/** At most one for each person and badge, however long the log is. */
export async function newestByAudience(db: Database): Promise<Map<string, number>> {
  const rows = await db.select().from(newestChange);
  return new Map(rows.map(({ audience, number }) => [audience, number]));
}

export async function changesAfter(db: Database, number: number): Promise<Change[]> {
  return db.select().from(contentChange).where(gt(contentChange.number, number)).orderBy(asc(contentChange.number));
}

/** From which number on the log is complete: all of it, unless it begins with one that pruning left. */
export async function logIsCompleteFrom(db: Database): Promise<number> {
  const [oldest] = await db
    .select({ number: contentChange.number, isOld: sql<boolean>`${isOld}` })
    .from(contentChange)
    .orderBy(asc(contentChange.number))
    .limit(1);
  return oldest?.isOld ? oldest.number : 0;
}

/** Whoever comes back later fetches everything anew. The newest of the old ones stays: it tells where the log begins. */
export async function forgetOldChanges(db: Database) {
  await db.execute(sql`
    delete from content_change
    where number < (select max(number) from content_change where ${isOld})`);
}
