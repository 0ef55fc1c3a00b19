import { expect, test } from 'vitest';
import { askedRange, isKept } from './byte-ranges.ts';

const file = { size: 100, etag: '"abc"' };

test.each([
  [undefined, 'whole'],
  ['bytes=0-', { from: 0, to: 99 }],
  ['bytes=0-1', { from: 0, to: 1 }],
  ['bytes=99-99', { from: 99, to: 99 }],
  ['bytes=50-500', { from: 50, to: 99 }],
  ['bytes=-10', { from: 90, to: 99 }],
  ['bytes=-500', { from: 0, to: 99 }],
  ['bytes=-0', 'beyond the end'],
  ['bytes=100-', 'beyond the end'],
  ['bytes=100-200', 'beyond the end'],
  ['bytes=5-4', 'whole'],
  ['bytes=-', 'whole'],
  ['bytes=0-1,5-6', 'whole'],
  ['bytes=a-b', 'whole'],
  ['bytes=0-99999999999999999999', 'whole'],
  ['items=0-1', 'whole'],
  ['', 'whole'],
])('of 100 bytes %s asks for %o', (range, asked) => {
  expect(askedRange(range, undefined, file)).toEqual(asked);
});

test('a piece of another version is answered with the whole file', () => {
  const range = 'bytes=2-3';
  expect(askedRange(range, '"abc"', file)).toEqual({ from: 2, to: 3 });
  for (const other of ['"abd"', 'W/"abc"', 'Wed, 21 Oct 2026 07:28:00 GMT'])
    expect(askedRange(range, other, file)).toBe('whole');
});

test.each([
  [undefined, false],
  ['"abc"', true],
  ['W/"abc"', true],
  ['"x", "abc"', true],
  ['*', true],
  ['"ab"', false],
  ['abc', false],
])('a browser that sends %s has it: %s', (sent, kept) => {
  expect(isKept(sent, '"abc"')).toBe(kept);
});
