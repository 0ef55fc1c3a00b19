import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { stoppedClock } from '../clock.ts';
import { configurationFrom } from '../configuration.ts';
import type { Database, OpenDatabase } from '../database/database.ts';
import { outgoingMessage } from '../database/tables/outgoing.ts';
import type { Provider } from '../providers/provider.ts';
import { httpGateway } from '../providers/sms-http.ts';
import { openQueue, type Queue } from '../queue.ts';
import { sealingWith } from '../sealing.ts';
import type { Outgoing } from '../services.ts';
import { testDatabase } from '../testing/test-database.ts';
import { testNow } from '../testing/test-now.ts';
import { forgetOldMessages, openOutgoing } from './outgoing.ts';

const mailed: string[] = [];
const mailbox: Provider = { send: async ({ to }) => void mailed.push(to) };

type Taken = { to: string; text: string; id: string };

/** A gateway of the test's own: it answers as it is told, and keeps what it was handed. */
const taken: Taken[] = [];
let answer: (response: ServerResponse) => void = () => {};
const well = (response: ServerResponse) => void response.writeHead(202).end();
const broken = (response: ServerResponse) => void response.writeHead(500).end();
const gateway = createServer((request, response) => {
  const pieces: Buffer[] = [];
  request.on('data', (piece: Buffer) => pieces.push(piece));
  request.on('end', () => {
    taken.push(JSON.parse(Buffer.concat(pieces).toString('utf8')) as Taken);
    answer(response);
  });
});

const sealing = sealingWith('a secret for what is stored, of these tests alone');
const clock = stoppedClock(testNow);
const log = {
  info: vi.fn<(...said: unknown[]) => void>(),
  warn: vi.fn<(...said: unknown[]) => void>(),
  error: vi.fn<(...said: unknown[]) => void>(),
};
let database: OpenDatabase;
let queue: Queue;
let ticks = 0;

beforeAll(async () => {
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
  database = await testDatabase();
});
afterAll(async () => {
  await database.close();
  gateway.closeAllConnections();
  gateway.close();
});
beforeEach(async () => {
  taken.splice(0);
  answer = well;
  clock.set(testNow);
  ticks = 0;
  for (const say of Object.values(log)) say.mockClear();
  queue = await openQueue(database, log, { superviseSeconds: 1 });
});
afterEach(async () => {
  await queue.stop();
  await database.db.delete(outgoingMessage);
  await database.sql('delete from pgboss.job');
});

type Choice = { budgets?: string; daily?: string; db?: Database; timeOut?: number; jobs?: Queue };

function open({
  budgets = '+86=5000,*=500',
  daily = '10000',
  db = database.db,
  timeOut = 10_000,
  jobs = queue,
}: Choice = {}) {
  const provider = httpGateway({ url: `http://127.0.0.1:${(gateway.address() as AddressInfo).port}/`, key: 'key' });
  const configuration = configurationFrom({ FORUM_SMS_BUDGETS: budgets, FORUM_SMS_DAILY_LIMIT: daily });
  return openOutgoing({
    configuration,
    db,
    queue: jobs,
    providers: { sms: provider, email: mailbox },
    sealing,
    clock,
    log,
    timeOut,
    ticks: () => ticks,
  });
}

const number = (last: number, dial = '+86129') => `${dial}${String(last).padStart(8, '0')}`;
const code = (to: string | null = number(1)): Outgoing => ({
  channel: 'sms',
  purpose: 'code',
  to,
  text: 'Your code\n\n@forum.example #123456',
  now: clock.now(),
});
const rows = () => database.db.select().from(outgoingMessage);
const states = async () => (await rows()).map(({ state }) => state).toSorted();
/** As if the queue had waited: what is to be tried again is due at once. */
const comeBackNow = () => database.sql("update pgboss.job set start_after = now() where state = 'retry'");

async function untilStates(expected: string[], { hurry = false } = {}) {
  await vi.waitFor(
    async () => {
      if (hurry) await comeBackNow();
      expect(await states()).toEqual(expected);
    },
    { timeout: 20_000, interval: 200 },
  );
}

