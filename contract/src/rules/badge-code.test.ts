import { expect, test } from 'vitest';
import { badgeCodeIn, inFours } from './badge-code.ts';

const code = '7K2MPX4QW9T3HDC5';

test.each([
  ['bare', code],
  ['in groups', '7K2M PX4Q W9T3 HDC5'],
  ['with hyphens and in lower case', '7k2m-px4q-w9t3-hdc5'],
  ['as the address on the badge', `https://forum.example/cdfH5/#${code}`],
  ['as the fragment alone', `#${code}`],
])('a code is found %s', (_, text) => {
  expect(badgeCodeIn(text)).toBe(code);
});

test('letters that are on no badge are read as the digits they look like', () => {
  expect(badgeCodeIn('OOOO IIII LLLL 2222')).toBe('0000111111112222');
});

test.each([
  ['another address', 'https://forum.example/cdfH5/'],
  ['a Wi-Fi code', 'WIFI:S:Forum;T:WPA;P:12345678;;'],
  ['too short', '7K2MPX4QW9T3HDC'],
  ['too long', `${code}5`],
  ['a letter that is on no badge', '7K2MPX4QW9T3HDCU'],
  ['nothing', ''],
])('%s is no badge code', (_, text) => {
  expect(badgeCodeIn(text)).toBeUndefined();
});

test.each([
  ['7k2mp', '7K2M P'],
  ['7K2M', '7K2M'],
  ['7K2M PX4Q W9T3 HDC5 and more', '7K2M PX4Q W9T3 HDC5'],
])('what is typed stands in fours: %s', (typed, shown) => {
  expect(inFours(typed)).toBe(shown);
});
