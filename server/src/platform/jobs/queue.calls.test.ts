import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { OpenDatabase } from '../database/database.ts';
import { openQueue, type JobPolicy, type Queue } from './queue.ts';
import { testDatabase } from '../testing/databases/test-database.ts';

// On a busy machine a job may well take a second; if it expired then, it would be done twice.
const policy: JobPolicy = { retries: 3, firstRetrySeconds: 1, longestRetrySeconds: 1, expireSeconds: 60 };
// The queue looks in real time; a test that is right never waits this long.
const patience = { timeout: 50_000, interval: 50 };
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
  let refused = 0;
  const underWay = new Set<Promise<unknown>>();
  const sql: OpenDatabase['sql'] = async (text, values) => {
    if (!reachable) {
      refused += 1;
      throw new Error('connection lost');
    }
    const statement = database.sql(text, values);
    underWay.add(statement);
    return statement.finally(() => underWay.delete(statement));
  };
  return {
    log,
    queue: await openQueue({ ...database, sql }, log, quick),
    reach: (whether: boolean) => void (reachable = whether),
    /** A statement that was sent before the cut still arrives. */
    settled: () => Promise.allSettled(underWay),
    refused: () => refused,
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
  // Jobs are taken in their order, so the one that was rolled back would stand first.
  await vi.waitFor(() => expect(done).toContain('kept'), patience);
  expect(done).toEqual(['kept']);
});

test('a job is begun when it is there, and not when somebody next looks', async () => {
  await queue.declare('noticed', policy);
  const done: string[] = [];
  const anHour = 3_600;
  await queue.work<{ id: string }>('noticed', async ({ id }) => void done.push(id), { pollingIntervalSeconds: anHour });
  // The first look is at once; after it nobody looks for an hour.
  for (const id of ['first', 'second', 'third']) {
    await database.db.transaction((db) => queue.send(db, 'noticed', { id }));
    await vi.waitFor(() => expect(done.at(-1)).toBe(id), patience);
  }
});

test('many jobs at once are each done once, also with two that take them', async () => {
  await queue.declare('many', policy);
  const other = await openQueue(database, log, quick);
  const done: number[] = [];
  for (const taker of [queue, other]) await taker.work<{ id: number }>('many', async ({ id }) => void done.push(id));
  const ids = Array.from({ length: 60 }, (_, id) => id);
  await Promise.all(ids.map((id) => database.db.transaction((db) => queue.send(db, 'many', { id }))));
  await vi.waitFor(() => expect(done.toSorted((a, b) => a - b)).toEqual(ids), patience);
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
  await vi.waitFor(() => expect(tries.toSorted()).toEqual(['bad', 'bad', 'bad', 'good']), patience);
});

test('the job of a killed process is done by another', async () => {
  await queue.declare('killed', { ...policy, expireSeconds: 1 });
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
  await vi.waitFor(() => expect(done).toEqual(['orphan']), patience);
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
  await vi.waitFor(() => expect(cut.refused()).toBeGreaterThan(2), patience);
  expect(cut.log.error.mock.calls).toEqual([
    [
      { code: undefined, reason: expect.stringContaining('connection lost') as unknown },
      'the queue cannot reach the database',
    ],
  ]);
  expect(done).toEqual([]);
  cut.reach(true);
  await vi.waitFor(() => expect(done).toEqual(['late']), patience);
  await cut.queue.stop();
});

/** A queue that looks at its schedules every second; `done` has one entry each time the work is done. */
async function scheduling(name: string, cron: string, done: string[], instance: string) {
  const opened = await openQueue(database, log, { ...quick, scheduleSeconds: 1 });
  await opened.schedule(name, cron, async () => void done.push(instance));
  return opened;
}

/** The minute some time ago, once a year: no other occurrence can come while the test runs. */
const minuteAgo = (minutes: number) => {
  const at = new Date(Date.now() - minutes * 60_000);
  return `${at.getUTCMinutes()} ${at.getUTCHours()} ${at.getUTCDate()} ${at.getUTCMonth() + 1} *`;
};

/** As if every instance had been down for two hours, with the schedule already there. */
const downForTwoHours = () =>
  database.sql(`update pgboss.version set cron_on = now() - interval '2 hours';
    update pgboss.schedule set created_on = now() - interval '1 day'`);

async function passes(): Promise<string> {
  const { rows } = await database.sql('select cron_on::text as at from pgboss.version');
  return (rows[0] as { at: string }).at;
}

async function untilNextPass() {
  const before = await passes();
  await vi.waitFor(async () => expect(await passes()).not.toBe(before), patience);
}

async function jobsSent(name: string): Promise<number> {
  const { rows } = await database.sql(`select count(*)::int as sent from pgboss.job where name = '${name}'`);
  return (rows[0] as { sent: number }).sent;
}

test.each([
  ['due', 'due-now', 0],
  ['missed while every instance was down', 'missed', 60],
])('work that is %s is done once: not by two instances, and not again after a restart', async (_, name, minutes) => {
  const done: string[] = [];
  const cron = minuteAgo(minutes);
  const first = await scheduling(name, cron, done, 'first');
  await first.stop();
  await database.sql(`delete from pgboss.job where name in ('${name}', '__pgboss__send-it')`);
  done.splice(0);
  await downForTwoHours();
  const both = [await scheduling(name, cron, done, 'second'), await scheduling(name, cron, done, 'third')];
  await vi.waitFor(() => expect(done).toHaveLength(1), patience);
  await untilNextPass();
  await untilNextPass();
  for (const instance of both) await instance.stop();
  const restarted = await scheduling(name, cron, done, 'fourth');
  await untilNextPass();
  await untilNextPass();
  await restarted.dropSchedulesBut([]);
  await restarted.stop();
  expect([done.length, await jobsSent(name)]).toEqual([1, 1]);
});

test('a schedule that is no longer known is dropped', async () => {
  for (const name of ['kept', 'dropped']) await queue.schedule(name, '0 0 1 1 *', async () => {});
  await queue.dropSchedulesBut(['kept']);
  expect((await database.sql('select name from pgboss.schedule')).rows).toEqual([{ name: 'kept' }]);
});
