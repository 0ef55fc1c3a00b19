import { describe, expect, test } from 'vitest';
import { meetingStatus } from './meeting-status.ts';

const at = (time: string) => Date.parse(`2027-03-22T${time}+08:00`);
const texts = { startsAt: '2027-03-22T09:50:00+08:00', endsAt: '2027-03-22T11:00:00+08:00' };
const dates = { startsAt: new Date(texts.startsAt), endsAt: new Date(texts.endsAt) };

describe('a meeting from 09:50 to 11:00', () => {
  test.each([
    ['09:49:59', 'upcoming'],
    ['09:50:00', 'ongoing'],
    ['10:59:59', 'ongoing'],
    ['11:00:00', 'concluded'],
  ])('is at %s %s', (time, status) => {
    expect([meetingStatus(texts, at(time)), meetingStatus(dates, at(time))]).toEqual([status, status]);
  });
});
