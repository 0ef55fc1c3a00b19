import { describe, expect, test } from 'vitest';
import { inGroups, mobileAddress } from './typed-mobile-number.ts';

describe('a mobile number is sent', () => {
  test.each([
    ['+86', '138 0012 6618', '+8613800126618'],
    ['+44', '07700 900123', '+447700900123'],
    ['+39', '0 312 345 678', '+390312345678'],
    ['+86', '+44 7700 900123', '+447700900123'],
    ['+86', '0044 7700 900123', '+447700900123'],
    ['+1', '(202) 555-0143', '+12025550143'],
  ])('with %s and %s as %s', (dial, typed, address) => {
    expect(mobileAddress(dial, typed)).toBe(address);
  });
});

test('numbers are shown as they are read out', () => {
  expect(inGroups('+86', '13800126618')).toBe('138 0012 6618');
  expect(inGroups('+86', '1380012')).toBe('1380012');
  expect(inGroups('+44', '07700900123')).toBe('07700900123');
});
