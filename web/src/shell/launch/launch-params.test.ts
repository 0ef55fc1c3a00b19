import { expect, test } from 'vitest';
import { launchParamsAt } from './launch-params.ts';

const at = (search: string, hash = '') => launchParamsAt({ pathname: '/cdfH5/pages/meeting/detail', search, hash });

test('the host app’s entry is taken out of the address, the page’s own parameters stay', () => {
  expect(at('?id=7&token=t&userId=u&name=Gu%20Minglan&lang=zh')).toEqual({
    host: { ticket: 't', userId: 'u', name: 'Gu Minglan', lang: 'zh' },
    clean: '/cdfH5/pages/meeting/detail?id=7',
  });
});

test('a token without a user is no entry, and does not stay visible either', () => {
  expect(at('?token=t')).toEqual({ clean: '/cdfH5/pages/meeting/detail' });
});

test('a badge’s own address opens with its code', () => {
  expect(at('', '#7K2MPX4QW9T3HDC5')).toEqual({ badge: '7K2MPX4QW9T3HDC5', clean: '/cdfH5/pages/meeting/detail' });
});

test('every other address is left alone', () => {
  expect(at('?id=7&name=x', '#part')).toEqual({});
});
