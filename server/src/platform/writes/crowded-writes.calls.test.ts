import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { read, write } from 'contract/wire/call';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { FurtherRoutes } from '../../app.ts';
import { gu, helena, requestId, steps } from '../testing/signing-in.ts';
import { testServer } from '../testing/test-server.ts';

const about = {
  who: 'signed in, limited too',
  summary: 'For tests.',
  overlay: false,
  keep: 'nothing',
  shows: [],
} as const;
const body = { name: z.string() };
const answer = z.object({ name: z.string() });
const heldWrite = write('/api/test/heldWrite', { ...about, body, answer });
const heldRead = read('/api/test/heldRead', { ...about, body, answer });

/** Of one person: as many as have turns, those in line, and some that find no place. */
const [turns, readTurns] = inject('template').kind === 'embedded' ? [1, 1] : [2, 4];
const places = 60;
const beyond = 15;

let [arrived, underWay, most] = [0, 0, 0];
let began: string[] = [];
let gate = Promise.withResolvers<void>();

/** What it does lasts until the gate is opened; what is in line is seen to have arrived. */
const routes: FurtherRoutes = (bind, server) => {
  server.addHook('preHandler', async () => void (arrived += 1));
  bind(heldWrite, async ({ db, body: { name } }) => {
    await db.execute(sql`select 1`);
    return held(name);
  });
  bind(heldRead, async ({ db, body: { name } }) => {
    await db.execute(sql`select 1`);
    return held(name);
  });
};
async function held(name: string) {
  began.push(name);
  underWay += 1;
  most = Math.max(most, underWay);
  if (name !== helena.id) await gate.promise;
  underWay -= 1;
  return { name };
}

let app: Awaited<ReturnType<typeof testServer>>;
let tokens: Record<string, string>;
beforeAll(async () => {
  app = await testServer({ routes: [routes] });
  const go = steps(app);
  const [mine, theirs] = [await go.signIn({ address: gu.mobile }), await go.signIn({ address: helena.mobile })];
  tokens = { [gu.id]: mine.token, [helena.id]: theirs.token };
  // From now on the sessions are known, and asking for them waits for nobody.
  for (const id of [gu.id, helena.id]) await ask(heldWrite, helena.id, id);
});
afterAll(() => app.stop());

function ask({ path }: { path: string }, name: string, as = name) {
  return app.call.json(
    path,
    { name, ...(path === heldWrite.path && { requestId: requestId() }) },
    { token: tokens[as]! },
  );
}

/** A crowd of one person's calls, and then one of somebody else. */
async function crowded(call: { path: string }, count: number) {
  [arrived, most, began, gate] = [0, 0, [], Promise.withResolvers()];
  const theirs = Array.from({ length: count }, () => ask(call, gu.id));
  await until(() => arrived === count && began.length > 0);
  const other = ask(call, helena.id);
  await until(() => arrived === count + 1);
  return { theirs, other };
}

test('another person’s write is done while a crowd of one person’s waits, and the crowd holds few connections', async () => {
  const { theirs, other } = await crowded(heldWrite, turns + places + beyond);
  // On PostgreSQL it is done before the first of the crowd; the embedded database works on one after the other.
  if (inject('template').kind === 'postgres') {
    await until(() => began.length === turns + 1);
    expect((await other).code).toBe(0);
    const { rows } = await app.database.sql(
      `select count(*)::int as taken from pg_stat_activity
       where datname = current_database() and state = 'idle in transaction'`,
    );
    expect(rows).toEqual([{ taken: turns }]);
  }
  gate.resolve();
  const answers = await Promise.all(theirs);
  expect((await other).code).toBe(0);
  expect(began.indexOf(helena.id)).toBeLessThanOrEqual(turns);
  expect(most).toBeLessThanOrEqual(turns + 1);
  const done = answers.filter(({ status }) => status === 200);
  const refused = answers.filter(({ status }) => status === 503);
  // On a very slow machine some of those in line find that they waited too long.
  expect(done.length + refused.length).toBe(answers.length);
  expect(refused.length).toBeGreaterThanOrEqual(beyond);
  for (const { code, msg, obj, headers } of refused)
    expect([code, msg, obj, headers.get('retry-after')]).toEqual([undefined, 'System Error', null, '2']);
});

test('a write that found no place is a first one when it is sent again', async () => {
  const { theirs } = await crowded(heldWrite, turns + places);
  const sent = { name: gu.id, requestId: requestId() };
  const refused = await app.call.json(heldWrite.path, sent, { token: tokens[gu.id]! });
  expect(refused.status).toBe(503);
  gate.resolve();
  await Promise.all(theirs);
  const before = began.length;
  for (const time of ['first', 'again']) {
    const { code, obj } = await app.call.json(heldWrite.path, sent, { token: tokens[gu.id]! });
    expect([time, code, obj]).toEqual([time, 0, { name: gu.id }]);
  }
  expect(began.length).toBe(before + 1);
});

test('reads of one person that ask the database are few at once, too', async () => {
  [most, began, gate] = [0, [], Promise.withResolvers()];
  const theirs = Array.from({ length: 30 }, () => ask(heldRead, gu.id));
  await until(() => began.length === readTurns);
  expect((await ask(heldRead, helena.id)).code).toBe(0);
  gate.resolve();
  expect((await Promise.all(theirs)).map(({ code }) => code)).toEqual(theirs.map(() => 0));
  expect(most).toBeLessThanOrEqual(readTurns + 1);
});

test('a write that arrives after a crowd’s is not done after all of them', async () => {
  [began, gate] = [[], Promise.withResolvers()];
  gate.resolve();
  const theirs = Array.from({ length: 50 }, () => ask(heldWrite, gu.id));
  await Promise.all([...theirs, ask(heldWrite, helena.id)]);
  expect(began.indexOf(helena.id)).toBeLessThan(25);
});

async function until(isSo: () => boolean) {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 5));
}
