import { expect, test } from 'vitest';
import { letterAt } from './letter-under-finger.ts';

test.each([
  [0, 'A'],
  [0.24, 'A'],
  [0.26, 'C'],
  [0.99, 'Z'],
  [1, 'Z'],
  [-3, 'A'],
  [7, 'Z'],
])('at %d of the bar’s height stands %s', (share, letter) => {
  expect(letterAt(['A', 'C', 'H', 'Z'], share)).toBe(letter);
});

test('a bar without letters has none', () => {
  expect(letterAt([], 0.5)).toBeUndefined();
});
