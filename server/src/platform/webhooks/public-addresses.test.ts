import { expect, test } from 'vitest';
import { addressIn, isPublicAddress } from './public-addresses.ts';

test.each(['8.8.8.8', '1.1.1.1', '172.15.255.255', '172.32.0.1', '223.5.5.5', '2606:4700::1111', '2400:3200::1'])(
  '%s is public',
  (address) => expect(isPublicAddress(address)).toBe(true),
);

test.each([
  ...['0.0.0.0', '10.1.2.3', '100.64.0.1', '127.0.0.1', '127.255.255.254', '169.254.169.254', '172.16.0.1'],
  ...['172.31.255.255', '192.168.1.1', '198.18.0.1', '224.0.0.1', '240.0.0.1', '255.255.255.255'],
  ...['::', '::1', '::ffff:127.0.0.1', '::ffff:8.8.8.8', '64:ff9b::7f00:1', 'fe80::1', 'fc00::1', 'fd12::1', 'ff02::1'],
  ...['2002:7f00:1::', '2001:0:7f00:1::', '2001:db8::1', 'fe80::1%eth0', 'localhost', ''],
])('%s is not', (address) => expect(isPublicAddress(address)).toBe(false));

test.each([
  ['https://127.1/', '127.0.0.1'],
  ['https://0x7f.1/', '127.0.0.1'],
  ['https://2130706433/', '127.0.0.1'],
  ['https://0177.0.0.1/', '127.0.0.1'],
  ['https://[::1]/', '::1'],
  ['https://[::ffff:127.0.0.1]/', '::ffff:7f00:1'],
  ['https://partner.example/', undefined],
])('%s names the address %s', (url, address) => {
  expect(addressIn(new URL(url))).toBe(address);
  if (address) expect(isPublicAddress(address)).toBe(false);
});
