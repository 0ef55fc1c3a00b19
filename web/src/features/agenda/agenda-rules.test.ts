import type { AgendaDay, MeetingRow } from 'contract/calls/agenda';
import { describe, expect, test } from 'vitest';
import {
  countsByDay,
  dayToOpen,
  endsNextDay,
  matches,
  meetingToShow,
  msLeft,
  nowAndNext,
  shareElapsed,
  statusAt,
} from './agenda-rules.ts';

const zone = 'Asia/Shanghai';
const at = (time: string) => Date.parse(`2027-03-${time}+08:00`);

function meeting(id: string, from: string, to: string, more: Partial<MeetingRow> = {}): MeetingRow {
  const startsAt = `2027-03-${from}:00+08:00`;
  const endsAt = `2027-03-${to}:00+08:00`;
  return {
    id,
    version: 1,
    type: 'plenary',
    startsAt,
    endsAt,
    details: 'all',
    title: id,
    hall: null,
    change: null,
    ...more,
  };
}

const cancelled = { change: { kind: 'cancelled', reason: '' } } as const;
const days: AgendaDay[] = [
  { date: '2027-03-21', meetings: [meeting('dinner', '21T22:00', '22T00:30', { type: 'reception' })] },
  {
    date: '2027-03-22',
    meetings: [
      meeting('opening', '22T09:00', '22T09:45'),
      meeting('green', '22T09:50', '22T11:00', { type: 'symposium' }),
      meeting('called off', '22T09:50', '22T11:00', cancelled),
      meeting('capital', '22T11:15', '22T12:15', { type: 'symposium' }),
      meeting('health', '22T11:15', '22T12:00', { type: 'symposium' }),
    ],
  },
  { date: '2027-03-24', meetings: [meeting('closing', '24T09:00', '24T10:00')] },
];
const green = days[1]!.meetings[1]!;
const any = { type: undefined, status: undefined };

describe('the clock', () => {
  test.each([
    ['22T09:49:59', 'upcoming'],
    ['22T09:50:00', 'ongoing'],
    ['22T10:59:59', 'ongoing'],
    ['22T11:00:00', 'concluded'],
  ])('at %s the meeting from 09:50 to 11:00 is %s', (time, status) => {
    expect(statusAt(green, at(time))).toBe(status);
  });

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

describe('the day to open', () => {
  test.each([
    ['before the forum its first day', '19T12:00:00', '2027-03-21'],
    ['on a day of the forum that day', '22T08:00:00', '2027-03-22'],
    ['past midnight the day whose meeting is still on', '22T00:15:00', '2027-03-21'],
    ['past midnight, when it is over, the new day', '22T00:30:00', '2027-03-22'],
    ['on a day between, the next one', '23T10:00:00', '2027-03-24'],
    ['after the forum its last day', '27T10:00:00', '2027-03-24'],
  ])('%s', (_, time, date) => {
    expect(dayToOpen(days, at(time), zone)).toBe(date);
  });

  test('without days there is none', () => {
    expect(dayToOpen([], at('22T10:00:00'), zone)).toBeUndefined();
  });
});

describe('filters', () => {
  const now = at('22T10:12:00');

  test('by type, by status, by both', () => {
    expect(matches(green, any, now)).toBe(true);
    expect(matches(green, { type: 'symposium', status: 'ongoing' }, now)).toBe(true);
    expect(matches(green, { type: 'symposium', status: 'upcoming' }, now)).toBe(false);
    expect(matches(green, { type: 'plenary', status: undefined }, now)).toBe(false);
  });

  test('each day tells how many match', () => {
    expect(countsByDay(days, any, now)).toEqual({ '2027-03-21': 1, '2027-03-22': 5, '2027-03-24': 1 });
    const upcoming = { type: undefined, status: 'upcoming' } as const;
    expect(countsByDay(days, upcoming, now)).toEqual({ '2027-03-21': 0, '2027-03-22': 2, '2027-03-24': 1 });
  });
});

describe('now and next', () => {
  const ids = (rows: readonly MeetingRow[]) => rows.map(({ id }) => id);

  test('a list opens at what is on, else at what comes next, never at a cancelled one', () => {
    expect(meetingToShow(days[1]!.meetings, at('22T10:12:00'))).toBe('green');
    expect(meetingToShow(days[1]!.meetings, at('22T11:05:00'))).toBe('capital');
    expect(meetingToShow([meeting('off', '22T09:50', '22T11:00', cancelled)], at('22T10:00:00'))).toBeUndefined();
    expect(meetingToShow(days[1]!.meetings, at('22T20:00:00'))).toBeUndefined();
  });

  test('what is open round the clock is neither where a list opens nor first among what is on', () => {
    const press = meeting('press', '22T00:00', '23T00:00');
    const withPress = [{ date: '2027-03-22', meetings: [press, ...days[1]!.meetings] }];
    expect(meetingToShow(withPress[0]!.meetings, at('22T10:12:00'))).toBe('green');
    expect(meetingToShow(withPress[0]!.meetings, at('22T20:00:00'))).toBe('press');
    expect(ids(nowAndNext(withPress, at('22T10:12:00')).on)).toEqual(['green', 'press']);
  });

  test('parallel meetings come next together', () => {
    const { on, next } = nowAndNext(days, at('22T10:12:00'));
    expect(ids(on)).toEqual(['green']);
    expect(ids(next)).toEqual(['capital', 'health']);
  });

  test('the next one may be on another day, and after the last there is none', () => {
    expect(ids(nowAndNext(days, at('22T20:00:00')).next)).toEqual(['closing']);
    expect(nowAndNext(days, at('24T10:00:00'))).toEqual({ on: [], next: [] });
  });
});
