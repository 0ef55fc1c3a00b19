import { expect, test } from 'vitest';
import { badgeCodeIn } from '../rules/badge-code.ts';
import { exchangeAddress, exchangeCodeIn, exchangeCodeInFragment, isExchangeCode } from './exchange-code.ts';

const origin = 'https://forum.example';
const code = 'pZ0-mXw_3vQyT7bJcR5nLd8sHf2gKa9eUi4oYq1tWx6';
const badge = '7K2MPX4QW9T3HDC5';

test('a code is found again in the address that was made of it', () => {
  const address = exchangeAddress(origin, code);
  expect(address).toBe(`https://forum.example/cdfH5/pages/other/scanH5#exchange=${code}`);
  expect(exchangeCodeIn(address, origin)).toBe(code);
  expect(exchangeCodeInFragment(new URL(address).hash)).toBe(code);
});

test('the address of an exchange is no badge', () => {
  expect(badgeCodeIn(exchangeAddress(origin, code))).toBeUndefined();
  // Even one that would be as long as the code of a badge.
  expect(badgeCodeIn(`#exchange=${badge}`)).toBeUndefined();
});

test.each([
  ['a badge’s login code', badge],
  ['a badge’s address', `${origin}/cdfH5/#${badge}`],
  ['a badge’s code in an exchange’s address', exchangeAddress(origin, badge)],
  ['another site', exchangeAddress('https://forum.example.evil.example', code)],
  ['another port', exchangeAddress(`${origin}:8443`, code)],
  ['another scheme', exchangeAddress('http://forum.example', code)],
  ['another page', `${origin}/cdfH5/pages/login/login#exchange=${code}`],
  ['the bare code', code],
  ['a code that is too short', exchangeAddress(origin, code.slice(1))],
  ['a code that is too long', exchangeAddress(origin, `${code}A`)],
  ['a character that is in no code', exchangeAddress(origin, `${code.slice(1)}=`)],
  ['a line after the code', exchangeAddress(origin, `${code}\n`)],
  ['a Wi-Fi code', 'WIFI:S:Forum;T:WPA;P:12345678;;'],
  ['nothing', ''],
])('%s is no exchange code', (_, text) => {
  expect(exchangeCodeIn(text, origin)).toBeUndefined();
});

test.each([
  ['a badge', `#${badge}`],
  ['another fragment', '#part'],
  ['the bare code', `#${code}`],
  ['nothing', ''],
])('%s is no fragment of an exchange', (_, fragment) => {
  expect(exchangeCodeInFragment(fragment)).toBeUndefined();
});

test('a code alone is judged by its form', () => {
  expect([code, badge, ''].map(isExchangeCode)).toEqual([true, false, false]);
});
