import { sql } from 'drizzle-orm';
import { fromDrizzle, type Db } from 'pg-boss';
import type { Database } from '../database/database.ts';

/** Runs the statements of the queue in the caller's transaction, so that a job exists exactly if it commits. */
export function statementsIn(db: Database): Db {
  return fromDrizzle(
    {
      execute: async (query) => (await db.execute(query as Parameters<Database['execute']>[0])) as { rows: unknown[] },
    },
    sql,
  );
}
