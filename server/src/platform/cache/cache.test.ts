import { expect, test } from 'vitest';
import { cache } from './cache.ts';

function cacheOfTwo() {
  const clock = { now: 0 };
  const two = cache<string>({ longest: 10, most: 2, isConnected: () => true, milliseconds: () => clock.now });
  return { clock, ...two };
}

test('a third value pushes out the one that was set first', () => {
  const { get, set } = cacheOfTwo();
  for (const key of ['a', 'b', 'c']) set(key, key);
  expect(['a', 'b', 'c'].map(get)).toEqual([undefined, 'b', 'c']);
});

test('a value that was set again is the youngest', () => {
  const { get, set } = cacheOfTwo();
  for (const key of ['a', 'b', 'a', 'c']) set(key, key);
  expect(['a', 'b', 'c'].map(get)).toEqual(['a', undefined, 'c']);
});

test('a value that is too old is gone when the next is set', () => {
  const { clock, get, set, drop } = cacheOfTwo();
  set('a', 'a');
  clock.now = 10;
  set('b', 'b');
  const kept: string[] = [];
  drop((value) => {
    kept.push(value);
    return false;
  });
  expect(kept).toEqual(['b']);
  expect(get('b')).toBe('b');
});
