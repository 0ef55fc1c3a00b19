import { readdir } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { testDatabase } from '../testing/test-database.ts';
import type { OpenDatabase } from './database.ts';

let database: OpenDatabase;
beforeAll(async () => void (database = await testDatabase()));
afterAll(() => database.close());

async function tables(): Promise<PgTable[]> {
  const folder = new URL('./tables/', import.meta.url);
  const modules = await Promise.all(
    (await readdir(folder)).map((file) => import(new URL(file, folder).href) as Promise<object>),
  );
  return modules.flatMap((module) => Object.values(module).filter((exported) => exported instanceof PgTable));
}

const Columns = z.object({ rows: z.array(z.object({ name: z.string() })) });

/** The template went up from empty by the plain SQL files; here the two descriptions of it are compared. */
test('the migrations and the schema describe the same tables and columns', async () => {
  const found = await database.db.execute(
    sql`select table_name || '.' || column_name as name from information_schema.columns where table_schema = 'public' order by 1`,
  );
  const described = (await tables())
    .map((table) => getTableConfig(table))
    .flatMap(({ name, columns }) => columns.map((column) => `${name}.${column.name}`));
  expect(
    Columns.parse(found)
      .rows.map(({ name }) => name)
      .toSorted(),
  ).toEqual(described.toSorted());
});
