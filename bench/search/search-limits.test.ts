import { expect, test } from 'vitest';
import { judge, percentile95 } from './search-limits.ts';

const times = (fast: number, slow: number) => [
  ...Array.from({ length: fast }, () => 10),
  ...Array.from({ length: slow }, () => 40),
];

test('five slow searches of a hundred are allowed, six are not', () => {
  expect([percentile95(times(95, 5)), percentile95(times(94, 6))]).toEqual([10, 40]);
});

test('the database has its own limit, and more files have none', () => {
  const slow = { times: times(90, 10), files: 500 };
  expect(judge({ ...slow, kind: 'postgres' })).toEqual({ verdict: 'failed', p95: 40, ofLimit: 40 / 30 });
  expect(judge({ ...slow, kind: 'embedded' })).toEqual({ verdict: 'passed', p95: 40, ofLimit: 0.4 });
  expect(judge({ ...slow, kind: 'postgres', files: 5_000 }).verdict).toBe('passed');
});

test('a search that was never measured has not passed', () => {
  expect(judge({ kind: 'embedded', files: 500, times: [] }).verdict).toBe('failed');
});
