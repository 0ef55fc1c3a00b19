import { expect, test } from 'vitest';
import { afterSwipe, bounded, dragged, fitted, placeAfterChange, whole, zoomedAt } from './lightbox-rules.ts';

const screen = { width: 400, height: 800 };
const wide = { width: 1600, height: 800 };

test.each([
  ['a wide one is as wide as the screen', wide, { width: 400, height: 200 }],
  ['a tall one is as high as the screen', { width: 400, height: 1600 }, { width: 200, height: 800 }],
  ['a small one is enlarged', { width: 40, height: 20 }, { width: 400, height: 200 }],
])('the whole picture: %s', (_, picture, shown) => {
  expect(fitted(picture, screen)).toEqual(shown);
});

test.each([
  ['smaller than whole', { scale: 0.4, x: 50, y: 50 }, whole],
  ['larger than four times', { scale: 9, x: 0, y: 0 }, { scale: 4, x: 0, y: 0 }],
  ['beyond its right edge', { scale: 2, x: -900, y: 0 }, { scale: 2, x: -200, y: 0 }],
  ['within its edges', { scale: 2, x: 120, y: 0 }, { scale: 2, x: 120, y: 0 }],
  ['up, while it is lower than the screen', { scale: 2, x: 0, y: 90 }, { scale: 2, x: 0, y: 0 }],
])('a picture that is moved %s', (_, asked, got) => {
  expect(bounded(asked, wide, screen)).toEqual(got);
});

test('what is under the fingers stays under them', () => {
  const point = { x: 100, y: -40 };
  const zoomed = zoomedAt(whole, 2, point);
  expect(zoomed).toEqual({ scale: 2, x: -100, y: 40 });
  expect(zoomedAt(zoomed, 1, point)).toEqual(whole);
  expect(zoomedAt(whole, 7, point).scale).toBe(4);
});

test.each([
  ['half the screen to the left', { moved: -200, lasted: 900 }, 2],
  ['half the screen to the right', { moved: 200, lasted: 900 }, 0],
  ['a quick short one', { moved: -50, lasted: 80 }, 2],
  ['a slow short one', { moved: -50, lasted: 900 }, 1],
  ['a twitch', { moved: -12, lasted: 5 }, 1],
])('a swipe of %s', (_, swipe, index) => {
  expect(afterSwipe({ index: 1, count: 3, width: 400, ...swipe })).toBe(index);
});

test('no swipe leads beyond the first or the last, and the finger feels it', () => {
  expect(afterSwipe({ index: 2, count: 3, width: 400, moved: -300, lasted: 100 })).toBe(2);
  expect(afterSwipe({ index: 0, count: 3, width: 400, moved: 300, lasted: 100 })).toBe(0);
  expect([dragged(90, 0, 3), dragged(-90, 2, 3), dragged(90, 1, 3), dragged(-90, 0, 3)]).toEqual([30, -30, 90, -90]);
});

test.each([
  ['stays where it is', 'b', 1, ['a', 'b', 'c'], 1],
  ['is followed when one before it goes', 'b', 1, ['b', 'c'], 0],
  ['is followed when one comes before it', 'b', 1, ['new', 'a', 'b'], 2],
  ['is nowhere when it goes itself', 'b', 1, ['a', 'c'], undefined],
  ['stays itself where it is there twice', 'a', 2, ['a', 'b', 'a'], 2],
] as const)('the picture that is shown %s', (_what, shown, index, sources, place) => {
  expect(placeAfterChange(shown, index, sources)).toBe(place);
});
