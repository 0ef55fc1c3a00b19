import { describe, expect, test } from 'vitest';
import { meeting, zone } from './agenda-days.testing.ts';
import { isAllDay } from './all-day.ts';

describe('what lasts all day', () => {
  test.each([
    ['from midnight to midnight', '22T00:00', '23T00:00', true],
    ['until a minute before it', '22T00:00', '22T23:59', true],
    ['from the morning', '22T08:00', '23T00:00', false],
    ['until the evening', '22T00:00', '22T20:00', false],
    ['until the next morning', '22T00:00', '23T01:00', false],
    ['two days', '22T00:00', '24T00:00', false],
  ])('%s: all day is %s to %s, %s', (_, from, to, expected) => {
    expect(isAllDay(meeting('press', from, to), zone)).toBe(expected);
  });

  test('a day is one of the forum’s zone', () => {
    expect(isAllDay(meeting('press', '22T00:00', '23T00:00'), 'Europe/Paris')).toBe(false);
    expect(isAllDay(meeting('press', '22T07:00', '23T07:00'), 'Europe/Paris')).toBe(true);
  });
});
