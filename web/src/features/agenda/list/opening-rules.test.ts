import { describe, expect, test } from 'vitest';
import { at, cancelled, days, meeting, zone } from '../agenda-days.testing.ts';
import { dayToOpen, meetingToShow } from './opening-rules.ts';

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

  test('is none if the forum has no days', () => {
    expect(dayToOpen([], at('22T10:00:00'), zone)).toBeUndefined();
  });
});

describe('what a list opens at', () => {
  test('the current meeting, otherwise the next one, never a cancelled one', () => {
    expect(meetingToShow(days[1]!.meetings, at('22T10:12:00'))).toBe('green');
    expect(meetingToShow(days[1]!.meetings, at('22T11:05:00'))).toBe('capital');
    expect(meetingToShow([meeting('off', '22T09:50', '22T11:00', cancelled)], at('22T10:00:00'))).toBeUndefined();
    expect(meetingToShow(days[1]!.meetings, at('22T20:00:00'))).toBeUndefined();
  });

  test('a meeting that is open round the clock only if there is no other', () => {
    const press = meeting('press', '22T00:00', '23T00:00');
    expect(meetingToShow([press, ...days[1]!.meetings], at('22T10:12:00'))).toBe('green');
    expect(meetingToShow([press, ...days[1]!.meetings], at('22T20:00:00'))).toBe('press');
  });
});
