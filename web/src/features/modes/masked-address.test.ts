import { expect, test } from 'vitest';
import { maskedEmail, maskedMobile } from './masked-address.ts';

test.each([
  ['+8613900122046', '+86 139****2046'],
  ['+447700900123', '+44 770****0123'],
  ['+85255501430', '+852 ****30'],
  ['13900122046', '****46'],
])('the number %s is shown as %s', (mobile, masked) => {
  expect(maskedMobile(mobile)).toBe(masked);
});

test('of an email its first letters and its ending are shown', () => {
  expect(maskedEmail('lan.jing@yuanxiu.mail.example')).toBe('l****@y****.example');
});
