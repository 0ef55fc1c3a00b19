import type { Shown, Topic } from 'contract/wire/topics';
import { expect, test } from 'vitest';
import { contentCache } from './content-cache.ts';

const hour = 60 * 60 * 1000;
const connected = () => true;
const showing = (...shows: Shown[]) => ({ path: '/api/test/read', shows }) as const;

const changeOf = (topic: Topic) => ({ number: 1, topic, itemId: '', version: 1, audience: null, at: new Date() });

function counting() {
  let made = 0;
  return async () => (made += 1);
}

test('what is asked for again, and at the same time, is made once', async () => {
  const cache = contentCache(connected);
  const make = counting();
  expect(await Promise.all([cache.get(showing('agenda'), 'a', make), cache.get(showing('agenda'), 'a', make)])).toEqual(
    [1, 1],
  );
  expect(await cache.get(showing('agenda'), 'a', make)).toBe(1);
  expect(await cache.get(showing('agenda'), 'b', make)).toBe(2);
});

test('a change of one of its topics drops it, another topic does not', async () => {
  const cache = contentCache(connected);
  const make = counting();
  await cache.get(showing('agenda', 'places'), 'a', make);
  await cache.change([changeOf('partners')]);
  expect(await cache.get(showing('agenda', 'places'), 'a', make)).toBe(1);
  await cache.change([changeOf('places')]);
  expect(await cache.get(showing('agenda', 'places'), 'a', make)).toBe(2);
});

test('what was being made while its topic changed is not kept', async () => {
  const cache = contentCache(connected);
  const gate = Promise.withResolvers<string>();
  const first = cache.get(showing('agenda'), 'a', () => gate.promise);
  await cache.change([changeOf('agenda')]);
  gate.resolve('old');
  expect(await first).toBe('old');
  expect(await cache.get(showing('agenda'), 'a', async () => 'new')).toBe('new');
});

test('a value that can be renewed is never missing: until the new one is made, the old one is read', async () => {
  const cache = contentCache(connected);
  const gate = Promise.withResolvers<string>();
  const make = async () => 'first';
  const renew = async (old: string) => `${old}, then ${await gate.promise}`;
  const read = () => cache.get(showing('agenda'), 'a', make, renew);
  expect(await read()).toBe('first');
  const changed = cache.change([changeOf('agenda')]);
  expect(read()).toBe('first');
  gate.resolve('second');
  await changed;
  expect(read()).toBe('first, then second');
});

test('a value that cannot be renewed is dropped', async () => {
  const cache = contentCache(connected);
  const make = counting();
  const read = () => cache.get(showing('agenda'), 'a', make, () => Promise.reject(new Error('away')));
  await read();
  await cache.change([changeOf('agenda')]);
  expect(await read()).toBe(2);
});

test('a read that shows what is only the viewer’s own is not kept', () => {
  expect(() => contentCache(connected).get(showing('agenda', 'mine'), 'a', counting())).toThrow('is personal');
});

test('a failure is seen by the calls that waited for it; the next one tries again', async () => {
  const cache = contentCache(connected);
  await expect(cache.get(showing('agenda'), 'a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await cache.get(showing('agenda'), 'a', async () => 'there')).toBe('there');
});

test('after six hours it is made anew', async () => {
  let now = 0;
  const cache = contentCache(connected, () => now);
  const make = counting();
  await cache.get(showing('agenda'), 'a', make);
  now = 6 * hour - 1;
  expect(await cache.get(showing('agenda'), 'a', make)).toBe(1);
  now = 6 * hour;
  expect(await cache.get(showing('agenda'), 'a', make)).toBe(2);
});

test('while notices of changes may be lost, nothing older than a second is used', async () => {
  let [now, isConnected] = [0, true];
  const cache = contentCache(
    () => isConnected,
    () => now,
  );
  const make = counting();
  await cache.get(showing('agenda'), 'a', make);
  now = 1_000;
  expect(await cache.get(showing('agenda'), 'a', make)).toBe(1);
  isConnected = false;
  expect(await cache.get(showing('agenda'), 'a', make)).toBe(2);
  now = 1_999;
  expect(await cache.get(showing('agenda'), 'a', make)).toBe(2);
  now = 2_000;
  expect(await cache.get(showing('agenda'), 'a', make)).toBe(3);
});

test('of two thousand and one, the one that was made first is made again', async () => {
  const cache = contentCache(connected);
  const make = counting();
  for (let i = 0; i <= 2_000; i += 1) await cache.get(showing('agenda'), String(i), make);
  expect(await cache.get(showing('agenda'), '1', make)).toBe(2);
  expect(await cache.get(showing('agenda'), '0', make)).toBe(2_002);
});
