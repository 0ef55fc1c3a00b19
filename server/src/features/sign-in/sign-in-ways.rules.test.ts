import { expect, test } from 'vitest';
import { maskedAddress } from './sign-in-ways.rules.ts';

test.each([
  ['mobile', '+8613800126618', '****18'],
  ['mobile', '+447700900123', '****23'],
  ['email', 'gu.minglan@yuanxiu.example', 'g****@y****.example'],
  ['email', 'a@b.co.example', 'a****@b****.example'],
] as const)('whoever holds a badge sees of %s %s only %s', (way, address, shown) => {
  expect(maskedAddress(way, address)).toBe(shown);
});
