import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';

export const personalChannel = 'personal_change';

/** Runs as a statement of its own, because transactions that notify commit one after the other under a global lock. */
export async function notifyInstances(db: Database, payload: string) {
  await db.execute(sql`select pg_notify(${personalChannel}, ${payload})`);
}
