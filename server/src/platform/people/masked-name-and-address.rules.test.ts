import { expect, test } from 'vitest';
import { maskedAddress } from './masked-name-and-address.rules.ts';

test.each([
  ['mobile', '+8613800126618', '****18'],
  ['mobile', '+447700900123', '****23'],
  ['email', 'gu.minglan@yuanxiu.example', 'g****@y****.example'],
  ['email', 'a@b.co.example', 'a****@b****.example'],
] as const)('the holder of a badge sees of %s %s only %s', (channel, address, shown) => {
  expect(maskedAddress(channel, address)).toBe(shown);
});
