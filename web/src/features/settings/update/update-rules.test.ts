import { expect, test } from 'vitest';
import { isNewVisit, stepOfVisit } from './update-rules.ts';

test.each([
  ['is asked about', undefined, undefined, 'question'],
  ['is not asked about twice', '110', undefined, undefined],
  ['is asked about though an earlier one was', '105', undefined, 'question'],
  ['that was loaded and has not come gets the advice', '110', '110', 'advice'],
  ['is asked about though an earlier one could not be loaded', '105', '105', 'question'],
] as const)('a newer version %s', (_, told, tried, step) => {
  expect(stepOfVisit({ newer: '110', told, tried })).toBe(step);
});

test('a visit ends after half an hour away', () => {
  const minutes = (count: number) => count * 60_000;
  expect([undefined, minutes(31), minutes(30)].map((since) => isNewVisit(since, minutes(60)))).toEqual([
    false,
    false,
    true,
  ]);
});
