import { expect, test } from 'vitest';
import { mediaNamed } from './media.rules.ts';

test.each([
  ['0123456789abcdefghjk', { picture: '0123456789abcdefghjk' }],
  ['0123456789abcdefghjk.12', { personId: '0123456789abcdefghjk', number: 12 }],
  ['0123456789abcdefghjk.0', undefined],
  ['0123456789abcdefghjk.01', undefined],
  ['0123456789abcdefghjk.9999999999', undefined],
  ['0123456789abcdefghil', undefined],
  ['', undefined],
])('%s names %o', (text, named) => {
  expect(mediaNamed(text)).toEqual(named);
});
