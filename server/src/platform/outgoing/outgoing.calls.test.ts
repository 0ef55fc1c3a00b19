import { eq, sql } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { outgoingMessage } from '../database/tables/outgoing.ts';
import { openQueue } from '../jobs/queue.ts';
import { testNow } from '../testing/test-now.ts';
import { purge } from '../jobs/retention.ts';
import { outgoingJobs } from './outgoing.jobs.ts';
import { broken, clock, code, log, number, patience, postOffice, well } from './outgoing.testing.ts';

const { taken, told, open, database, rows, comeBackNow, untilStates, untilPutBack, untilNoJobIsLeft } = postOffice();

describe('a message', () => {
  test('leaves once, by its id, and nothing readable is kept of it', async () => {
    const outgoing = await open();
    // The row is read before the commit, because the queue may look at any moment after it.
    const { id, waiting } = await database().db.transaction(async (db) => ({
      id: await outgoing.sendLater(db, code()),
      waiting: (await db.select().from(outgoingMessage))[0],
    }));
    expect(waiting).toMatchObject({
      id,
      channel: 'sms',
      purpose: 'code',
      state: 'waiting',
      attempts: 0,
      createdAt: testNow,
    });
    expect(JSON.stringify(waiting)).not.toMatch(/123456|129000/);
    await untilStates(['sent']);
    expect(taken).toEqual([{ to: number(1), text: 'Your code\n\n@forum.example #123456', id }]);
    const [sent] = await rows();
    expect(sent).toMatchObject({ attempts: 1, finishedAt: testNow, contentSealed: null });
    expect(JSON.stringify([log.info.mock.calls, log.warn.mock.calls, log.error.mock.calls])).toBe('[[],[],[]]');
  });

  test('that was rolled back is never sent', async () => {
    const outgoing = await open();
    const undone = database().db.transaction(async (db) => {
      await outgoing.sendLater(db, code());
      return db.rollback();
    });
    await expect(undone).rejects.toThrow('Rollback');
    // The queue takes messages in their order, so a job of the rolled-back one would have been taken by then, too.
    await outgoing.sendLater(database().db, code(number(2)));
    await untilStates(['sent']);
    await untilNoJobIsLeft();
    expect(taken.map(({ to }) => to)).toEqual([number(2)]);
  });

  test('to nobody is written and queued like any other, and then dropped', async () => {
    const outgoing = await open();
    const count = async (to: string | null) => {
      const before = await database().sql(
        'select (select count(*) from pgboss.job)::int as jobs, (select count(*) from outgoing_message)::int as messages',
      );
      await database().db.transaction((db) => outgoing.sendLater(db, code(to)));
      const after = await database().sql(
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
    told.answer = broken;
    const outgoing = await open();
    const id = await outgoing.sendLater(database().db, code());
    await untilStates(['failed'], { hurry: true });
    expect(taken.map((message) => message.id)).toEqual([id, id, id]);
    expect(log.error.mock.calls).toEqual([
      [
        { alarm: 'a message could not be delivered', channel: 'sms', reason: 'the gateway answered 500' },
        'a message could not be delivered',
      ],
    ]);
    expect(JSON.stringify([log.warn.mock.calls, log.error.mock.calls])).not.toMatch(/12900000001|123456/);
    await untilNoJobIsLeft();
    expect(taken).toHaveLength(3);
  });

  test('of a login is tried again later where three tries failed', async () => {
    told.answer = broken;
    const outgoing = await open();
    await outgoing.sendLater(database().db, { ...code(), purpose: 'badge notice', text: 'a notice' });
    await vi.waitFor(async () => {
      await comeBackNow();
      expect(await rows()).toMatchObject([{ attempts: 3, state: 'waiting' }]);
    }, patience);
    await untilPutBack(1);
    told.answer = well;
    await comeBackNow();
    await untilPutBack(1);
    expect(taken).toHaveLength(3);
    clock.set(new Date(testNow.getTime() + 10 * 60_000));
    await untilStates(['sent'], { hurry: true });
    expect(taken).toHaveLength(4);
  });

  test('comes back after five to ten seconds, then after ten to twenty: three tries fit into two minutes', async () => {
    told.answer = broken;
    const outgoing = await open();
    /** The try happened between two looks at the clock: that is how exactly its delay is known. */
    async function delayAfter(begin: () => Promise<unknown>) {
      const { now: before } = (await database().sql('select now() as now')).rows[0] as { now: Date };
      await begin();
      return vi.waitFor(async () => {
        const { rows } = await database().sql(
          `select extract(epoch from start_after - now())::float8 as "atLeast",
            extract(epoch from start_after - $1::timestamptz)::float8 as "atMost"
            from pgboss.job where state = 'retry' and start_after > now()`,
          [before],
        );
        expect(rows).toHaveLength(1);
        return rows[0] as { atLeast: number; atMost: number };
      }, patience);
    }
    const first = await delayAfter(() => outgoing.sendLater(database().db, code()));
    expect([first.atMost >= 5, first.atLeast <= 10]).toEqual([true, true]);
    const second = await delayAfter(comeBackNow);
    expect([second.atMost >= 10, second.atLeast <= 20]).toEqual([true, true]);
    expect(taken).toHaveLength(2);
  });

  test('that the gateway will never take is not tried again, and the gateway is not blamed', async () => {
    told.answer = (response) => void response.writeHead(422).end();
    const outgoing = await open();
    for (let last = 1; last <= 6; last += 1) await outgoing.sendLater(database().db, code(number(last)));
    await untilStates(Array.from({ length: 6 }, () => 'failed'));
    expect(taken).toHaveLength(6);
    expect(outgoing.isUp('sms')).toBe(true);
  });

  test('with a code older than ten minutes is dropped', async () => {
    const outgoing = await open();
    const message = code();
    clock.set(new Date(testNow.getTime() + 10 * 60_000 + 1));
    await outgoing.sendLater(database().db, message);
    await untilStates(['dropped']);
    expect(taken).toEqual([]);
  });

  test('that was sent while the database went away is noted later, not sent again', async () => {
    let away = 1;
    const flaky = new Proxy(database().db, {
      get(target, name, receiver) {
        if (name === 'update' && taken.length > 0 && away-- > 0) throw new Error('connection lost');
        return Reflect.get(target, name, receiver) as unknown;
      },
    });
    const outgoing = await open({ db: flaky });
    await outgoing.sendLater(database().db, code());
    await untilStates(['sent'], { hurry: true });
    expect([taken.length, away]).toEqual([1, -1]);
  });

  test('fifty parallel deliveries of two instances make one SMS each', async () => {
    const first = await open();
    const other = await openQueue(database(), log);
    await open({ jobs: other });
    await Promise.all(
      Array.from({ length: 50 }, (_, last) =>
        database().db.transaction((db) => first.sendLater(db, code(number(last)))),
      ),
    );
    await untilStates(Array.from({ length: 50 }, () => 'sent'));
    await other.stop();
    expect(taken.map(({ to }) => to).toSorted()).toEqual(Array.from({ length: 50 }, (_, last) => number(last)));
  });
});

test('messages are deleted after two days', async () => {
  const purgeAfter = (hours: number) =>
    purge(outgoingJobs.retention ?? [], { db: database().db, log }, new Date(testNow.getTime() + hours * 60 * 60_000));
  const outgoing = await open();
  const id = await outgoing.sendLater(database().db, code());
  await untilStates(['sent']);
  await purgeAfter(47);
  expect(
    await database().db.select({ id: outgoingMessage.id }).from(outgoingMessage).where(eq(outgoingMessage.id, id)),
  ).toHaveLength(1);
  await purgeAfter(49);
  expect(await database().db.execute(sql`select 1 from outgoing_message`)).toMatchObject({ rows: [] });
});
