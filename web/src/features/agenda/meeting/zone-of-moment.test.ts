import { expect, test } from 'vitest';
import { datesIn } from '../../../lib/dates/dates.ts';
import { zoneOfMoment } from './zone-of-moment.ts';

test.each([
  ['2027-03-22T11:15:00+08:00', '11:15'],
  ['2027-03-22T00:30:00+08:00', '00:30'],
  ['2027-03-22T11:15:00-05:00', '11:15'],
  ['2027-03-22T11:15:00+05:30', '11:15'],
  ['2027-03-22T11:15:00Z', '11:15'],
])('%s is shown as the clock of the forum shows it', (moment, time) => {
  expect(datesIn(zoneOfMoment(moment), 'en').time(moment)).toBe(time);
});
