import { pino } from 'pino';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { OpenDatabase } from '../database/database.ts';
import { testDatabase } from '../testing/databases/test-database.ts';
import { inBatches, listenToDueDeliveries } from './due-deliveries.ts';

let database: OpenDatabase;
beforeAll(async () => void (database = await testDatabase()));
afterAll(() => database.close());

const patience = { timeout: 30_000, interval: 10 };
const isDue = (kind: string) => database.sql('select pg_notify($1, $2)', ['delivery_due', kind]);

test('a notice has the work of its kind done, and of no other', async () => {
  const due = await listenToDueDeliveries(database, pino({ level: 'silent' }));
  const done: string[] = [];
  due.on('push', async () => void done.push('push'));
  due.on('sms', async () => void done.push('sms'));
  await isDue('webhook');
  await isDue('sms');
  await vi.waitFor(() => expect(done).toEqual(['sms']), patience);
  await isDue('push');
  await vi.waitFor(() => expect(done).toEqual(['sms', 'push']), patience);
  await due.stop();
});

test('a server that stops waits for the batch under way, and begins no other one', async () => {
  const due = await listenToDueDeliveries(database, pino({ level: 'silent' }));
  const batches: (() => void)[] = [];
  due.on('push', () =>
    inBatches(1, due.stopping, () => new Promise((resolve) => batches.push(() => resolve(1)))).catch(() => {}),
  );
  await isDue('push');
  await vi.waitFor(() => expect(batches).toHaveLength(1), patience);
  batches[0]!();
  await vi.waitFor(() => expect(batches).toHaveLength(2), patience);
  let hasStopped = false;
  const stopped = due.stop().then(() => (hasStopped = true));
  await isDue('push');
  expect(hasStopped).toBe(false);
  batches[1]!();
  await stopped;
  expect(batches).toHaveLength(2);
});
