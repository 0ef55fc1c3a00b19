import { describe, expect, test } from 'vitest';
import { openQueue } from '../jobs/queue.ts';
import { testNow } from '../testing/test-now.ts';
import { broken, code, log, number, postOffice, well } from './outgoing.testing.ts';

const { taken, told, open, database, untilStates } = postOffice();

describe('budgets', () => {
  test('no more SMS reach the gateway than the dial code’s budget, however many are written', async () => {
    const outgoing = await open({ budgets: '+86=10,*=3' });
    const numbers = [
      ...Array.from({ length: 30 }, (_, last) => number(last)),
      ...Array.from({ length: 8 }, (_, last) => number(last * 10_000, '+44770')),
    ];
    await Promise.all(numbers.map((to) => database().db.transaction((db) => outgoing.sendLater(db, code(to)))));
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
    const may = (to: string) => outgoing.mayBeSent(database().db, 'sms', to, testNow);
    expect([await may(number(99)), await may('+447700900001'), await may('+85290000001')]).toEqual([
      false,
      false,
      true,
    ]);
  });

  test('the limit for all holds over all dial codes, tries included, for 24 hours', async () => {
    const outgoing = await open({ daily: '4' });
    told.answer = broken;
    await outgoing.sendLater(database().db, code());
    await untilStates(['failed'], { hurry: true });
    told.answer = well;
    for (const to of ['+447700900001', '+85290000001']) await outgoing.sendLater(database().db, code(to));
    await untilStates(['dropped', 'failed', 'sent']);
    expect(taken).toHaveLength(4);
    const may = (hours: number) =>
      outgoing.mayBeSent(database().db, 'sms', number(2), new Date(testNow.getTime() + hours * 60 * 60_000));
    expect([await may(0), await may(23.9), await may(24)]).toEqual([false, false, true]);
  });

  test('outside the mainland five neighbouring numbers in a minute are enough', async () => {
    const outgoing = await open();
    const neighbours = Array.from({ length: 9 }, (_, last) => `+44770090000${last}`);
    for (const to of neighbours) await outgoing.sendLater(database().db, code(to));
    await untilStates([...Array.from({ length: 4 }, () => 'dropped'), ...Array.from({ length: 5 }, () => 'sent')]);
    const may = (to: string, seconds: number) =>
      outgoing.mayBeSent(database().db, 'sms', to, new Date(testNow.getTime() + seconds * 1_000));
    expect([await may('+447700900009', 59), await may('+447700900009', 60), await may('+447700910001', 0)]).toEqual([
      false,
      true,
      true,
    ]);
  });

  test('two processes that ask at the same moment share what is left', async () => {
    const outgoing = await open({ budgets: '*=1' });
    const other = await openQueue(database(), log);
    await open({ budgets: '*=1', jobs: other });
    await Promise.all(
      Array.from({ length: 12 }, (_, last) =>
        database().db.transaction((db) => outgoing.sendLater(db, code(number(last)))),
      ),
    );
    await untilStates([...Array.from({ length: 11 }, () => 'dropped'), 'sent']);
    await other.stop();
    expect(taken).toHaveLength(1);
  });
});
