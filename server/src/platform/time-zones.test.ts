import { describe, expect, test } from 'vitest';
import { addDays, dateIn, datesBetween, isoIn, momentIn } from './time-zones.ts';

describe('times in the forum’s zone', () => {
  test.each([
    ['2027-03-22T01:00:00Z', 'Asia/Shanghai', '2027-03-22T09:00:00+08:00'],
    ['2027-03-21T16:00:00Z', 'Asia/Shanghai', '2027-03-22T00:00:00+08:00'],
    ['2027-03-22T01:00:00Z', 'UTC', '2027-03-22T01:00:00+00:00'],
    ['2027-07-01T12:00:00Z', 'America/St_Johns', '2027-07-01T09:30:00-02:30'],
  ])('%s is written in %s as %s', (moment, zone, written) => {
    expect(isoIn(zone, new Date(moment))).toBe(written);
  });

  test('a date changes at the zone’s midnight', () => {
    expect(dateIn('Asia/Shanghai', new Date('2027-03-21T15:59:59Z'))).toBe('2027-03-21');
    expect(dateIn('Asia/Shanghai', new Date('2027-03-21T16:00:00Z'))).toBe('2027-03-22');
  });

  test.each([
    ['Asia/Shanghai', '2027-03-22', '09:50', '2027-03-22T01:50:00.000Z'],
    ['Europe/Paris', '2027-03-28', '01:30', '2027-03-28T00:30:00.000Z'],
    ['Europe/Paris', '2027-03-28', '03:30', '2027-03-28T01:30:00.000Z'],
    ['Asia/Shanghai', '1900-01-01', '10:00', '1900-01-01T01:55:00.000Z'],
  ])('a wall clock in %s on %s at %s is one moment, also around a change of the clocks', (zone, date, time, moment) => {
    expect(momentIn(zone, date, time).toISOString()).toBe(moment);
  });

  test('days go over the ends of months and years', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
    expect(datesBetween('2027-02-27', '2027-03-01')).toEqual(['2027-02-27', '2027-02-28', '2027-03-01']);
  });
});
