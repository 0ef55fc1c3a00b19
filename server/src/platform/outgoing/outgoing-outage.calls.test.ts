import type { ServerResponse } from 'node:http';
import { describe, expect, test, vi } from 'vitest';
import { channelOutage } from '../database/tables/outgoing.ts';
import { testNow } from '../testing/test-now.ts';
import { broken, clock, code, log, number, patience, postOffice, well } from './outgoing.testing.ts';

const { taken, told, mailed, time, open, database, rows, comeBackNow, untilStates, untilPutBack } = postOffice();

/** The queue must have put all jobs back: deleting a job that it is about to write could end in a deadlock. */
async function forgetMessages(count: number) {
  await untilPutBack(count);
  await database().sql('delete from pgboss.job; delete from outgoing_message');
}

describe('a provider that is down', () => {
  test('is left alone after five failures; the sign-in call knows at once, and emails go on', async () => {
    told.answer = broken;
    const outgoing = await open();
    for (let last = 1; last <= 8; last += 1) await outgoing.sendLater(database().db, code(number(last)));
    await vi.waitFor(() => expect(outgoing.isUp('sms')).toBe(false), patience);
    expect(outgoing.isUp('email')).toBe(true);
    expect(log.error.mock.calls).toContainEqual([
      { alarm: 'a provider is down', channel: 'sms' },
      'a provider is down',
    ]);

    // What had been let through before the fifth failure is still on its way.
    await untilPutBack(8);
    const tries = taken.length;
    await outgoing.sendLater(database().db, code(number(9)));
    await comeBackNow();
    await untilPutBack(9);
    expect(taken).toHaveLength(tries);

    told.answer = well;
    time.ticks += 30_000;
    expect(outgoing.isUp('sms')).toBe(true);
    await untilStates(
      Array.from({ length: 9 }, () => 'sent'),
      { hurry: true },
    );
    expect(log.info.mock.calls).toEqual([[{ channel: 'sms' }, 'the provider is back']]);
  });

  test('is noted anew by every failed try, so that whoever asked in between need not wait', async () => {
    const outages = () => database().db.select().from(channelOutage);
    const laterBy = (seconds: number) => new Date(testNow.getTime() + seconds * 1000);
    await database().db.delete(channelOutage);
    told.answer = broken;
    const outgoing = await open();
    for (let last = 1; last <= 5; last += 1) await outgoing.sendLater(database().db, code(number(last)));
    await vi.waitFor(async () => expect(await outages()).toEqual([{ channel: 'sms', openedAt: testNow }]), patience);
    await forgetMessages(5);

    for (const seconds of [30, 60]) {
      time.ticks += 30_000;
      clock.set(laterBy(seconds));
      expect(outgoing.isUp('sms')).toBe(true);
      await outgoing.sendLater(database().db, code(number(seconds)));
      await vi.waitFor(
        async () => expect(await outages()).toEqual([{ channel: 'sms', openedAt: laterBy(seconds) }]),
        patience,
      );
      expect(outgoing.isUp('sms')).toBe(false);
      await forgetMessages(1);
    }
    expect(log.error.mock.calls).toEqual([[{ alarm: 'a provider is down', channel: 'sms' }, 'a provider is down']]);
  });

  test('is not tried by a message to nobody, which leaves the try to the next', async () => {
    told.answer = broken;
    const outgoing = await open();
    for (let last = 1; last <= 5; last += 1) await outgoing.sendLater(database().db, code(number(last)));
    await vi.waitFor(() => expect(log.error).toHaveBeenCalled(), patience);
    await forgetMessages(5);
    told.answer = well;
    time.ticks += 30_000;
    await outgoing.sendLater(database().db, code(null));
    await vi.waitFor(async () => expect(await rows()).toMatchObject([{ attempts: 1 }]), patience);
    await outgoing.sendLater(database().db, code(number(9)));
    await vi.waitFor(() => expect(taken.at(-1)).toMatchObject({ to: number(9) }), patience);
    await untilStates(['sent'], { hurry: true });
  });

  test('fails for nobody as it does for somebody, so that nobody can be told from somebody', async () => {
    told.answer = broken;
    const outgoing = await open();
    await outgoing.sendLater(database().db, code());
    await vi.waitFor(async () => expect(await rows()).toMatchObject([{ attempts: 1, state: 'waiting' }]), patience);
    await outgoing.sendLater(database().db, code(null));
    await untilStates(['failed', 'failed'], { hurry: true });
    expect((await rows()).map(({ attempts }) => attempts)).toEqual([3, 3]);
    expect(taken.map(({ to }) => to)).toEqual([number(1), number(1), number(1)]);
  });

  test('and stalls holds up no request', async () => {
    const stalled: ServerResponse[] = [];
    told.answer = (response) => void stalled.push(response);
    // Whoever waited for the provider would wait for longer than a test may take.
    const outgoing = await open({ timeOut: 300_000 });
    for (let last = 1; last <= 20; last += 1) {
      await database().db.transaction(async (db) => {
        outgoing.isUp('sms');
        await outgoing.sendLater(db, code(number(last)));
      });
      if (last === 1) await vi.waitFor(() => expect(taken).toHaveLength(1), patience);
    }
    await outgoing.sendLater(database().db, {
      channel: 'email',
      purpose: 'code',
      to: 'anna@forum.example',
      subject: 'Your code',
      text: '#123456',
      now: testNow,
    });
    await vi.waitFor(() => expect(mailed).toEqual(['anna@forum.example']), patience);
    told.answer = well;
    for (const response of stalled) well(response);
  });

  test('and stalls is given up, and left alone after five times', async () => {
    told.answer = () => {};
    const outgoing = await open({ timeOut: 300 });
    for (let last = 1; last <= 5; last += 1) await outgoing.sendLater(database().db, code(number(last)));
    await vi.waitFor(() => expect(outgoing.isUp('sms')).toBe(false), patience);
  });
});
