import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { useIdle, whenIdle } from './idle.ts';
import { whileIdle } from './idle.testing.ts';
import { begin } from './under-way.ts';

const ends: (() => void)[] = [];
afterEach(() => ends.splice(0).forEach((end) => end()));

function callUnderWay() {
  const end = begin();
  ends.push(end);
  return end;
}

test('work that may wait runs after the first screen', async () => {
  const seen: boolean[] = [];
  function Page() {
    seen.push(useIdle());
    return null;
  }
  await render(<Page />);
  await expect.poll(() => seen).toEqual([false, true]);
});

test('work that may wait lets every call end first', async () => {
  const [first, second] = [callUnderWay(), callUnderWay()];
  const work = vi.fn<() => void>();
  whenIdle(work);
  first();
  await whileIdle();
  expect(work).not.toHaveBeenCalled();
  second();
  await expect.poll(() => work).toHaveBeenCalledTimes(1);
});

test('a call that begins before the answers are painted is waited for, too', async () => {
  const work = vi.fn<() => void>();
  whenIdle(work);
  const end = callUnderWay();
  await whileIdle();
  expect(work).not.toHaveBeenCalled();
  end();
  await expect.poll(() => work).toHaveBeenCalledTimes(1);
});

test('code is loaded one file after another', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const loads: string[] = [];
  whenIdle(() => {
    loads.push('bookmarks');
    return promise;
  });
  whenIdle(() => void loads.push('card buttons'));
  await expect.poll(() => loads).toEqual(['bookmarks']);
  await whileIdle();
  expect(loads).toEqual(['bookmarks']);
  resolve();
  await expect.poll(() => loads).toEqual(['bookmarks', 'card buttons']);
});

test('what belongs to the page does not wait for a call that hangs', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const work = vi.fn<() => void>();
  callUnderWay();
  whenIdle(work);
  await vi.advanceTimersByTimeAsync(10_000);
  vi.useRealTimers();
  expect(work).toHaveBeenCalledTimes(1);
});

test('work that is called off does not run', async () => {
  const end = callUnderWay();
  const [work, other] = [vi.fn<() => void>(), vi.fn<() => void>()];
  whenIdle(work)();
  whenIdle(other);
  end();
  await expect.poll(() => other).toHaveBeenCalledTimes(1);
  await whileIdle();
  expect(work).not.toHaveBeenCalled();
});
