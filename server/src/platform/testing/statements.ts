import type { PGlite } from '@electric-sql/pglite';
import { drizzle as overPostgres } from 'drizzle-orm/node-postgres';
import { drizzle as overEmbedded } from 'drizzle-orm/pglite';
import type pg from 'pg';
import type { Database, OpenDatabase } from '../database/database.ts';

/** Counts the statements of one handle, whatever else happens in the database meanwhile. */
export async function statementsOf(
  { db, kind }: Pick<OpenDatabase, 'db' | 'kind'>,
  work: (db: Database) => Promise<unknown>,
): Promise<number> {
  const counting = countingStatements({ db, kind });
  await work(counting.db);
  return counting.count();
}

/** Returns a second handle on the same database that counts the statements in the driver. */
export function countingStatements({ db, kind }: Pick<OpenDatabase, 'db' | 'kind'>) {
  let statements = 0;
  const logger = { logQuery: () => void (statements += 1) };
  const { $client } = db as unknown as { $client: unknown };
  const counted: Database =
    kind === 'embedded' ? overEmbedded($client as PGlite, { logger }) : overPostgres($client as pg.Pool, { logger });
  return { db: counted, count: () => statements };
}
