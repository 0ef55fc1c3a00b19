import { asc, gt, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { locks } from '../database/locks.ts';
import { contentChange, newestChange } from '../database/tables/content.ts';
import { toldTo } from './audience.rules.ts';

export type Change = typeof contentChange.$inferSelect;
export type NewChange = Pick<typeof contentChange.$inferInsert, 'topic' | 'itemId' | 'version' | 'audience'>;

export const changeChannel = 'content_change';
/** By the database's own clock, as the rows are, whatever hour is being rehearsed. */
const isOld = sql`at < now() - interval '2 days'`;
/** The millisecond of the change: numbers without gaps would let everybody count the changes of others. */
const nextNumber = sql`(select greatest(
  floor(extract(epoch from clock_timestamp()) * 1000)::bigint,
  coalesce(max(${contentChange.number}), 0) + 1
) from ${contentChange})`;

/** Said in the transaction of the change itself: nobody hears of what was not committed. */
export async function announceChange(db: Database, change: NewChange) {
  await db.execute(sql`select pg_advisory_xact_lock(${locks.contentChange})`);
  const [{ number } = { number: 0 }] = await db
    .insert(contentChange)
    .values({ ...change, number: nextNumber })
    .returning({ number: contentChange.number });
  const told = toldTo(change.audience ?? null).map((audience) => ({ audience, number }));
  if (told.length > 0)
    await db.insert(newestChange).values(told).onConflictDoUpdate({ target: newestChange.audience, set: { number } });
  await db.execute(sql`select pg_notify(${changeChannel}, '')`);
}

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
