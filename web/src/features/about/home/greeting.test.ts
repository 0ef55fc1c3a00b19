import { expect, test } from 'vitest';
import { partOfDay } from './greeting.ts';

test.each([
  [0, 'evening'],
  [4, 'evening'],
  [5, 'early'],
  [8, 'morning'],
  [11, 'morning'],
  [12, 'noon'],
  [13, 'afternoon'],
  [17, 'afternoon'],
  [18, 'evening'],
  [23, 'evening'],
])('at %i o’clock it is %s', (hour, part) => {
  expect(partOfDay(hour)).toBe(part);
});
