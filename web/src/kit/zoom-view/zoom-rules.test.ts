import { expect, test } from 'vitest';
import { isDoubleTap, scaleAfterDoubleTap, scrollTo, shareUnder, swipeStep, withinScales } from './zoom-rules.ts';

test.each([
  [0.2, 1],
  [1, 1],
  [2.5, 2.5],
  [4, 4],
  [9, 4],
])('a scale of %s becomes %s', (wanted, scale) => {
  expect(withinScales(wanted)).toBe(scale);
});

test('what is under the finger stays there while the plan grows', () => {
  const [point, before] = [100, { scroll: 40, content: 400 }];
  const share = shareUnder(before, point);
  const scroll = scrollTo(share, 800, point);
  expect(shareUnder({ scroll, content: 800 }, point)).toBe(share);
});

test('an empty plan has nothing under any point', () => {
  expect(shareUnder({ scroll: 0, content: 0 }, 10)).toBe(0);
});

const tap = { at: 1000, x: 50, y: 50 };
test.each([
  ['the first', undefined, tap, false],
  ['a quick second', tap, { at: 1200, x: 55, y: 52 }, true],
  ['a late second', tap, { at: 1400, x: 50, y: 50 }, false],
  ['one somewhere else', tap, { at: 1100, x: 150, y: 50 }, false],
] as const)('%s tap', (_which, first, second, double) => {
  expect(isDoubleTap(first, second)).toBe(double);
});

test.each([
  [1, 2.5],
  [2.5, 1],
  [1.5, 1],
])('a double tap turns a scale of %s into %s', (scale, after) => {
  expect(scaleAfterDoubleTap(scale)).toBe(after);
});

test.each([
  [-60, 10, 1],
  [60, -10, -1],
  [-40, 0, 0],
  [-60, 60, 0],
])('a finger that moved by %i and %i leads by %i', (x, y, step) => {
  expect(swipeStep(x, y)).toBe(step);
});
