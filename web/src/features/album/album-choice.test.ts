import { expect, test } from 'vitest';
import { dayToShow } from './album-choice.ts';

const day = (date: string) => ({ date, photos: 1, topics: [] });
const album = { timeZone: 'Asia/Shanghai', days: [day('2027-03-22'), day('2027-03-21')] };

test.each([
  ['2027-03-21', '2027-03-22', '2027-03-21'],
  [undefined, '2027-03-21', '2027-03-21'],
  [undefined, '2027-03-25', '2027-03-22'],
  ['nonsense', '2027-03-25', '2027-03-22'],
])('with %s in the address, on %s, the album opens at %s', (chosen, today, shown) => {
  expect(dayToShow(album, chosen, today)?.date).toBe(shown);
});