describe('a message', () => {
  test('leaves once, by its id, and nothing readable is kept of it', async () => {
    const outgoing = await open();
    const id = await database.db.transaction((db) => outgoing.sendLater(db, code()));
    const [waiting] = await rows();
    expect(waiting).toMatchObject({
      id,
      channel: 'sms',
      purpose: 'code',
      dialCode: '+86',
      state: 'waiting',
      attempts: 0,
      createdAt: testNow,
    });
    expect(JSON.stringify(waiting)).not.toMatch(/123456|129000/);
    await untilStates(['sent']);
    expect(taken).toEqual([{ to: number(1), text: 'Your code\n\n@forum.example #123456', id }]);
    const [sent] = await rows();
    expect(sent).toMatchObject({ attempts: 1, finishedAt: testNow });
    expect(sealing.open(sent?.contentSealed ?? '', 'outgoing')).not.toMatch(/123456|12900000001/);
    expect(JSON.stringify([log.info.mock.calls, log.warn.mock.calls, log.error.mock.calls])).toBe('[[],[],[]]');
  });

  test('that was rolled back is never sent', async () => {
    const outgoing = await open();
    const undone = database.db.transaction(async (db) => {
      await outgoing.sendLater(db, code());
      return db.rollback();
    });
    await expect(undone).rejects.toThrow('Rollback');
    await wait(1_200);
    expect([taken, await rows()]).toEqual([[], []]);
  });

  test('to nobody is written and queued like any other, and then dropped', async () => {
    const outgoing = await open();
    const count = async (to: string | null) => {
      const before = await database.sql(
        'select (select count(*) from pgboss.job)::int as jobs, (select count(*) from outgoing_message)::int as messages',
      );
      await database.db.transaction((db) => outgoing.sendLater(db, code(to)));
      const after = await database.sql(
        'select (select count(*) from pgboss.job)::int as jobs, (select count(*) from outgoing_message)::int as messages',
      );
      const [a, b] = [before.rows[0], after.rows[0]] as { jobs: number; messages: number }[];
      return [(b?.jobs ?? 0) - (a?.jobs ?? 0), (b?.messages ?? 0) - (a?.messages ?? 0)];
    };
    expect([await count(number(1)), await count(null)]).toEqual([
      [1, 1],
      [1, 1],
    ]);
    await untilStates(['sent']);
    expect(taken.map(({ to }) => to)).toEqual([number(1)]);
  });

  test('is tried again after a failure, three times at most, and the failure is told without the number', async () => {
    answer = broken;
    const outgoing = await open();
    const id = await outgoing.sendLater(database.db, code());
    await untilStates(['failed'], { hurry: true });
    expect(taken.map((message) => message.id)).toEqual([id, id, id]);
    expect(log.error.mock.calls).toEqual([
      [
        { alarm: 'a message could not be delivered', channel: 'sms', reason: 'the gateway answered 500' },
        'a message could not be delivered',
      ],
    ]);
    expect(JSON.stringify([log.warn.mock.calls, log.error.mock.calls])).not.toMatch(/12900000001|123456/);
    await wait(1_000);
    expect(taken).toHaveLength(3);
  });

  test('comes back after five to ten seconds, then after ten to twenty: three tries fit into two minutes', async () => {
    answer = broken;
    const outgoing = await open();
    await outgoing.sendLater(database.db, code());
    const delays: number[] = [];
    for (const tries of [1, 2]) {
      await vi.waitFor(() => expect(taken).toHaveLength(tries), 5_000);
      await vi.waitFor(async () => {
        const { rows } = await database.sql(
          "select extract(epoch from start_after - now())::float8 as delay from pgboss.job where state = 'retry'",
        );
        expect(rows).toHaveLength(1);
        delays.push((rows[0] as { delay: number }).delay);
      }, 5_000);
      if (tries === 1) await comeBackNow();
    }
    expect(delays[0]).toSatisfy((delay: number) => delay > 3 && delay <= 10);
    expect(delays[1]).toSatisfy((delay: number) => delay > 8 && delay <= 20);
  });

  test('that the gateway will never take is not tried again, and the gateway is not blamed', async () => {
    answer = (response) => void response.writeHead(422).end();
    const outgoing = await open();
    for (let last = 1; last <= 6; last += 1) await outgoing.sendLater(database.db, code(number(last)));
    await untilStates(Array.from({ length: 6 }, () => 'failed'));
    expect(taken).toHaveLength(6);
    expect(await outgoing.mayBeSent(database.db, 'sms', number(9), testNow)).toBe(true);
  });

  test('with a code older than ten minutes is dropped', async () => {
    const outgoing = await open();
    const message = code();
    clock.set(new Date(testNow.getTime() + 10 * 60_000 + 1));
    await outgoing.sendLater(database.db, message);
    await untilStates(['dropped']);
    expect(taken).toEqual([]);
  });

  test('that was sent while the database went away is noted later, not sent again', async () => {
    let away = 1;
    const flaky = new Proxy(database.db, {
      get(target, name, receiver) {
        if (name === 'update' && taken.length > 0 && away-- > 0) throw new Error('connection lost');
        return Reflect.get(target, name, receiver) as unknown;
      },
    });
    const outgoing = await open({ db: flaky });
    await outgoing.sendLater(database.db, code());
    await untilStates(['sent'], { hurry: true });
    expect([taken.length, away]).toEqual([1, -1]);
  });

  test('fifty parallel deliveries of two instances make one SMS each', async () => {
    const first = await open();
    const other = await openQueue(database, log);
    await open({ jobs: other });
    await Promise.all(
      Array.from({ length: 50 }, (_, last) => database.db.transaction((db) => first.sendLater(db, code(number(last))))),
    );
    await untilStates(Array.from({ length: 50 }, () => 'sent'));
    await other.stop();
    expect(taken.map(({ to }) => to).toSorted()).toEqual(Array.from({ length: 50 }, (_, last) => number(last)));
  });
});

