import { expect, test } from 'vitest';
import { isAddress } from './code-address.ts';
import { masked } from './masked-address.ts';

test.each([
  ['mobile', '+8613800126618', true],
  ['mobile', '+8610800126618', false],
  ['mobile', '+86', false],
  ['mobile', '+447700900123', true],
  ['email', 'gu.minglan@yuanxiu.example', true],
  ['email', 'gu.minglan', false],
] as const)('%s %s: %s', (channel, address, right) => {
  expect(isAddress(channel, address)).toBe(right);
});

test.each([
  ['mobile', '+8613800126618', '+86 138****6618'],
  ['mobile', '+447700900123', '+447****123'],
  ['email', 'gu.minglan@yuanxiu.example', 'gu****@yuanxiu.example'],
] as const)('%s %s is shown as %s', (channel, address, shown) => {
  expect(masked(channel, address)).toBe(shown);
});
