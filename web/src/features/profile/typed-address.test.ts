import { expect, test } from 'vitest';
import { addressState } from './typed-address.ts';

const onRecord = { mobile: '+8613800126618', email: 'gu@yuanxiu.example' };

test.each([
  ['mobile', '+86 138 0012 6618', undefined, 'on record'],
  ['mobile', '13800126618', undefined, 'on record'],
  ['mobile', '+8613900001111', undefined, 'new'],
  ['mobile', '+8613900001111', '+86 139 0000 1111', 'confirmed'],
  ['mobile', '+8613900001112', '+8613900001111', 'new'],
  ['mobile', '+861390000', undefined, 'wrong'],
  ['mobile', '', undefined, 'wrong'],
  ['email', 'GU@Yuanxiu.example', undefined, 'on record'],
  ['email', 'gu@yuanxiu', undefined, 'wrong'],
  ['email', 'minglan@yuanxiu.example', 'minglan@yuanxiu.example', 'confirmed'],
] as const)('the %s %s, with %s confirmed, is %s', (channel, address, confirmed, state) => {
  expect(addressState(channel, { address, onRecord: onRecord[channel], confirmed })).toBe(state);
});

test('nobody has a number on record: whatever is typed is new', () => {
  expect(addressState('mobile', { address: '+8613800126618', onRecord: '', confirmed: undefined })).toBe('new');
});
