import type { Shown } from 'contract/wire/topics';
import { expect, test } from 'vitest';
import { contentMemory } from './memory.ts';

const hour = 60 * 60 * 1000;
const heard = () => true;
const showing = (...shows: Shown[]) => ({ path: '/api/test/read', shows }) as const;

function counting() {
  let made = 0;
  return async () => (made += 1);
}

test('what is asked for again, and at the same time, is made once', async () => {
  const memory = contentMemory(heard);
  const make = counting();
  expect(await Promise.all([memory.of(showing('agenda'), 'a', make), memory.of(showing('agenda'), 'a', make)])).toEqual(
    [1, 1],
  );
  expect(await memory.of(showing('agenda'), 'a', make)).toBe(1);
  expect(await memory.of(showing('agenda'), 'b', make)).toBe(2);
});

test('a change of one of its topics drops it, another topic does not', async () => {
  const memory = contentMemory(heard);
  const make = counting();
  await memory.of(showing('agenda', 'places'), 'a', make);
  memory.drop('partners');
  expect(await memory.of(showing('agenda', 'places'), 'a', make)).toBe(1);
  memory.drop('places');
  expect(await memory.of(showing('agenda', 'places'), 'a', make)).toBe(2);
});

test('what was being made while its topic changed is not kept', async () => {
  const memory = contentMemory(heard);
  const gate = Promise.withResolvers<string>();
  const first = memory.of(showing('agenda'), 'a', () => gate.promise);
  memory.drop('agenda');
  gate.resolve('old');
  expect(await first).toBe('old');
  expect(await memory.of(showing('agenda'), 'a', async () => 'new')).toBe('new');
});

test('a read that shows what is only the viewer’s own is kept for nobody', () => {
  expect(() => contentMemory(heard).of(showing('agenda', 'mine'), 'a', counting())).toThrow('is personal');
});

test('a failure is told to whoever waited for it, and tried anew by the next', async () => {
  const memory = contentMemory(heard);
  await expect(memory.of(showing('agenda'), 'a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await memory.of(showing('agenda'), 'a', async () => 'there')).toBe('there');
});

test('after six hours it is made anew', async () => {
  let now = 0;
  const memory = contentMemory(heard, () => now);
  const make = counting();
  await memory.of(showing('agenda'), 'a', make);
  now = 6 * hour - 1;
  expect(await memory.of(showing('agenda'), 'a', make)).toBe(1);
  now = 6 * hour;
  expect(await memory.of(showing('agenda'), 'a', make)).toBe(2);
});

test('while the word of changes may be getting lost, nothing older than a second is used', async () => {
  let [now, isHeard] = [0, true];
  const memory = contentMemory(
    () => isHeard,
    () => now,
  );
  const make = counting();
  await memory.of(showing('agenda'), 'a', make);
  now = 1_000;
  expect(await memory.of(showing('agenda'), 'a', make)).toBe(1);
  isHeard = false;
  expect(await memory.of(showing('agenda'), 'a', make)).toBe(2);
  now = 1_999;
  expect(await memory.of(showing('agenda'), 'a', make)).toBe(2);
  now = 2_000;
  expect(await memory.of(showing('agenda'), 'a', make)).toBe(3);
});

test('of two thousand and one, the one that was made first is made again', async () => {
  const memory = contentMemory(heard);
  const make = counting();
  for (let i = 0; i <= 2_000; i += 1) await memory.of(showing('agenda'), String(i), make);
  expect(await memory.of(showing('agenda'), '1', make)).toBe(2);
  expect(await memory.of(showing('agenda'), '0', make)).toBe(2_002);
});
