import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';

export const personalChannel = 'personal_change';

/** In a statement of its own: a transaction that notifies commits under one lock for everybody. */
export async function notifyInstances(db: Database, payload: string) {
  await db.execute(sql`select pg_notify(${personalChannel}, ${payload})`);
}
