import { expect, test } from 'vitest';
import { asIso, daysIn, firstDate, stepBeforeSending, upTo } from './birth-date.ts';

test.each([
  [1970, 1, 31],
  [1970, 4, 30],
  [1970, 2, 28],
  [1968, 2, 29],
  [1900, 2, 28],
  [2000, 2, 29],
])('%i-%i has %i days', (year, month, days) => {
  expect(daysIn({ year, month })).toBe(days);
});

test.each([
  [{ year: 1968, month: 2, day: 29 }, { year: 1969 }, '1969-02-28'],
  [{ year: 1970, month: 1, day: 31 }, { month: 4 }, '1970-04-30'],
  [{ year: 1970, month: 1, day: 31 }, { year: 1980 }, '1980-01-31'],
  [{ year: 1970, month: 9, day: 3 }, { day: 14 }, '1970-09-14'],
])('%o changed by %o is %s', (date, part, iso) => {
  expect(asIso({ ...date, ...part })).toBe(iso);
});

test.each([
  [{ touched: false, isWrong: false }, 'chooseFirst'],
  [{ touched: true, isWrong: true }, 'changeFirst'],
  [{ touched: true, isWrong: false }, 'confirm'],
] as const)('a date with %o asks for %s', (date, step) => {
  expect(stepBeforeSending(date)).toBe(step);
});

test('the wheels start at 1970-01-01', () => {
  expect(asIso(firstDate)).toBe('1970-01-01');
  expect(upTo(3)).toEqual([1, 2, 3]);
  expect(upTo(1903, 1900)).toEqual([1900, 1901, 1902, 1903]);
});
