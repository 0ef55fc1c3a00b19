import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { OpenDatabase } from '../database/database.ts';
import { contentChange } from '../database/tables/content.ts';
import { testDatabase } from '../testing/test-database.ts';
import { openChanges } from './changes.ts';
import { announceChange, changesAfter, forgetOldChanges, type NewChange } from './changes.store.ts';
import { contentMemory } from './memory.ts';

let database: OpenDatabase;
beforeAll(async () => void (database = await testDatabase()));
beforeEach(async () => void (await database.db.delete(contentChange)));
afterAll(() => database.close());

const announce = (change: Partial<NewChange> = {}) =>
  database.db.transaction((db) => announceChange(db, { topic: 'agenda', itemId: 'm', version: 1, ...change }));
const numbers = async () => (await changesAfter(database.db, 0)).map(({ number }) => number);
const instance = (over = database) =>
  openChanges({ database: over, memory: contentMemory(() => true), log: pino({ level: 'silent' }) });

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
  let looks = 0;
  const db = new Proxy(database.db, {
    get: (target, name) => {
      if (name === 'select') looks += 1;
      return Reflect.get(target, name) as unknown;
    },
  });
  const silent = async () => ({ isHeard: () => true, stop: async () => {} });
  const changes = await instance({ ...database, db, listen: silent });
  looks = 0;
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
  expect(looks).toBeLessThanOrEqual(3);
  await changes.stop();
});

test('after two days what was told again since is forgotten; what was told last, and to others, stays', async () => {
  const changes = await instance();
  for (const old of [1, 2, 3]) await announce({ version: old });
  await announce({ itemId: 'another' });
  await announce({ itemId: null });
  for (const old of [1, 2]) await announce({ version: old, audience: { people: ['invited'] } });
  const [, , third, another, all, , second] = await numbers();
  await forgetOldChanges(database.db);
  expect(await numbers()).toHaveLength(7);
  await database.db.execute(sql`update content_change set at = now() - interval '47 hours'`);
  await forgetOldChanges(database.db);
  expect(await numbers()).toHaveLength(7);

  await database.db.execute(sql`update content_change set at = now() - interval '49 hours'`);
  await forgetOldChanges(database.db);
  expect(await numbers()).toEqual([third, another, all, second]);
  await changes.catchUp();
  const restarted = await instance();
  for (const one of [changes, restarted]) {
    expect([one.newestFor(red), one.newestFor(guest)]).toEqual([all, second]);
    await one.stop();
  }
});
