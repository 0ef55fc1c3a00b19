import { expect, test } from 'vitest';
import { networkOf } from './http/caller-network.ts';
import { networksIn, whyNoNetwork } from './venue-networks.ts';

test.each([
  ['203.0.113.7', '203.0.113.0/24', true],
  ['203.0.114.7', '203.0.113.0/24', false],
  ['203.0.112.1', '203.0.112.0/22', true],
  ['203.0.115.254', '203.0.112.0/22', true],
  ['203.0.116.1', '203.0.112.0/22', false],
  ['203.0.111.254', '203.0.112.0/22', false],
  ['::ffff:203.0.115.7', '203.0.112.0/22', true],
  ['203.0.113.7', '203.0.113.200/24', true],
  ['10.200.3.4', '10.0.0.0/8', true],
  ['2001:db8:1:2::9', '2001:db8:1:2::/64', true],
  ['2001:db8::9', '2001:DB8::/64', true],
  ['2001:db8:1:ffff::9', '2001:db8:1::/48', true],
  ['2001:db8:2::9', '2001:db8:1::/48', false],
  ['::1', '10.0.0.0/8', false],
  ['10.0.0.1', '2001:db8:1::/48', false],
  ['unknown', '10.0.0.0/8', false],
])('whether %s is of %s: %s', (address, network, belongs) => {
  expect(whyNoNetwork(network)).toBe(undefined);
  expect(networksIn(['192.0.2.0/24', network]).includes(networkOf(address))).toBe(belongs);
});

test.each(['203.0.113.0/25', '0.0.0.0/0', '203.0.113.0', '203.0.113/24', '2001:db8::/128', '300.0.0.0/8', '', 'x/24'])(
  '“%s” is not taken for a network',
  (text) => {
    expect(whyNoNetwork(text)).toContain(`“${text}”`);
  },
);
