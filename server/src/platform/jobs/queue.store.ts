import { sql } from 'drizzle-orm';
import { fromDrizzle, type Db } from 'pg-boss';
import type { Database } from '../database/database.ts';

/** The queue's own statements on the caller's handle, so that a job is there exactly if its transaction commits. */
export function statementsIn(db: Database): Db {
  return fromDrizzle(
    {
      execute: async (query) => (await db.execute(query as Parameters<Database['execute']>[0])) as { rows: unknown[] },
    },
    sql,
  );
}
