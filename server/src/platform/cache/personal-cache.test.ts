import { expect, test } from 'vitest';
import { personalCacheFor } from './personal-cache.ts';

function cacheWithHints() {
  let hint: (personId: string | undefined) => void = () => {};
  const clock = { now: 0 };
  const hints = { isConnected: () => true, subscribeToAll: (listener: typeof hint) => void (hint = listener) };
  return { clock, tell: (personId?: string) => hint(personId), cache: personalCacheFor(hints, () => clock.now) };
}
function counting() {
  let lookUps = 0;
  return async () => (lookUps += 1);
}

test('a value is looked up once for each person and name', async () => {
  const { cache } = cacheWithHints();
  const lookUp = counting();
  const values = [];
  for (const [person, name] of [
    ['anna', 'a'],
    ['anna', 'a'],
    ['anna', 'b'],
    ['bela', 'a'],
  ] as const)
    values.push(await cache.get(person, name, lookUp));
  expect(values).toEqual([1, 1, 2, 3]);
});

test('a hint drops everything of that person, and nothing of others', async () => {
  const { cache, tell } = cacheWithHints();
  const lookUp = counting();
  const look = async () => [
    await cache.get('anna', 'a', lookUp),
    await cache.get('anna', 'b', lookUp),
    await cache.get('bela', 'a', lookUp),
  ];
  expect(await look()).toEqual([1, 2, 3]);
  tell('anna');
  expect(await look()).toEqual([4, 5, 3]);
});

test('when hints were lost, everything is dropped', async () => {
  const { cache, tell } = cacheWithHints();
  const lookUp = counting();
  await cache.get('anna', 'a', lookUp);
  tell();
  expect(await cache.get('anna', 'a', lookUp)).toBe(2);
});

test('a value that was looked up while a hint came is not kept', async () => {
  const { cache, tell } = cacheWithHints();
  const gate = Promise.withResolvers<string>();
  const first = cache.get('anna', 'a', () => gate.promise);
  tell('anna');
  gate.resolve('old');
  expect(await first).toBe('old');
  expect(await cache.get('anna', 'a', async () => 'new')).toBe('new');
});

test('a value stays for a minute at most', async () => {
  const { cache, clock } = cacheWithHints();
  const lookUp = counting();
  await cache.get('anna', 'a', lookUp);
  clock.now = 59_999;
  expect(await cache.get('anna', 'a', lookUp)).toBe(1);
  clock.now = 60_000;
  expect(await cache.get('anna', 'a', lookUp)).toBe(2);
});
