import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase } from '../testing/databases/test-database.ts';
import type { OpenDatabase } from './database.ts';
import { plannedOnce } from './planned-once.ts';

let database: OpenDatabase;
beforeAll(async () => void (database = await testDatabase()));
afterAll(() => database.close());

test('a statement that is planned once answers with the values of each time, and PostgreSQL keeps each form once', async () => {
  const { db, kind } = database;
  const asked = plannedOnce<{ value: string | null; mark: string }, 'as it is' | 'twice'>((form) => {
    const value = sql`${sql.placeholder('value')}::text`;
    return sql`select ${form === 'twice' ? sql`${value} || ${value}` : value} as value, 'planned once' as mark`;
  });
  // A transaction is one connection.
  const { rows } = await db.transaction(async (one) => {
    for (const value of ['绿色', "it's", null]) {
      expect(await asked(one, 'as it is', { value })).toEqual([{ value, mark: 'planned once' }]);
      const twice = value && value + value;
      expect(await asked(one, 'twice', { value })).toEqual([{ value: twice, mark: 'planned once' }]);
    }
    return (await one.execute(
      sql`select name from pg_prepared_statements where statement like '%planned once%as mark'`,
    )) as { rows: unknown[] };
  });
  // The embedded database plans each time.
  expect(rows).toHaveLength(kind === 'postgres' ? 2 : 0);
});
