import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase } from '../testing/databases/test-database.ts';
import type { OpenDatabase } from './database.ts';
import { runPlannedOnce } from './planned-once.ts';

let database: OpenDatabase;
beforeAll(async () => void (database = await testDatabase()));
afterAll(() => database.close());

test('a statement that is planned once answers with the values of each time, and PostgreSQL keeps it once', async () => {
  const { db, kind } = database;
  // A transaction is one connection.
  const { rows } = await db.transaction(async (one) => {
    for (const value of ['绿色', "it's", null]) {
      const statement = sql`select ${value}::text as value, 'planned once' as mark`;
      expect(await runPlannedOnce(one, statement)).toEqual([{ value, mark: 'planned once' }]);
    }
    return (await one.execute(
      sql`select name from pg_prepared_statements where statement like '%planned once%as mark'`,
    )) as { rows: unknown[] };
  });
  // The embedded database plans each time.
  expect(rows).toHaveLength(kind === 'postgres' ? 1 : 0);
});
