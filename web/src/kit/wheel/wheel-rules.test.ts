import { expect, test } from 'vitest';
import { indexAfterKey, indexAt, indexOfTyped } from './wheel-rules.ts';

test.each([
  ['ArrowDown', 3, 4],
  ['ArrowDown', 11, 11],
  ['ArrowUp', 3, 2],
  ['ArrowUp', 0, 0],
  ['PageDown', 3, 8],
  ['PageUp', 3, 0],
  ['Home', 7, 0],
  ['End', 7, 11],
  ['Tab', 7, undefined],
])('%s on row %i of twelve leads to row %s', (key, from, to) => {
  expect(indexAfterKey(key, from, 12)).toBe(to);
});

test.each([
  [0, 0],
  [19, 0],
  [21, 1],
  [4_000, 11],
  [-30, 0],
])('scrolled by %i px, row %i of twelve stands in the middle', (scrollTop, index) => {
  expect(indexAt(scrollTop, 40, 12)).toBe(index);
});

test('a wheel that is not laid out yet stands at its start', () => {
  expect(indexAt(80, 0, 12)).toBe(0);
});

test.each([
  ['1', 0],
  ['19', 1],
  ['196', 2],
  ['7', 3],
  ['19967', 3],
  ['x', undefined],
])('typing %s leads to row %s', (typed, index) => {
  expect(indexOfTyped(typed, ['1', '1900', '1968', '7'])).toBe(index);
});

test.each([
  ['j', 0],
  ['JU', 1],
  ['jul', 2],
  ['jx', undefined],
])('typing %s leads to month %s', (typed, index) => {
  expect(indexOfTyped(typed, ['January', 'June', 'July', 'August'])).toBe(index);
});
