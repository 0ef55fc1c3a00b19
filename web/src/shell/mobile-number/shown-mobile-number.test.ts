import { expect, test } from 'vitest';
import { readableMobile } from './readable-mobile.ts';
import { wholeNumber } from './shown-mobile-number.ts';

test('a number is sent whole and read in groups', () => {
  expect(wholeNumber({ region: 'CN', number: '138 0012 6618' })).toBe('+8613800126618');
  expect(wholeNumber({ region: 'GB', number: ' ' })).toBe('');
  expect(readableMobile('+8613800126618')).toBe('+86 138 0012 6618');
  expect(readableMobile('')).toBe('');
});
