import { expect, test } from 'vitest';
import { shortMemory } from './short-memory.ts';

function counting() {
  let made = 0;
  return async () => (made += 1);
}

test.each([
  ['a minute while changes are heard of', true, 60_000],
  ['a second while they may be getting lost', false, 1_000],
])('what was looked up stays for %s', async (_, heard, age) => {
  let now = 0;
  const memory = shortMemory<number>(
    () => heard,
    () => now,
  );
  const lookUp = counting();
  await memory.of('a', lookUp);
  now = age - 1;
  expect(await memory.of('a', lookUp)).toBe(1);
  now = age;
  expect(await memory.of('a', lookUp)).toBe(2);
});

test('what is forgotten is looked up at once, the rest stays', async () => {
  const memory = shortMemory<string>(() => true);
  await memory.of('a', async () => 'anna');
  await memory.of('b', async () => 'bao');
  memory.forget((value) => value === 'anna');
  expect(await memory.of('a', async () => 'nobody')).toBe('nobody');
  expect(await memory.of('b', async () => 'nobody')).toBe('bao');
});

test('what was being looked up while something was forgotten is not kept', async () => {
  const memory = shortMemory<string>(() => true);
  const gate = Promise.withResolvers<string>();
  const first = memory.of('a', () => gate.promise);
  memory.forget(() => false);
  gate.resolve('old');
  expect(await first).toBe('old');
  expect(await memory.of('a', async () => 'new')).toBe('new');
});
