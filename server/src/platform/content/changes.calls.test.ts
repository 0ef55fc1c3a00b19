import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { OpenDatabase } from '../database/database.ts';
import { contentChange, newestChange } from '../database/tables/content/versions.ts';
import { testDatabase } from '../testing/databases/test-database.ts';
import { countingStatements } from '../testing/statements.ts';
import { openChanges } from './listen-to-changes.ts';
import { announceChange } from './announce-with-number.store.ts';
import { forgetOldChanges, logIsCompleteFrom } from './changes-kept.store.ts';
import { changesAfter, type NewChange } from './changes.store.ts';

let database: OpenDatabase;
beforeAll(async () => void (database = await testDatabase()));
beforeEach(async () => {
  await database.db.delete(contentChange);
  await database.db.delete(newestChange);
});
afterAll(() => database.close());

const announce = (change: Partial<NewChange> = {}) =>
  database.db.transaction((db) => announceChange(db, { topic: 'agenda', itemId: 'm', version: 1, ...change }));
const numbers = async () => (await changesAfter(database.db, 0)).map(({ number }) => number);
const instance = (over = database) => openChanges({ database: over, log: pino({ level: 'silent' }) });

const red = { id: 'anybody', badge: 'red' } as const;
const guest = { id: 'invited', badge: 'green' } as const;

test('an instance that starts later knows the same newest number of everybody', async () => {
  const early = await instance();
  await announce();
  await announce({ audience: { people: ['invited'] } });
  await announce({ audience: { badges: ['blue'] } });
  await early.catchUp();
  const late = await instance();
  const [forAll, forOne] = await numbers();
  for (const one of [early, late]) {
    expect([one.newestFor(red), one.newestFor(guest)]).toEqual([forAll, forOne]);
    await one.stop();
  }
});

test('however many want to catch up at once, it is looked once more after the look that is under way', async () => {
  const { db, count } = countingStatements(database);
  const silent = async () => ({ isConnected: () => true, stop: async () => {} });
  const changes = await instance({ ...database, db, listen: silent });
  const before = count();
  const told: number[] = [];
  changes.subscribe((heard) => told.push(...heard.map(({ number }) => number)));
  const underWay = changes.catchUp();
  // It begins, and may miss what comes now.
  await Promise.resolve();
  await announce();
  await Promise.all(Array.from({ length: 100 }, () => changes.catchUp()));
  await underWay;
  expect(told).toEqual(await numbers());
  // And one by the clock, on a slow machine.
  expect(count() - before).toBeLessThanOrEqual(3);
  await changes.stop();
});

describe('after two days', () => {
  const daysLater = (hours: number) =>
    database.db.execute(sql`update content_change set at = at - make_interval(hours => ${hours})`);

  test('a change is forgotten, the last one of its item too; the newest of the old ones stays', async () => {
    for (const version of [1, 2]) await announce({ version });
    await announce({ itemId: 'another', audience: { people: ['invited'] } });
    await daysLater(47);
    await forgetOldChanges(database.db);
    expect(await numbers()).toHaveLength(3);
    await daysLater(2);
    await announce({ itemId: 'a third' });
    const [, , mark, young] = await numbers();
    await forgetOldChanges(database.db);
    expect(await numbers()).toEqual([mark, young]);
    await forgetOldChanges(database.db);
    expect(await numbers()).toEqual([mark, young]);
  });

  test('everybody has the newest number that they had, here and at an instance that starts', async () => {
    const early = await instance();
    await announce();
    await announce({ audience: { people: ['invited'] } });
    const [forAll, forOne] = await numbers();
    await announce({ audience: { badges: ['blue'] } });
    await early.catchUp();
    await daysLater(49);
    await forgetOldChanges(database.db);
    expect(await numbers()).toHaveLength(1);
    await early.catchUp();
    const late = await instance();
    for (const one of [early, late]) {
      expect([one.newestFor(red), one.newestFor(guest)]).toEqual([forAll, forOne]);
      await one.stop();
    }
  });

  test('the log is complete from the one that stayed; before anything is forgotten, from the beginning', async () => {
    expect(await logIsCompleteFrom(database.db)).toBe(0);
    await announce();
    await announce();
    expect(await logIsCompleteFrom(database.db)).toBe(0);
    await daysLater(49);
    await announce();
    const [, mark] = await numbers();
    await forgetOldChanges(database.db);
    expect(await logIsCompleteFrom(database.db)).toBe(mark);
  });
});

test('an instance that starts reads none of the changes so far', async () => {
  for (let nth = 1; nth <= 3; nth++) await announce();
  const heard: number[] = [];
  const late = await instance();
  late.subscribe((changes) => heard.push(...changes.map(({ number }) => number)));
  await late.catchUp();
  await announce();
  await late.catchUp();
  expect(heard).toEqual((await numbers()).slice(-1));
  await late.stop();
});
