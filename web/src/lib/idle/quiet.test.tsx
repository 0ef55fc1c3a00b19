import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { serverReached } from '../connection/server-reached.ts';
import { pauseBetween, quietTime, waitForQuiet } from './quiet.ts';
import { begin } from './under-way.ts';

let tellLongTask = () => {};
// Real tasks of a busy machine would take part otherwise.
class Tasks {
  static readonly supportedEntryTypes = ['longtask'];
  constructor(tell: () => void) {
    tellLongTask = tell;
  }
  observe() {}
}
vi.stubGlobal('PerformanceObserver', Tasks);

const callsOff: (() => void)[] = [];
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  callsOff.splice(0).forEach((callOff) => callOff());
  serverReached.set(true);
  vi.restoreAllMocks();
  vi.useRealTimers();
  document.body.replaceChildren();
});

function newWork() {
  const work = vi.fn<() => unknown>();
  callsOff.push(waitForQuiet(work));
  return work;
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test('the code of other pages waits for three quiet seconds', async () => {
  const work = newWork();
  await pass(quietTime - 1);
  expect(work).not.toHaveBeenCalled();
  await pass(1);
  expect(work).toHaveBeenCalledTimes(1);
});

test.each([
  ['a touch', () => document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }))],
  ['a key', () => document.body.dispatchEvent(new Event('keydown', { bubbles: true }))],
  ['scrolling', () => document.dispatchEvent(new Event('scroll'))],
  ['a call', () => begin()()],
  ['a long task', () => tellLongTask()],
])('the quiet seconds begin again with %s', async (_, disturb) => {
  const work = newWork();
  await pass(quietTime - 1);
  disturb();
  await pass(quietTime - 1);
  expect(work).not.toHaveBeenCalled();
  await pass(1);
  expect(work).toHaveBeenCalledTimes(1);
});

test('nothing is loaded while a call is under way', async () => {
  const end = begin();
  const work = newWork();
  await pass(20 * quietTime);
  expect(work).not.toHaveBeenCalled();
  end();
  await pass(quietTime);
  expect(work).toHaveBeenCalledTimes(1);
});

test('nothing is loaded while a picture in view is on its way, one further down is not waited for', async () => {
  const picture = Object.assign(new Image(64, 64), { style: 'position: absolute; top: 0' });
  const isHere = vi.spyOn(picture, 'complete', 'get').mockReturnValue(false);
  document.body.append(picture);
  const work = newWork();
  await pass(20 * quietTime);
  expect(work).not.toHaveBeenCalled();
  picture.style.top = '5000px';
  await pass(quietTime);
  expect(work).toHaveBeenCalledTimes(1);
  picture.style.top = '0';
  isHere.mockReturnValue(true);
  const other = newWork();
  await pass(quietTime);
  expect(other).toHaveBeenCalledTimes(1);
});

test('one is loaded after another, with a pause', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const [first, second] = [newWork(), newWork()];
  first.mockReturnValue(promise);
  await pass(20 * quietTime);
  expect(first).toHaveBeenCalledTimes(1);
  expect(second).not.toHaveBeenCalled();
  resolve();
  await pass(pauseBetween - 1);
  expect(second).not.toHaveBeenCalled();
  await pass(1);
  expect(second).toHaveBeenCalledTimes(1);
});

test('one that got lost does not keep the next from being loaded', async () => {
  const [first, second] = [newWork(), newWork()];
  first.mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'));
  await pass(quietTime + pauseBetween);
  expect(second).toHaveBeenCalledTimes(1);
});

test('a phone that is offline waits until the network is back', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const work = newWork();
  await pass(20 * quietTime);
  expect(work).not.toHaveBeenCalled();
  online.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await pass(quietTime);
  expect(work).toHaveBeenCalledTimes(1);
});

test('while the server is away nothing is requested from it', async () => {
  serverReached.set(false);
  const work = newWork();
  await pass(20 * quietTime);
  expect(work).not.toHaveBeenCalled();
  serverReached.set(true);
  await pass(quietTime);
  expect(work).toHaveBeenCalledTimes(1);
});

test('what is called off is not loaded', async () => {
  const [first, second] = [newWork(), newWork()];
  callsOff[0]?.();
  await pass(quietTime);
  expect(first).not.toHaveBeenCalled();
  expect(second).toHaveBeenCalledTimes(1);
});
