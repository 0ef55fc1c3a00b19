import { expect, test } from 'vitest';
import { judge } from './sign-in-limits.ts';

const steady = (...apps: number[]) => apps.map((app) => ({ app, bareBefore: 480, bareAfter: 520 }));
const unsteady = { app: 100, bareBefore: 400, bareAfter: 501 };

test('the median of five decides, in openings of the bare page that stood around each run', () => {
  expect(judge(steady(500, 500, 2001, 2100, 2200))).toEqual({ verdict: 'failed', openings: 4.002 });
  expect(judge(steady(9000, 2000, 2000, 1500, 9000))).toEqual({ verdict: 'passed', openings: 4 });
});

test('on a machine twice as slow the app may take twice as long', () => {
  const slow = steady(2000, 2000, 2000, 2000, 2000).map((run) => ({
    ...{ app: 2 * run.app, bareBefore: 2 * run.bareBefore, bareAfter: 2 * run.bareAfter },
  }));
  expect(judge(slow)).toEqual({ verdict: 'passed', openings: 4 });
});

test('a run does not count if the bare page opened a quarter slower before it than after it, or faster', () => {
  expect(judge([unsteady, unsteady, ...steady(3000, 3000, 3000, 3000, 3000)]).verdict).toBe('failed');
  expect(judge([...steady(3000, 3000, 3000, 3000), unsteady]).verdict).toBe('void');
});
