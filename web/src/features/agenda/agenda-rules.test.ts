import { describe, expect, test } from 'vitest';
import { at, days, meeting, zone } from './agenda-days.testing.ts';
import { endsNextDay, isAllDay, msLeft, shareElapsed } from './agenda-rules.ts';

const green = days[1]!.meetings[1]!;

describe('the clock', () => {
  test('time left and the share that is over', () => {
    expect(msLeft(green, at('22T10:12:00'))).toBe(48 * 60_000);
    expect(shareElapsed(green, at('22T10:25:00'))).toBe(0.5);
    expect(shareElapsed(green, at('22T12:00:00'))).toBe(1);
    expect(shareElapsed(green, at('22T09:00:00'))).toBe(0);
  });

  test('a meeting past midnight ends on the next day of the forum, wherever the phone is', () => {
    expect(endsNextDay(days[0]!.meetings[0]!, zone)).toBe(true);
    expect(endsNextDay(green, zone)).toBe(false);
  });

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
