import { expect, test } from 'vitest';
import { isAddress } from './code-address.ts';

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
