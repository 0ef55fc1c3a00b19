import { expect, test } from 'vitest';
import { secondsUntil, waitIn } from './seconds-or-minutes.ts';

test.each([
  [120_000, 0, 120],
  [120_000, 119_001, 1],
  [120_000, 120_000, 0],
  [120_000, 500_000, 0],
])('until %i at %i there are %i seconds', (moment, now, seconds) => {
  expect(secondsUntil(moment, now)).toBe(seconds);
});

test.each([
  [42, 's', 42],
  [120, 's', 120],
  [121, 'min', 3],
  [3_599, 'min', 60],
  [3_600, 'h', 1],
  [71_000, 'h', 20],
] as const)('a wait of %i seconds is said in %s: %i', (seconds, unit, count) => {
  expect(waitIn(seconds)).toEqual({ unit, count });
});