describe('a provider that is down', () => {
  test('is left alone after five failures; the sign-in call knows at once, and e-mails go on', async () => {
    answer = broken;
    const outgoing = await open();
    for (let last = 1; last <= 8; last += 1) await outgoing.sendLater(database.db, code(number(last)));
    await vi.waitFor(
      async () => expect(await outgoing.mayBeSent(database.db, 'sms', number(9), testNow)).toBe(false),
      5_000,
    );
    expect(await outgoing.mayBeSent(database.db, 'email', 'anna@forum.example', testNow)).toBe(true);
    expect(log.error.mock.calls).toContainEqual([
      { alarm: 'a provider is down', channel: 'sms' },
      'a provider is down',
    ]);

    // What had been let through before the fifth failure is still on its way.
    await wait(500);
    const tries = taken.length;
    await outgoing.sendLater(database.db, code(number(9)));
    await comeBackNow();
    await wait(1_200);
    expect(taken).toHaveLength(tries);

    answer = well;
    ticks += 30_000;
    expect(await outgoing.mayBeSent(database.db, 'sms', number(9), testNow)).toBe(true);
    await untilStates(
      Array.from({ length: 9 }, () => 'sent'),
      { hurry: true },
    );
    expect(log.info.mock.calls).toEqual([[{ channel: 'sms' }, 'the provider is back']]);
  });

  test('is not tried by a message to nobody, which leaves the try to the next', async () => {
    answer = broken;
    const outgoing = await open();
    for (let last = 1; last <= 5; last += 1) await outgoing.sendLater(database.db, code(number(last)));
    await vi.waitFor(() => expect(log.error).toHaveBeenCalled(), 5_000);
    await database.sql('delete from pgboss.job; delete from outgoing_message');
    answer = well;
    ticks += 30_000;
    await outgoing.sendLater(database.db, code(null));
    await vi.waitFor(async () => expect(await rows()).toMatchObject([{ attempts: 1 }]), 5_000);
    await outgoing.sendLater(database.db, code(number(9)));
    await vi.waitFor(() => expect(taken.at(-1)).toMatchObject({ to: number(9) }), 5_000);
    await untilStates(['sent'], { hurry: true });
  });

  test('fails for nobody as it does for somebody, so that nobody can be told from somebody', async () => {
    answer = broken;
    const outgoing = await open();
    await outgoing.sendLater(database.db, code());
    await vi.waitFor(async () => expect(await rows()).toMatchObject([{ attempts: 1, state: 'waiting' }]), 5_000);
    await outgoing.sendLater(database.db, code(null));
    await untilStates(['failed', 'failed'], { hurry: true });
    expect((await rows()).map(({ attempts }) => attempts)).toEqual([3, 3]);
    expect(taken.map(({ to }) => to)).toEqual([number(1), number(1), number(1)]);
  });

  test('and stalls holds up no request, and is given up in time', async () => {
    answer = () => {};
    const outgoing = await open({ timeOut: 300 });
    const took: number[] = [];
    for (let last = 1; last <= 20; last += 1) {
      const started = performance.now();
      await database.db.transaction(async (db) => {
        await outgoing.mayBeSent(db, 'sms', number(last), testNow);
        await outgoing.sendLater(db, code(number(last)));
      });
      took.push(performance.now() - started);
      await wait(50);
    }
    expect(Math.max(...took)).toBeLessThan(1_000);
    await outgoing.sendLater(database.db, {
      channel: 'email',
      purpose: 'code',
      to: 'anna@forum.example',
      subject: 'Your code',
      text: '#123456',
      now: testNow,
    });
    await vi.waitFor(() => expect(mailed).toEqual(['anna@forum.example']), 2_000);
    await vi.waitFor(
      async () => expect(await outgoing.mayBeSent(database.db, 'sms', number(9), testNow)).toBe(false),
      5_000,
    );
  });
});

