import { expect, test } from 'vitest';
import { lastLoginDay } from './last-login-day.ts';

test.each([
  ['the days of the Forum', '2027-03-23', '2027-03-23', undefined],
  ['the day after', '2027-03-23', '2027-03-24', '2027-03-30'],
  ['the end of a month', '2026-12-28', '2026-12-29', '2027-01-04'],
  ['a Forum without days', undefined, '2027-03-24', undefined],
] as const)('%s', (_, lastDay, today, until) => {
  expect(lastLoginDay(lastDay, today)).toBe(until);
});
