import { describe, expect, test } from 'vitest';
import { ownItemShown, restorableSince, timesOf, whyItemCannotBeSaved } from './favourites-own-items.rules.ts';

const forum = { firstDay: '2027-03-21', lastDay: '2027-03-23', timeZone: 'Asia/Shanghai' };
const right = {
  ...{ content: '双边会谈', details: '带上协议草案', location: '会见室3', venue: 'other' },
  ...{ date: '2027-03-22', from: '11:30', to: '12:00' },
};
const hall = { forum, isHall: true };
const noHall = { forum, isHall: false };
const refused = (over: Partial<typeof right>, where = noHall) =>
  whyItemCannotBeSaved({ ...right, ...over }, where).map(({ field, name }) => `${field}: ${name}`);

describe('an entry of one’s own', () => {
  test.each([
    ['is whole and in another place', {}, noHall, []],
    ['is whole and in a hall', { venue: 'h' }, hall, []],
    ['lasts a minute', { from: '11:59', to: '12:00' }, noHall, []],
    ['is on the first day', { date: '2027-03-21' }, noHall, []],
    ['is on the last day, until its last minute', { date: '2027-03-23', to: '23:59' }, noHall, []],
    ['has no content', { content: '' }, noHall, ['content: contentMissing']],
    ['has no details', { details: '' }, noHall, ['details: detailsMissing']],
    ['has no location', { location: '' }, noHall, ['location: locationMissing']],
    ['has no venue', { venue: '' }, noHall, ['venue: venueMissing']],
    ['is in a hall that the Forum does not have', { venue: 'h' }, noHall, ['venue: venueMissing']],
    ['ends before it starts', { from: '12:00', to: '11:30' }, noHall, ['to: endsBeforeItStarts']],
    ['ends when it starts', { to: '11:30' }, noHall, ['to: endsBeforeItStarts']],
    ['crosses midnight', { from: '23:00', to: '00:30' }, noHall, ['to: endsBeforeItStarts']],
    ['is before the Forum', { date: '2027-03-20' }, noHall, ['date: notADayOfTheForum']],
    ['is after the Forum', { date: '2027-03-24' }, noHall, ['date: notADayOfTheForum']],
    [
      'has everything wrong',
      { content: '', details: '', location: '', venue: '', date: '2028-01-01', to: '00:00' },
      noHall,
      [
        ...['content: contentMissing', 'date: notADayOfTheForum', 'to: endsBeforeItStarts'],
        ...['location: locationMissing', 'venue: venueMissing', 'details: detailsMissing'],
      ],
    ],
  ])('%s', (_, over, where, names) => {
    expect(refused(over, where)).toEqual(names);
  });

  test('that starts in the hour which the clocks leave out ends before it starts', () => {
    const london = { firstDay: '2027-03-27', lastDay: '2027-03-29', timeZone: 'Europe/London' };
    const night = { ...right, date: '2027-03-28', from: '01:30', to: '02:10' };
    const names = whyItemCannotBeSaved(night, { forum: london, isHall: false }).map(({ name }) => name);
    expect(names).toEqual(['endsBeforeItStarts']);
  });

  test('is in the time of the Forum, whatever the clock of the server says', () => {
    const times = timesOf(right, forum);
    expect(times.startsAt.toISOString()).toBe('2027-03-22T03:30:00.000Z');
    const stored = { id: 'i', version: 2, hallId: null, ...times };
    expect(ownItemShown(stored, { content: 'c', details: 'd', location: 'l' }, forum.timeZone)).toEqual({
      ...{ id: 'i', version: 2, content: 'c', details: 'd', location: 'l', venue: null },
      startsAt: '2027-03-22T11:30:00+08:00',
      endsAt: '2027-03-22T12:00:00+08:00',
    });
  });

  test('can be brought back for an hour', () => {
    expect(restorableSince(new Date('2027-03-22T10:00:00Z')).toISOString()).toBe('2027-03-22T09:00:00.000Z');
  });
});
