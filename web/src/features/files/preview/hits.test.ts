import { expect, test } from 'vitest';
import { hitAfter, hitsInOrder, shownHit } from './hits.ts';

const hits = hitsInOrder([
  { number: 2, marks: [[0, 1]], places: [] },
  {
    number: 4,
    marks: [
      [0, 1],
      [5, 6],
    ],
    places: [],
  },
]);

test('places are counted through the whole file', () => {
  expect(hits).toEqual([
    { page: 2, place: 0 },
    { page: 4, place: 0 },
    { page: 4, place: 1 },
  ]);
});

test('the chosen place is shown while its page is open, otherwise the first of the page', () => {
  expect([shownHit(hits, 4, 2), shownHit(hits, 4, 0), shownHit(hits, 2, 2), shownHit(hits, 3, 2)]).toEqual([
    2,
    1,
    0,
    undefined,
  ]);
});

test('the way leads through all of them and begins anew; from a page without one to the nearest', () => {
  expect([hitAfter(hits, 2, 0, 1), hitAfter(hits, 4, 2, 1), hitAfter(hits, 2, 0, -1)]).toEqual([1, 0, 2]);
  expect([hitAfter(hits, 3, undefined, 1), hitAfter(hits, 5, undefined, 1)]).toEqual([1, 0]);
  expect([hitAfter(hits, 3, undefined, -1), hitAfter(hits, 1, undefined, -1)]).toEqual([0, 2]);
});
