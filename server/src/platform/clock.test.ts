import { afterEach, expect, test, vi } from 'vitest';
import { databaseClock } from './clock.ts';

afterEach(() => void vi.useRealTimers());

const start = new Date('2026-11-14T01:00:00Z');
const minutes = (count: number) => count * 60_000;

test('the time is the database’s, also when this machine’s clock is wrong or is set meanwhile', async () => {
  vi.useFakeTimers({ now: new Date(start.getTime() - minutes(10)) });
  const clock = await databaseClock(() => Promise.resolve(start));
  expect(clock.now()).toEqual(start);
  vi.setSystemTime(new Date(start.getTime() + minutes(10)));
  expect(clock.now()).toEqual(start);
  clock.stop();
});

test('it looks again every minute, and goes on by itself while the database cannot be asked', async () => {
  vi.useFakeTimers({ now: start });
  let late = 0;
  let isThere = true;
  const time = () => (isThere ? Promise.resolve(new Date(Date.now() + late)) : Promise.reject(new Error('away')));
  const clock = await databaseClock(time);
  late = 500;
  await vi.advanceTimersByTimeAsync(minutes(1));
  expect(clock.now()).toEqual(new Date(start.getTime() + minutes(1) + 500));
  isThere = false;
  late = 9_000;
  await vi.advanceTimersByTimeAsync(minutes(2));
  expect(clock.now()).toEqual(new Date(start.getTime() + minutes(3) + 500));
  clock.stop();
});
