import { describe, expect, test } from 'vitest';
import { at, days, meeting, zone } from './agenda-days.testing.ts';
import { countsByDay, endsNextDay, isAllDay, matches, msLeft, shareElapsed, takesPart } from './agenda-rules.ts';

const green = days[1]!.meetings[1]!;
const any = { type: undefined, status: undefined, mine: false };

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

describe('filters', () => {
  const now = at('22T10:12:00');

  test('by type, by status, by both', () => {
    expect(matches(green, any, now)).toBe(true);
    expect(matches(green, { ...any, type: 'symposium', status: 'ongoing' }, now)).toBe(true);
    expect(matches(green, { ...any, type: 'symposium', status: 'upcoming' }, now)).toBe(false);
    expect(matches(green, { ...any, type: 'plenary' }, now)).toBe(false);
  });

  test('by the viewer’s own part: as chair, as speaker, or invited to a closed-door seminar', () => {
    const seminar = { ...green, type: 'closed' } as const;
    expect([
      takesPart(green),
      takesPart({ ...green, role: 'speaker' }),
      takesPart({ ...green, role: 'chair' }),
      takesPart(seminar),
      takesPart({ ...seminar, details: 'time only' }),
    ]).toEqual([false, true, true, true, false]);
    expect(matches(green, { ...any, mine: true }, now)).toBe(false);
    expect(matches({ ...green, role: 'chair' }, { ...any, mine: true }, now)).toBe(true);
  });

  test('each day has its number of meetings', () => {
    expect(countsByDay(days)).toEqual({ '2027-03-21': 1, '2027-03-22': 5, '2027-03-24': 1 });
  });
});
