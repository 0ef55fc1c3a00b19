import { expect, test } from 'vitest';
import { masked } from './masked-address.ts';

test.each([
  ['mobile', '+8613800126618', '+86 138****6618'],
  ['mobile', '+447700900123', '+447****123'],
  ['email', 'gu.minglan@yuanxiu.example', 'gu****@yuanxiu.example'],
] as const)('%s %s is shown as %s', (channel, address, shown) => {
  expect(masked(channel, address)).toBe(shown);
});
