import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { locks } from '../database/locks.ts';
import { contentChange, newestChange } from '../database/tables/content/versions.ts';
import { keysOfAudience } from './audience.rules.ts';
import type { NewChange } from './changes.store.ts';

export const changeChannel = 'content_change';
/**
 * The number is the millisecond of the change, because numbers without gaps would let anyone count the changes of
 * others.
 */
const nextNumber = sql`(select greatest(
  floor(extract(epoch from clock_timestamp()) * 1000)::bigint,
  coalesce(max(${contentChange.number}), 0) + 1
) from ${contentChange})`;

/** Runs in the transaction of the change itself, so that a change that was rolled back is never announced. */
export async function announceChange(db: Database, change: NewChange) {
  await db.execute(sql`select pg_advisory_xact_lock(${locks.contentChange})`);
  const [{ number } = { number: 0 }] = await db
    .insert(contentChange)
    .values({ ...change, number: nextNumber })
    .returning({ number: contentChange.number });
  const keys = keysOfAudience(change.audience ?? null).map((audience) => ({ audience, number }));
  if (keys.length > 0)
    await db.insert(newestChange).values(keys).onConflictDoUpdate({ target: newestChange.audience, set: { number } });
  await db.execute(sql`select pg_notify(${changeChannel}, '')`);
}
