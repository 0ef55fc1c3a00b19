import { expect, test } from 'vitest';
import { judge } from './api-limits.ts';

const rounds = (count: number, ours: number, bare: number) => Array.from({ length: count }, () => ({ ours, bare }));

test('the median of the rounds decides, not the best one', () => {
  const measured = [...rounds(4, 50, 50), ...rounds(6, 95, 50)];
  expect(judge(measured, 1.8)).toEqual({ verdict: 'failed', ratio: 1.9, ours: 95, bare: 50 });
  expect(judge(measured, 1.9).verdict).toBe('passed');
});

test('each round is compared with its own neighbour: a machine that becomes slower midway changes nothing', () => {
  expect(judge([...rounds(5, 80, 50), ...rounds(6, 160, 100)], 1.8)).toMatchObject({ verdict: 'passed', ratio: 1.6 });
});
