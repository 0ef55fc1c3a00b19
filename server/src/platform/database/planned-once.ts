import { hash } from 'node:crypto';
import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';

const dialect = new PgDialect();

/**
 * Runs a statement that a connection to PostgreSQL stops planning after a few times, by a name of its own, because
 * planning a long one takes as long as running it. Its text must not depend on how many values there are: each text is
 * kept.
 */
export async function runPlannedOnce<Row>(db: Database, statement: SQL): Promise<Row[]> {
  const query = dialect.sqlToQuery(statement);
  const prepared = db._.session.prepareQuery(query, undefined, hash('sha1', query.sql), false);
  const { rows } = (await prepared.execute()) as { rows: Row[] };
  return rows;
}
