import { hash } from 'node:crypto';
import type { Query, SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';

const dialect = new PgDialect();

/**
 * A statement that is written once for each of its forms, with placeholders for the values, and that a connection to
 * PostgreSQL stops planning after a few times: both writing and planning take as long as running a short one. The forms
 * are plain values and few, because each is kept.
 */
export function plannedOnce<Row, Form>(statement: (form: Form) => SQL) {
  const written = new Map<string, { query: Query; name: string }>();
  return async (db: Database, form: Form, values: Record<string, unknown>): Promise<Row[]> => {
    const key = JSON.stringify(form);
    const { query, name } = written.get(key) ?? named(dialect.sqlToQuery(statement(form)));
    written.set(key, { query, name });
    const prepared = db._.session.prepareQuery(query, undefined, name, false);
    const { rows } = (await prepared.execute(values)) as { rows: Row[] };
    return rows;
  };
}

function named(query: Query) {
  return { query, name: hash('sha1', query.sql) };
}
