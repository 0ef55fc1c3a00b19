import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { testDatabase } from '../testing/databases/test-database.ts';
import type { Database, OpenDatabase } from './database.ts';
import { checkMigrations, migrationsFolder, OtherMigrations } from './migrations.ts';

let database: OpenDatabase;
beforeAll(async () => void (database = await testDatabase()));
afterAll(() => database.close());

async function tables(): Promise<Record<string, PgTable>> {
  const folder = new URL('./tables/', import.meta.url);
  const files = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.ts'));
  const modules = await Promise.all(files.map((file) => import(new URL(file, folder).href) as Promise<object>));
  return Object.fromEntries(
    modules.flatMap((module) => Object.entries(module).filter(([, exported]) => exported instanceof PgTable)),
  );
}

/** The tables as the code describes them, made by PostgreSQL itself in a schema of its own. */
async function makeDescribed(db: Database) {
  const statements = await generateMigration(generateDrizzleJson({}), generateDrizzleJson(await tables()));
  for (const statement of ['create schema described', 'set local search_path to described', ...statements])
    await db.execute(sql.raw(statement.replaceAll('"public".', '')));
  await db.execute(sql.raw('set local search_path to public'));
}

const Catalogue = z.object({ rows: z.array(z.object({ entry: z.string() })) });

/** Everything that PostgreSQL knows of a schema's tables. */
async function catalogueOf(db: Database, schema: 'public' | 'described'): Promise<string[]> {
  const found = await db.execute(sql`
    select format('column %s.%s %s %s default %s', c.relname, a.attname, format_type(a.atttypid, a.atttypmod),
      case when a.attnotnull then 'not null' else 'null' end, coalesce(pg_get_expr(d.adbin, d.adrelid), 'none')) as entry
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
    where c.relnamespace = ${schema}::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
    union all
    select format('constraint %s on %s %s', conname, conrelid::regclass, pg_get_constraintdef(oid))
    from pg_constraint where connamespace = ${schema}::regnamespace and contype <> 'n'
    union all
    select indexdef from pg_indexes where schemaname = ${schema}`);
  return Catalogue.parse(found)
    .rows.map(({ entry }) => entry.replaceAll(`${schema}.`, ''))
    .toSorted();
}

/** What the database has and the tables have not, and the other way round; nothing of it stays. */
async function differencesAfter(...statements: string[]) {
  let differences: { database: string[]; tables: string[] } | undefined;
  const rolledBack = new Error('rolled back');
  await database.db
    .transaction(async (db) => {
      for (const statement of statements) await db.execute(sql.raw(statement));
      await makeDescribed(db);
      const [found, described] = [await catalogueOf(db, 'public'), await catalogueOf(db, 'described')];
      differences = {
        database: found.filter((entry) => !described.includes(entry)),
        tables: described.filter((entry) => !found.includes(entry)),
      };
      throw rolledBack;
    })
    .catch((failure: unknown) => expect(failure).toBe(rolledBack));
  return differences;
}

test('the migrated database and the tables agree on types, nulls, defaults, constraints and indexes', async () => {
  expect(await differencesAfter()).toEqual({ database: [], tables: [] });
});

test('a type, a null, a default, an index, its condition and a reference that differ are each seen', async () => {
  expect(
    await differencesAfter(
      'alter table media_file alter column size type bigint',
      'alter table person alter column name drop not null',
      'alter table meeting alter column version set default 2',
      'drop index session_token',
      'drop index consent_given',
      'create unique index consent_given on consent (person_id, kind, version)',
      'alter table walk drop constraint walk_from_id_hall_id_fk',
    ),
  ).toEqual({
    database: [
      'CREATE UNIQUE INDEX consent_given ON consent USING btree (person_id, kind, version)',
      'column media_file.size bigint not null default none',
      'column meeting.version integer not null default 2',
      'column person.name jsonb null default none',
    ],
    tables: [
      'CREATE UNIQUE INDEX consent_given ON consent USING btree (person_id, kind, version) WHERE (withdrawn_at IS NULL)',
      'CREATE UNIQUE INDEX session_token ON session USING btree (token_hash)',
      'column media_file.size integer not null default none',
      'column meeting.version integer not null default 1',
      'column person.name jsonb not null default none',
      'constraint walk_from_id_hall_id_fk on walk FOREIGN KEY (from_id) REFERENCES hall(id) ON DELETE CASCADE',
    ],
  });
});

test('the migration ends with the triggers as they are written', async () => {
  const triggers = await readFile(new URL('./triggers.sql', import.meta.url), 'utf8');
  const migration = await readFile(join(migrationsFolder, '0000_forum.sql'), 'utf8');
  expect(migration.slice(-triggers.length)).toBe(triggers);
});

test('a database that other migrations made is not touched', async () => {
  await expect(checkMigrations(database.sql)).resolves.toBeUndefined();
  await database.sql("insert into drizzle.__drizzle_migrations (hash, created_at) values ('unknown', 0)");
  await expect(checkMigrations(database.sql)).rejects.toThrow(OtherMigrations);
});
