import { describe, expect, test } from 'vitest';
import { fairTurns, type TurnLimits } from './fair-turns.ts';

const waits = Promise.resolve('waits');
const usual: TurnLimits = { atOnce: 1, perSecond: 1000, waiting: { ofOne: 10, ofAll: 100 } };

/** The clock of the test stands still until it is moved; work lasts until the test ends it. */
function setUp(limits: Partial<TurnLimits> = {}) {
  const time = { now: 0, timers: [] as { work: () => void; at: number }[] };
  const take = fairTurns(
    { ...usual, ...limits },
    { ticks: () => time.now, later: (work, ms) => void time.timers.push({ work, at: time.now + ms }) },
  );
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const asked = (client: string, name = client) =>
    take(client, () => {
      begun.push(name);
      return new Promise<string>((resolve) => ends.push(() => resolve(name)));
    });
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return {
    begun,
    asked,
    settle,
    async endOne() {
      await settle();
      ends.shift()?.();
      await settle();
    },
    async move(ms: number) {
      time.now += ms;
      const due = time.timers.filter(({ at }) => at <= time.now);
      time.timers = time.timers.filter(({ at }) => at > time.now);
      for (const { work } of due) work();
      await settle();
    },
  };
}

describe('turns', () => {
  test('go round the clients, however many one of them asks for', async () => {
    const { asked, begun, endOne, move } = setUp();
    for (const name of ['a1', 'a2', 'a3', 'a4']) void asked('a', name);
    for (const name of ['b1', 'c1', 'b2']) void asked(name.charAt(0), name);
    for (let turn = 0; turn < 7; turn++) {
      await endOne();
      await move(1);
    }
    expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']);
  });

  test('of one client beyond its places are given up at once, and other clients are not', async () => {
    const { asked, settle } = setUp({ waiting: { ofOne: 2, ofAll: 100 } });
    const [, , , fourth] = ['a1', 'a2', 'a3', 'a4'].map((name) => asked('a', name));
    expect(await fourth).toBeUndefined();
    const other = asked('b');
    await settle();
    expect(await Promise.race([other, waits])).toBe('waits');
  });

  test('are taken from the client with the most when all places are taken', async () => {
    const { asked } = setUp({ waiting: { ofOne: 10, ofAll: 3 } });
    const greedy = ['a0', 'a1', 'a2', 'a3'].map((name) => asked('a', name));
    const newcomer = asked('b');
    expect(await Promise.race([greedy[3], newcomer])).toBeUndefined();
    expect(await Promise.race([newcomer, waits])).toBe('waits');
    // Nobody has more than one now but the greedy one, which has two; the next client takes its place, and then none.
    const third = asked('c');
    expect([await greedy[2], await Promise.race([third, waits])]).toEqual([undefined, 'waits']);
    expect(await asked('d')).toBeUndefined();
  });

  test('begin no faster than the pace, after a burst of as many as run at once', async () => {
    const { asked, begun, endOne, move, settle } = setUp({ atOnce: 3, perSecond: 10 });
    for (let index = 0; index < 6; index++) void asked('a', String(index));
    await settle();
    expect(begun).toHaveLength(3);
    for (let index = 0; index < 3; index++) await endOne();
    expect(begun).toHaveLength(3);
    await move(99);
    expect(begun).toHaveLength(3);
    await move(1);
    expect(begun).toHaveLength(4);
    await move(100);
    expect(begun).toHaveLength(5);
  });

  test('go on when work fails', async () => {
    const take = fairTurns(usual);
    await expect(take('a', () => Promise.reject(new Error('not drawn')))).rejects.toThrow('not drawn');
    expect(await take('a', async () => 'drawn')).toBe('drawn');
  });
});
