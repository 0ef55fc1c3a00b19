import { describe, expect, test } from 'vitest';
import { at, days, zone } from './agenda-days.testing.ts';
import { endsNextDay, msLeft, shareElapsed } from './meeting-time-rules.ts';

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
});
