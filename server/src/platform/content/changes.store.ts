import { asc, gt, lt, max, min, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { contentChange } from '../database/tables/content.ts';

export type Change = typeof contentChange.$inferSelect;
export type NewChange = Pick<typeof contentChange.$inferInsert, 'topic' | 'itemId' | 'version' | 'audience'>;

export const changeChannel = 'content_change';
// Any constant will do: whoever announces waits for the one before, so that numbers follow the commits.
const announcing = 7_206_421;

/** Said in the transaction of the change itself: nobody hears of what was not committed. */
export async function announceChange(db: Database, change: NewChange) {
  await db.execute(sql`select pg_advisory_xact_lock(${announcing})`);
  await db.insert(contentChange).values(change);
  await db.execute(sql`select pg_notify(${changeChannel}, '')`);
}

export async function changesAfter(db: Database, number: number): Promise<Change[]> {
  return db.select().from(contentChange).where(gt(contentChange.number, number)).orderBy(asc(contentChange.number));
}

/** The first and the last number there are; 0 where there is none. */
export async function changesKept(db: Database) {
  const [row] = await db
    .select({ first: min(contentChange.number), last: max(contentChange.number) })
    .from(contentChange);
  return { first: row?.first ?? 0, last: row?.last ?? 0 };
}

export async function forgetChangesBefore(db: Database, at: Date) {
  await db.delete(contentChange).where(lt(contentChange.at, at));
}
