import { expect, test } from 'vitest';
import { payloadsOf, peopleIn } from './personal-hints.rules.ts';

const people = (count: number) => Array.from({ length: count }, (_, nth) => String(nth).padStart(20, '0'));

test.each([
  ['nobody', 0, []],
  ['one', 1, [20]],
  ['a few', 3, [62]],
  // 380 ids of 20 characters and 379 commas.
  ['as many as fit', 380, [7_979]],
  ['one more', 381, [7_979, 20]],
])('payloads for %s are as long as they may be, and no longer', (_, count, lengths) => {
  expect(payloadsOf(people(count)).map(({ length }) => length)).toEqual(lengths);
});

test('everybody who was put in comes out', () => {
  expect(payloadsOf(people(1_000)).flatMap(peopleIn)).toEqual(people(1_000));
});
