import { expect, test } from 'vitest';
import { optionAfter } from './arrow-keys.ts';

test.each([
  ['ArrowDown', 0, 1],
  ['ArrowRight', 1, 2],
  ['ArrowDown', 2, 0],
  ['ArrowUp', 2, 1],
  ['ArrowLeft', 0, 2],
  ['Enter', 0, undefined],
])('%s at option %i of three', (key, current, next) => {
  expect(optionAfter(key, current, 3)).toBe(next);
});
