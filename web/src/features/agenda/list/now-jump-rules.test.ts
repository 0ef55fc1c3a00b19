import { describe, expect, test } from 'vitest';
import { at, cancelled, days, meeting } from '../agenda-days.testing.ts';
import { nowTarget } from './now-jump-rules.ts';

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

  test('to a meeting that is open round the clock if there is no other', () => {
    const alone = [{ date: '2027-03-22', meetings: [press[1]!] }];
    expect(nowTarget(alone, at('22T10:12:00'))).toMatchObject({ id: 'press 22', look: 'on' });
  });

  test('nowhere if there is no meeting, or all are cancelled', () => {
    expect(nowTarget([], at('22T10:12:00'))).toBeUndefined();
    const off = [{ date: '2027-03-22', meetings: [meeting('off', '22T09:50', '22T11:00', cancelled)] }];
    expect(nowTarget(off, at('22T10:00:00'))).toBeUndefined();
  });
});
