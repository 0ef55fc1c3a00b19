import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { OpenDatabase } from '../database/database.ts';
import { workClaim } from '../database/tables/claims.ts';
import { testDatabase } from '../testing/databases/test-database.ts';
import { stoppedClock } from '../testing/stopped-clock.ts';
import { testNow } from '../testing/test-now.ts';
import { unlessClaimed, type Claim } from './claims.ts';
import { takeClaim } from './claims.store.ts';

let database: OpenDatabase;
beforeAll(async () => void (database = await testDatabase()));
afterAll(() => database.close());

const clock = stoppedClock(testNow);
const seconds = (count: number) => new Date(testNow.getTime() + count * 1_000);
beforeEach(() => clock.set(testNow));

const stopping = new AbortController();
const does = (work: string, what: (claim: Claim) => Promise<void>) =>
  unlessClaimed(work, { db: database.db, clock, services: { dueDeliveries: { stopping: stopping.signal } } }, what);

/** Whether the work is free, for which it is done once more. */
async function isFree(work: string): Promise<boolean> {
  let wasDone = false;
  await does(work, async () => void (wasDone = true));
  return wasDone;
}

/** Renewing is left to the test; whatever the database needs goes on. */
function stoppedIntervals() {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
}

test('work that somebody does is done by nobody else meanwhile, and other work is', async () => {
  const meanwhile: boolean[] = [];
  await does('one', async () => void meanwhile.push(await isFree('one'), await isFree('another')));
  expect([meanwhile, await isFree('one')]).toEqual([[false, true], true]);
});

test('work of which many begin at the same moment is done by one of them', async () => {
  let [begun, left] = [0, 0];
  const others = Promise.withResolvers<void>();
  const asked = Array.from({ length: 12 }, async () => {
    await does('wanted', async () => {
      begun += 1;
      await others.promise;
    });
    left += 1;
    if (left === 11) others.resolve();
  });
  await Promise.all(asked);
  expect(begun).toBe(1);
});

test('work that failed is free at once', async () => {
  const failing = does('failing', () => Promise.reject(new Error('not today')));
  await expect(failing).rejects.toThrow('not today');
  expect(await isFree('failing')).toBe(true);
});

test('the work of an instance that was killed is free after a minute', async () => {
  await takeClaim(database.db, { work: 'orphan', holder: 'killed' }, { now: testNow, until: seconds(60) });
  clock.set(seconds(59));
  const early = await isFree('orphan');
  clock.set(seconds(60));
  expect([early, await isFree('orphan')]).toEqual([false, true]);
});

test('work stays with whoever does it, however long it takes', async () => {
  stoppedIntervals();
  await does('long', async ({ stopping: ended }) => {
    for (const passed of [50, 100, 150]) {
      clock.set(seconds(passed));
      vi.advanceTimersByTime(20_000);
      await vi.waitFor(async () => {
        const [claim] = await database.db.select().from(workClaim);
        expect(claim?.until).toEqual(seconds(passed + 60));
      });
    }
    expect([await isFree('long'), ended.aborted]).toEqual([false, false]);
  });
});

test('whoever stood still too long is told that the work is somebody else’s, and leaves it to them', async () => {
  stoppedIntervals();
  await does('frozen', async (first) => {
    clock.set(seconds(61));
    await does('frozen', async (second) => {
      const told = new Promise((resolve) => first.stopping.addEventListener('abort', resolve));
      vi.advanceTimersByTime(20_000);
      await told;
      expect(second.stopping.aborted).toBe(false);
    });
    await does('frozen', async () => {});
  });
  expect(await isFree('frozen')).toBe(true);
});

test('work ends with the server', async () => {
  await does('stopped', async (claim) => {
    stopping.abort();
    expect(claim.stopping.aborted).toBe(true);
  });
});
