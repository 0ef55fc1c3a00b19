import { sql } from 'drizzle-orm';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { testDatabase } from '../testing/databases/test-database.ts';
import type { Database, OpenDatabase } from '../database/database.ts';
import { inTransaction } from './transactions.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await testDatabase();
  await database.sql('create table stone (id text primary key, moves int not null)');
  await database.sql(`insert into stone values ('one', 0), ('two', 0)`);
});
afterAll(() => database.close());

const move = (db: Database, id: string) => db.execute(sql`update stone set moves = moves + 1 where id = ${id}`);

test('two that wait for each other both get through, and each has happened once', async () => {
  let begun = 0;
  const held = new Set<string>();
  let meet = () => {};
  // The embedded database lets one in at a time: there nobody waits for anybody.
  const met = database.kind === 'embedded' ? undefined : new Promise<void>((resolve) => (meet = resolve));
  const walk = (first: 'one' | 'two', second: 'one' | 'two') =>
    inTransaction(database.db, async (db) => {
      begun += 1;
      await move(db, first);
      // Each holds its stone by then, so neither can take the other's.
      if (held.add(first).size === 2) meet();
      await met;
      await move(db, second);
    });
  await Promise.all([walk('one', 'two'), walk('two', 'one')]);
  const { rows } = await database.sql('select moves from stone order by id');
  expect(rows).toEqual([{ moves: 2 }, { moves: 2 }]);
  // One that is tried again can meet the other once more before it gets through.
  const tries = begun - 2;
  expect(tries > 0).toBe(database.kind !== 'embedded');
});

test.skipIf(inject('template').kind === 'embedded')(
  'a connection that is cut while it is used fails that alone, and the process lives',
  async () => {
    const cut = inTransaction(database.db, async (db) => {
      const { rows } = (await db.execute(sql`select pg_backend_pid() as pid`)) as { rows: { pid: number }[] };
      await database.sql('select pg_terminate_backend($1)', [rows[0]?.pid]);
      await wait(100);
      await move(db, 'one');
    });
    await expect(cut).rejects.toThrow();
    const { rows } = await database.sql(`select moves from stone where id = 'one'`);
    expect(rows).toEqual([{ moves: 2 }]);
  },
);

test('any other failure is the caller’s, at once', async () => {
  let begun = 0;
  const failing = inTransaction(database.db, async () => {
    begun += 1;
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(begun).toBe(1);
});

test('transactions that could not begin leave their connections for others, and the database closes', async () => {
  const another = await testDatabase();
  const unknown = { isolationLevel: 'unheard of' } as unknown as { isolationLevel: 'serializable' };
  // More than there are connections.
  for (let time = 1; time <= 21; time++)
    await expect(another.db.transaction(async () => {}, unknown)).rejects.toThrow();
  await another.ping();
  await another.close();
});
