import { expect, test } from 'vitest';
import { judge, shareOf } from './scrolling-limits.ts';

test('a scroll without a frame did not go smoothly', () => {
  expect(shareOf({ wanted: 0, dropped: 0, late: 0 })).toBe(1);
});

const runs = (...app: number[]) => app.map((share) => ({ app: share, bare: 0.01 }));
const voidRun = { app: 0, bare: 0.011 };

test('the median of five decides, not the best one', () => {
  expect(judge(runs(0, 0, 0.03, 0.04, 0.05))).toEqual({ verdict: 'failed', app: 0.03, bare: 0.01 });
  expect(judge(runs(0.5, 0.02, 0.02, 0.01, 0.5))).toEqual({ verdict: 'passed', app: 0.02, bare: 0.01 });
});

test('a run in which the bare page drops over 1 % does not count, whatever the app did', () => {
  expect(judge([voidRun, ...runs(0.03, 0.03, 0.03, 0.03), voidRun, ...runs(0.03)]).verdict).toBe('failed');
});

test('with fewer than five runs that count the measurement is void', () => {
  expect(judge([...runs(0.5, 0.5, 0.5, 0.5), voidRun]).verdict).toBe('void');
});
