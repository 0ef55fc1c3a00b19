import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { stoppedClock } from '../testing/stopped-clock.ts';
import type { Database, OpenDatabase } from '../database/database.ts';
import { outgoingMessage } from '../database/tables/outgoing.ts';
import type { Provider } from '../providers/provider.ts';
import { httpGateway } from '../providers/sms-http.ts';
import type { JobContext } from '../jobs/jobs.ts';
import { openQueue, type Queue } from '../jobs/queue.ts';
import { sealingWith } from '../security/sealing.ts';
import { testDatabase } from '../testing/databases/test-database.ts';
import { testNow } from '../testing/test-now.ts';
import type { OutgoingMessage } from './messages.ts';
import { outgoingJobs } from './outgoing.jobs.ts';
import { openOutgoing } from './outgoing.ts';

type Taken = { to: string; text: string; id: string };
type Choice = { db?: Database; timeOut?: number; jobs?: Queue };

export const well = (response: ServerResponse) => void response.writeHead(202).end();
export const broken = (response: ServerResponse) => void response.writeHead(500).end();

const sealing = sealingWith('a secret for what is stored, of these tests alone');
export const clock = stoppedClock(testNow);
export const log = {
  info: vi.fn<(...said: unknown[]) => void>(),
  warn: vi.fn<(...said: unknown[]) => void>(),
  error: vi.fn<(...said: unknown[]) => void>(),
};

export const number = (last: number, dial = '+86129') => `${dial}${String(last).padStart(8, '0')}`;
export const code = (to: string | null = number(1)): OutgoingMessage => ({
  channel: 'sms',
  purpose: 'code',
  to,
  text: 'Your code\n\n@forum.example #123456',
  now: clock.now(),
});

/** The queue looks in real time, and a busy machine may be late; a test that is right never waits this long. */
export const patience = { timeout: 50_000, interval: 50 };

/** A gateway of the test's own: it answers as it is told, and keeps what it was handed. */
function standIn() {
  const taken: Taken[] = [];
  const told = { answer: well };
  const server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      taken.push(JSON.parse(Buffer.concat(pieces).toString('utf8')) as Taken);
      told.answer(response);
    });
  });
  return {
    ...{ taken, told },
    provider: () => httpGateway({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, key: 'key' }),
    start: () => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)),
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** What a file of tests on outgoing messages stands on: a real database and queue, and the gateway above. */
export function postOffice() {
  const { taken, told, ...gateway } = standIn();
  const mailed: string[] = [];
  const mailbox: Provider = { send: async ({ to }) => void mailed.push(to) };
  const time = { ticks: 0 };
  let database: OpenDatabase;
  let queue: Queue;
  beforeAll(async () => {
    await gateway.start();
    database = await testDatabase();
  });
  afterAll(async () => {
    await database.close();
    gateway.stop();
  });
  beforeEach(async () => {
    taken.splice(0);
    told.answer = well;
    clock.set(testNow);
    time.ticks = 0;
    for (const say of Object.values(log)) say.mockClear();
    queue = await openQueue(database, log, { superviseSeconds: 1 });
  });
  afterEach(async () => {
    await queue.stop();
    await database.db.delete(outgoingMessage);
    await database.sql('delete from pgboss.job');
  });
  const open = async ({ db = database.db, ...choice }: Choice = {}) => {
    const jobs = choice.jobs ?? queue;
    const outgoing = openOutgoing({
      ...{ db, sealing, clock, log, queue: jobs, timeOut: choice.timeOut ?? 10_000 },
      providers: { sms: gateway.provider(), email: mailbox },
      ticks: () => time.ticks,
    });
    for (const { name, policy, work } of outgoingJobs.queues ?? []) {
      await jobs.declare(name, policy);
      await jobs.work<{ id: string }>(name, (job) => work(job, { services: { outgoing } } as JobContext));
    }
    return outgoing;
  };
  return { ...{ taken, told, mailed, time, open }, database: () => database, ...looks(() => database) };
}

/** What the database says of the messages. */
function looks(database: () => OpenDatabase) {
  const rows = () => database().db.select().from(outgoingMessage);
  const states = async () => (await rows()).map(({ state }) => state).toSorted();
  /** As if the queue had waited: what is to be tried again is due at once. */
  const comeBackNow = () => database().sql("update pgboss.job set start_after = now() where state = 'retry'");
  async function untilStates(expected: string[], { hurry = false } = {}) {
    await vi.waitFor(async () => {
      if (hurry) await comeBackNow();
      expect(await states()).toEqual(expected);
    }, patience);
  }
  const untilJobs = (where: string, count: number) =>
    vi.waitFor(async () => {
      const { rows } = await database().sql(`select count(*)::int as jobs from pgboss.job where ${where}`);
      expect(rows).toEqual([{ jobs: count }]);
    }, patience);
  /** The queue has tried that many jobs, and put each of them back for later. */
  const untilPutBack = (count: number) => untilJobs("state = 'retry' and start_after > now()", count);
  const untilNoJobIsLeft = () => untilJobs("state in ('created', 'retry', 'active')", 0);
  return { rows, comeBackNow, untilStates, untilPutBack, untilNoJobIsLeft };
}
