import { expect, test } from 'vitest';
import { judge } from './listening-limits.ts';

const runs = (...starts: number[]) => starts.map((startMs) => ({ startMs, bareMs: 300, fetched: 0.05 }));
const voidRun = { startMs: 100, bareMs: 701, fetched: 0 };

test('the median of five decides, not the best one', () => {
  expect(judge(runs(100, 100, 1_001, 1_002, 1_003))).toEqual({ verdict: 'failed', startMs: 1_001, fetched: 0.05 });
  expect(judge(runs(5_000, 1_000, 1_000, 900, 5_000))).toEqual({ verdict: 'passed', startMs: 1_000, fetched: 0.05 });
});

test('jumps that fetch the way there fail, however soon the voice begins', () => {
  expect(judge(runs(1, 1, 1, 1, 1).map((run) => ({ ...run, fetched: 0.11 }))).verdict).toBe('failed');
});

test('a run in which the bare page was slow does not count, and fewer than five say nothing', () => {
  expect(judge([voidRun, ...runs(1_001, 1_001, 1_001, 1_001, 1_001)]).verdict).toBe('failed');
  expect(judge([voidRun, ...runs(1, 1, 1, 1)]).verdict).toBe('void');
});
