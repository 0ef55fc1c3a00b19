import { asc, gt, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { locks } from '../database/locks.ts';
import { contentChange } from '../database/tables/content.ts';

export type Change = typeof contentChange.$inferSelect;
export type NewChange = Pick<typeof contentChange.$inferInsert, 'topic' | 'itemId' | 'version' | 'audience'>;

export const changeChannel = 'content_change';
/** The millisecond of the change: numbers without gaps would let everybody count the changes of others. */
const nextNumber = sql`(select greatest(
  floor(extract(epoch from clock_timestamp()) * 1000)::bigint,
  coalesce(max(${contentChange.number}), 0) + 1
) from ${contentChange})`;

/** Said in the transaction of the change itself: nobody hears of what was not committed. */
export async function announceChange(db: Database, change: NewChange) {
  await db.execute(sql`select pg_advisory_xact_lock(${locks.contentChange})`);
  await db.insert(contentChange).values({ ...change, number: nextNumber });
  await db.execute(sql`select pg_notify(${changeChannel}, '')`);
}

export async function changesAfter(db: Database, number: number): Promise<Change[]> {
  return db.select().from(contentChange).where(gt(contentChange.number, number)).orderBy(asc(contentChange.number));
}

/**
 * After two days what was told again since: a phone that comes back later still hears of everything once. By the
 * database's own clock, as the rows are, whatever hour is being rehearsed.
 */
export async function forgetOldChanges(db: Database) {
  await db.execute(sql`
    delete from content_change where number in (
      select number from (
        select number, at, row_number() over (partition by topic, item_id, audience order by number desc) as nth
        from content_change
      ) as told
      where nth > 1 and at < now() - interval '2 days'
    )`);
}
