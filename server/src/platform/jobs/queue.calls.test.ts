import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { OpenDatabase } from '../database/database.ts';
import { openQueue, type JobPolicy, type Queue } from './queue.ts';
import { testDatabase } from '../testing/test-database.ts';

const policy: JobPolicy = { retries: 3, firstRetrySeconds: 1, longestRetrySeconds: 1, expireSeconds: 1 };
const log = { error: vi.fn<(...said: unknown[]) => void>() };
const quick = { superviseSeconds: 1 };

let database: OpenDatabase;
let queue: Queue;
beforeAll(async () => {
  database = await testDatabase();
  queue = await openQueue(database, log, quick);
});
afterAll(async () => {
  await queue.stop();
  await database.close();
});

/** A queue whose process can be killed, or its database taken away: from then on none of its statements arrives. */
async function mortalQueue() {
  const log = { error: vi.fn<(...said: unknown[]) => void>() };
  let reachable = true;
  const underWay = new Set<Promise<unknown>>();
  const sql: OpenDatabase['sql'] = async (text, values) => {
    if (!reachable) throw new Error('connection lost');
    const statement = database.sql(text, values);
    underWay.add(statement);
    return statement.finally(() => underWay.delete(statement));
  };
  return {
    log,
    queue: await openQueue({ kind: database.kind, alone: database.alone, sql }, log, quick),
    reach: (whether: boolean) => void (reachable = whether),
    /** A statement that was sent before the cut still arrives. */
    settled: () => Promise.allSettled(underWay),
  };
}

test('a job is worked on exactly if the transaction that sent it committed', async () => {
  await queue.declare('committed', policy);
  const done: string[] = [];
  await queue.work<{ id: string }>('committed', async ({ id }) => void done.push(id));
  const undone = database.db.transaction(async (db) => {
    await queue.send(db, 'committed', { id: 'rolled back' });
    return db.rollback();
  });
  await expect(undone).rejects.toThrow('Rollback');
  await database.db.transaction((db) => queue.send(db, 'committed', { id: 'kept' }));
  await vi.waitFor(() => expect(done).toEqual(['kept']), 5_000);
  await wait(1_000);
  expect(done).toEqual(['kept']);
});

test('many jobs at once are each done once, also with two that take them', async () => {
  await queue.declare('many', policy);
  const other = await openQueue(database, log, quick);
  const done: number[] = [];
  for (const taker of [queue, other]) await taker.work<{ id: number }>('many', async ({ id }) => void done.push(id));
  const ids = Array.from({ length: 60 }, (_, id) => id);
  await Promise.all(ids.map((id) => database.db.transaction((db) => queue.send(db, 'many', { id }))));
  await vi.waitFor(() => expect(done.toSorted((a, b) => a - b)).toEqual(ids), 10_000);
  await other.stop();
  expect(done).toHaveLength(60);
});

test('a job that fails is tried again, and takes no other with it', async () => {
  await queue.declare('failing', policy);
  const tries: string[] = [];
  await database.db.transaction(async (db) => {
    for (const id of ['good', 'bad']) await queue.send(db, 'failing', { id });
  });
  await queue.work<{ id: string }>('failing', async ({ id }) => {
    tries.push(id);
    if (id === 'bad' && tries.length < 4) throw new Error('not yet');
  });
  await vi.waitFor(() => expect(tries.toSorted()).toEqual(['bad', 'bad', 'bad', 'good']), 10_000);
});

test('the job of a killed process is done by another', async () => {
  await queue.declare('killed', policy);
  const victim = await mortalQueue();
  const reached = Promise.withResolvers<void>();
  await victim.queue.work('killed', async () => {
    victim.reach(false);
    reached.resolve();
  });
  await database.db.transaction((db) => queue.send(db, 'killed', { id: 'orphan' }));
  await reached.promise;
  const done: string[] = [];
  await queue.work<{ id: string }>('killed', async ({ id }) => void done.push(id));
  await vi.waitFor(() => expect(done).toEqual(['orphan']), 15_000);
  await victim.queue.stop();
});

test('a database that goes away is logged once in a while and waited out', async () => {
  await queue.declare('away', policy);
  const cut = await mortalQueue();
  const done: string[] = [];
  await cut.queue.work<{ id: string }>('away', async ({ id }) => void done.push(id));
  cut.reach(false);
  await cut.settled();
  await database.db.transaction((db) => queue.send(db, 'away', { id: 'late' }));
  await wait(2_500);
  expect(cut.log.error.mock.calls).toEqual([
    [
      { code: undefined, reason: expect.stringContaining('connection lost') as unknown },
      'the queue cannot reach the database',
    ],
  ]);
  expect(done).toEqual([]);
  cut.reach(true);
  await vi.waitFor(() => expect(done).toEqual(['late']), 5_000);
  await cut.queue.stop();
});
