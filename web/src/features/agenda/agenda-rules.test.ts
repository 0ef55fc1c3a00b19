import type { AgendaDay, MeetingRow } from 'contract/calls/agenda';
import { describe, expect, test } from 'vitest';
import {
  countsByDay,
  dayToOpen,
  endsNextDay,
  isAllDay,
  matches,
  meetingToShow,
  msLeft,
  nowTarget,
  shareElapsed,
  takesPart,
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
    role: null,
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

  test.each([
    ['while a meeting of today is on', '22T10:00:00', '2027-03-22'],
    ['between the meetings of today', '22T11:05:00', '2027-03-22'],
    ['past midnight, while a meeting of yesterday is on', '22T00:15:00', '2027-03-21'],
    ['on its last day', '24T09:30:00', '2027-03-24'],
  ])('is not the one on which an exhibition of days began: %s', (_, time, date) => {
    const exhibition = meeting('exhibition', '21T09:00', '24T18:00', { type: 'other' });
    const [first, ...rest] = days;
    const withIt = [{ ...first!, meetings: [exhibition, ...first!.meetings] }, ...rest];
    expect(dayToOpen(withIt, at(time), zone)).toBe(date);
  });

  test('without days there is none', () => {
    expect(dayToOpen([], at('22T10:00:00'), zone)).toBeUndefined();
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

  test('by one’s own part: as chair, as speaker, or invited to a closed-door seminar', () => {
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

  test('each day tells how many there are', () => {
    expect(countsByDay(days)).toEqual({ '2027-03-21': 1, '2027-03-22': 5, '2027-03-24': 1 });
  });
});

describe('what a list opens at', () => {
  test('what is on, else what comes next, never a cancelled one', () => {
    expect(meetingToShow(days[1]!.meetings, at('22T10:12:00'))).toBe('green');
    expect(meetingToShow(days[1]!.meetings, at('22T11:05:00'))).toBe('capital');
    expect(meetingToShow([meeting('off', '22T09:50', '22T11:00', cancelled)], at('22T10:00:00'))).toBeUndefined();
    expect(meetingToShow(days[1]!.meetings, at('22T20:00:00'))).toBeUndefined();
  });

  test('what is open round the clock only when there is nothing else', () => {
    const press = meeting('press', '22T00:00', '23T00:00');
    expect(meetingToShow([press, ...days[1]!.meetings], at('22T10:12:00'))).toBe('green');
    expect(meetingToShow([press, ...days[1]!.meetings], at('22T20:00:00'))).toBe('press');
  });
});

describe('where “now” leads, from any day', () => {
  const press = [21, 22, 24].map((day) => meeting(`press ${day}`, `${day}T00:00`, `${day}T23:59`));
  const withPress = days.map((day, index) => ({ ...day, meetings: [press[index]!, ...day.meetings] }));

  test.each([
    ['before the forum to its first meeting', '19T12:00:00', '2027-03-21', 'dinner', 'first'],
    ['to what is on', '22T10:12:00', '2027-03-22', 'green', 'on'],
    ['in a break to what comes next', '22T11:05:00', '2027-03-22', 'capital', 'next'],
    ['past midnight to what is still on', '22T00:15:00', '2027-03-21', 'dinner', 'on'],
    ['at night to the first of the next day', '22T03:00:00', '2027-03-22', 'opening', 'next'],
    ['on a day between to the next one', '23T10:00:00', '2027-03-24', 'closing', 'next'],
    ['after the forum to its last meeting', '27T10:00:00', '2027-03-24', 'closing', 'last'],
  ])('%s, also when something is open round the clock', (_, time, date, id, look) => {
    const found = { date, id, title: id, look };
    expect(nowTarget(days, at(time))).toEqual(found);
    expect(nowTarget(withPress, at(time))).toEqual(found);
  });

  test('to what is open round the clock where there is nothing else', () => {
    const alone = [{ date: '2027-03-22', meetings: [press[1]!] }];
    expect(nowTarget(alone, at('22T10:12:00'))).toMatchObject({ id: 'press 22', look: 'on' });
  });

  test('nowhere where there is nothing, or nothing takes place', () => {
    expect(nowTarget([], at('22T10:12:00'))).toBeUndefined();
    const off = [{ date: '2027-03-22', meetings: [meeting('off', '22T09:50', '22T11:00', cancelled)] }];
    expect(nowTarget(off, at('22T10:00:00'))).toBeUndefined();
  });
});
