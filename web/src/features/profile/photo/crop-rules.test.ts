import { expect, test } from 'vitest';
import { afterKey, moved, sideOf, wholeOf, zoomed } from './crop-rules.ts';

const size = { width: 400, height: 300 };
const whole = wholeOf(size);

test('at first the section is the largest square in the middle', () => {
  expect(whole).toEqual({ x: 200, y: 150, scale: 1 });
  expect(sideOf(size, whole)).toBe(300);
});

test('the picture follows the finger, as far as there is any of it', () => {
  expect(moved(size, whole, { x: 0.1, y: 0.1 })).toEqual({ x: 170, y: 150, scale: 1 });
  expect(moved(size, whole, { x: 5, y: 0 }).x).toBe(150);
  expect(moved(size, whole, { x: -5, y: 0 }).x).toBe(250);
});

test('what is under the fingers stays there while they zoom, between once and four times', () => {
  const near = zoomed(size, whole, 2, { x: 0.25, y: -0.25 });
  expect(near).toEqual({ x: 237.5, y: 112.5, scale: 2 });
  expect(near.x + 0.25 * sideOf(size, near)).toBe(whole.x + 0.25 * sideOf(size, whole));
  expect(zoomed(size, whole, 9).scale).toBe(4);
  expect(zoomed(size, whole, 0.2)).toEqual(whole);
});

test('zooming out at an edge brings the section back into the picture', () => {
  const corner = moved(size, zoomed(size, whole, 4), { x: 9, y: 9 });
  expect(corner).toEqual({ x: 37.5, y: 37.5, scale: 4 });
  expect(zoomed(size, corner, 1)).toEqual({ x: 150, y: 150, scale: 1 });
});

test.each([
  ['ArrowRight', { x: 215, y: 150, scale: 1 }],
  ['ArrowLeft', { x: 185, y: 150, scale: 1 }],
  ['ArrowDown', whole],
  ['+', { x: 200, y: 150, scale: 1.1 }],
  ['-', whole],
  ['Tab', undefined],
])('the key %s', (key, crop) => {
  expect(afterKey(size, whole, key)).toEqual(crop);
});