describe('budgets', () => {
  test('no more SMS reach the gateway than the dial code’s budget, however many are written', async () => {
    const outgoing = await open({ budgets: '+86=10,*=3' });
    const numbers = [
      ...Array.from({ length: 30 }, (_, last) => number(last)),
      ...Array.from({ length: 8 }, (_, last) => number(last * 10_000, '+44770')),
    ];
    await Promise.all(numbers.map((to) => database.db.transaction((db) => outgoing.sendLater(db, code(to)))));
    await untilStates([...Array.from({ length: 25 }, () => 'dropped'), ...Array.from({ length: 13 }, () => 'sent')]);
    expect([
      taken.filter(({ to }) => to.startsWith('+86')).length,
      taken.filter(({ to }) => to.startsWith('+44')).length,
    ]).toEqual([10, 3]);
    expect(log.error.mock.calls.map(([said]) => said)).toEqual(
      expect.arrayContaining([
        { alarm: 'the SMS budget of a dial code is spent', channel: 'sms', dialCode: '+86' },
        { alarm: 'the SMS budget of a dial code is spent', channel: 'sms', dialCode: '+44' },
      ]),
    );
    expect(JSON.stringify(log.error.mock.calls)).not.toMatch(/12900000|44770/);
    const may = (to: string) => outgoing.mayBeSent(database.db, 'sms', to, testNow);
    expect([await may(number(99)), await may('+447700900001'), await may('+85290000001')]).toEqual([
      false,
      false,
      true,
    ]);
  });

  test('the limit for all holds over all dial codes, tries included, for 24 hours', async () => {
    const outgoing = await open({ daily: '4' });
    answer = broken;
    await outgoing.sendLater(database.db, code());
    await untilStates(['failed'], { hurry: true });
    answer = well;
    for (const to of ['+447700900001', '+85290000001']) await outgoing.sendLater(database.db, code(to));
    await untilStates(['dropped', 'failed', 'sent']);
    expect(taken).toHaveLength(4);
    const may = (hours: number) =>
      outgoing.mayBeSent(database.db, 'sms', number(2), new Date(testNow.getTime() + hours * 60 * 60_000));
    expect([await may(0), await may(23.9), await may(24)]).toEqual([false, false, true]);
  });

  test('outside the mainland five neighbouring numbers in a minute are enough', async () => {
    const outgoing = await open();
    const neighbours = Array.from({ length: 9 }, (_, last) => `+44770090000${last}`);
    for (const to of neighbours) await outgoing.sendLater(database.db, code(to));
    await untilStates([...Array.from({ length: 4 }, () => 'dropped'), ...Array.from({ length: 5 }, () => 'sent')]);
    const may = (to: string, seconds: number) =>
      outgoing.mayBeSent(database.db, 'sms', to, new Date(testNow.getTime() + seconds * 1_000));
    expect([await may('+447700900009', 59), await may('+447700900009', 60), await may('+447700910001', 0)]).toEqual([
      false,
      true,
      true,
    ]);
  });

  test('two processes that ask at the same moment share what is left', async () => {
    const outgoing = await open({ budgets: '*=1' });
    const other = await openQueue(database, log);
    await open({ budgets: '*=1', jobs: other });
    await Promise.all(
      Array.from({ length: 12 }, (_, last) =>
        database.db.transaction((db) => outgoing.sendLater(db, code(number(last)))),
      ),
    );
    await untilStates([...Array.from({ length: 11 }, () => 'dropped'), 'sent']);
    await other.stop();
    expect(taken).toHaveLength(1);
  });
});

test('messages are forgotten after two days', async () => {
  const outgoing = await open();
  const id = await outgoing.sendLater(database.db, code());
  await untilStates(['sent']);
  await forgetOldMessages(database.db, new Date(testNow.getTime() + 47 * 60 * 60_000));
  expect(
    await database.db.select({ id: outgoingMessage.id }).from(outgoingMessage).where(eq(outgoingMessage.id, id)),
  ).toHaveLength(1);
  await forgetOldMessages(database.db, new Date(testNow.getTime() + 49 * 60 * 60_000));
  expect(await database.db.execute(sql`select 1 from outgoing_message`)).toMatchObject({ rows: [] });
});
