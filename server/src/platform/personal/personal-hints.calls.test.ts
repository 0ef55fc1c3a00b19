import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { OpenDatabase } from '../database/database.ts';
import { testDatabase } from '../testing/databases/test-database.ts';
import { openPersonalHints, type PersonalHints } from './personal-hints.ts';
import { personalChannel } from './personal-hints.store.ts';

let database: OpenDatabase;
let notices: string[] = [];
let opened: PersonalHints[] = [];
beforeAll(async () => {
  database = await testDatabase();
  await database.listen(personalChannel, (payload) => void notices.push(payload ?? 'lost'));
});
beforeEach(() => void ([notices, opened] = [[], []]));
afterEach(async () => {
  for (const hints of opened) await hints.stop();
  // Notices come in their order, so after this one none of this test can reach the next.
  await database.sql('select pg_notify($1, $2)', [personalChannel, 'the last']);
  await vi.waitUntil(() => notices.includes('the last'), 50_000);
});
afterAll(() => database.close());

async function instance(over: Partial<OpenDatabase> = {}) {
  const hints = await openPersonalHints({ database: { ...database, ...over }, log: pino({ level: 'silent' }) });
  opened.push(hints);
  return hints;
}
const id = (nth: number) => String(nth).padStart(20, '0');
const people = Array.from({ length: 1_000 }, (_, nth) => id(nth));

test('many people are told in few notices, each of them once', async () => {
  const hints = await instance();
  for (let time = 1; time <= 3; time++) people.forEach((person) => hints.tell(person));
  await vi.waitFor(() => expect(notices.flatMap((one) => one.split(','))).toEqual(people), 10_000);
  expect(notices).toHaveLength(3);
});

test('every instance tells the listeners of that person, and nobody else', async () => {
  const [here, there] = [await instance(), await instance()];
  const told: string[] = [];
  for (const [name, hints] of Object.entries({ here, there })) {
    hints.subscribe(id(1), () => told.push(`${name}: the first`));
    hints.subscribe(id(1), () => told.push(`${name}: the first again`));
    hints.subscribe(id(2), () => told.push(`${name}: the second`));
    hints.subscribe(id(3), () => told.push('left'))();
  }
  here.tell(id(3));
  here.tell(id(1));
  const expected = ['here', 'there'].flatMap((name) => [`${name}: the first`, `${name}: the first again`]);
  await vi.waitFor(() => expect(told.toSorted()).toEqual(expected), 10_000);
});

test('a cache hears of everybody: at once what its own instance tells, by the notice what another one does', async () => {
  const [here, there] = [await instance(), await instance()];
  const told = { here: [] as (string | undefined)[], there: [] as (string | undefined)[] };
  here.subscribeToAll((person) => told.here.push(person));
  there.subscribeToAll((person) => told.there.push(person));
  here.tell(id(1));
  expect(told).toEqual({ here: [id(1)], there: [] });
  await vi.waitFor(() => expect(told.there).toEqual([id(1)]), 10_000);
});

test('when notices were lost, everybody is told that theirs may have changed', async () => {
  let lose = () => {};
  const listen: OpenDatabase['listen'] = async (_, onNotice) => {
    lose = () => onNotice(undefined);
    return { isConnected: () => true, stop: async () => {} };
  };
  const hints = await instance({ listen });
  const told: string[] = [];
  for (const person of [id(1), id(2)]) hints.subscribe(person, () => told.push(person));
  hints.subscribeToAll((person) => told.push(person ?? 'anybody'));
  lose();
  // Caches come first: a stream that asks again must not find the old value.
  expect(told).toEqual(['anybody', id(1), id(2)]);
});

test('what could not be sent is sent later', async () => {
  let isAway = true;
  const db = new Proxy(database.db, {
    get(target, name) {
      if (name === 'execute' && isAway) throw new Error('away');
      return Reflect.get(target, name) as unknown;
    },
  });
  const warn = vi.fn<() => void>();
  const hints = await openPersonalHints({ database: { ...database, db }, log: { warn } });
  opened.push(hints);
  hints.tell(id(7));
  await vi.waitFor(() => expect(warn).toHaveBeenCalled(), 10_000);
  isAway = false;
  await vi.waitFor(() => expect(notices).toEqual([id(7)]), 10_000);
});

test('what was collected is sent when the server stops', async () => {
  const hints = await instance();
  hints.tell(id(8));
  await hints.stop();
  await vi.waitFor(() => expect(notices).toEqual([id(8)]), 10_000);
});
