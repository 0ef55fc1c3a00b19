import { describe, expect, test } from 'vitest';
import { isOfNoUse, nextTryAt } from './delivery-limits.rules.ts';

const written = new Date('2027-03-22T10:00:00+08:00');
const later = (minutes: number) => new Date(written.getTime() + minutes * 60_000);

describe('messages nobody needs any more', () => {
  test.each([
    ['code', 10, false],
    ['code', 10.01, true],
    ['badge notice', 200, false],
    ['badge notice', 200.01, true],
  ] as const)('a %s after %s minutes: %s', (purpose, minutes, useless) => {
    expect(isOfNoUse(purpose, written, later(minutes))).toBe(useless);
  });
});

test.each([
  ['code', 0, 0],
  ['code', 2, 0],
  ['code', 3, undefined],
  ['badge notice', 2, 0],
  ['badge notice', 3, 10],
  ['badge notice', 7, 180],
  ['badge notice', 8, undefined],
] as const)('after %2$i tries a %1$s may be tried after %3$s minutes', (purpose, attempts, minutes) => {
  expect(nextTryAt(purpose, written, attempts)).toEqual(minutes === undefined ? undefined : later(minutes));
});
