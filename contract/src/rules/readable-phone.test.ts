import { expect, test } from 'vitest';
import { readablePhone } from './readable-phone.ts';

test.each([
  ['+861015550180', '+86 10 1555 0180'],
  ['+447700900123', '+447700900123'],
])('%s is shown as it is read out', (number, shown) => {
  expect(readablePhone(number)).toBe(shown);
});
