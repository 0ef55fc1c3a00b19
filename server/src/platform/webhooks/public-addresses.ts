import { BlockList, isIP } from 'node:net';

/** Networks that no partner on the internet has: this machine, private and reserved ones. */
const notPublic = [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.0.0.0/24'],
  ...['192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24'],
  ...['224.0.0.0/4', '240.0.0.0/4'],
  // Within what IPv6 has assigned: examples, and addresses that carry one of IPv4 inside.
  ...['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'],
];
const listOf = (networks: readonly string[]) => {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', prefix] = network.split('/');
    list.addSubnet(address, Number(prefix), isIP(address) === 4 ? 'ipv4' : 'ipv6');
  }
  return list;
};
const blocked = listOf(notPublic);
const assigned = listOf(['2000::/3']);

/** Whether a server of somebody else can have this address, so that calling it reaches nothing of our own network. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !blocked.check(address, 'ipv4');
  return version === 6 && assigned.check(address, 'ipv6') && !blocked.check(address, 'ipv6');
}

/** The address that a URL names instead of a host; URLs bring `0x7f.1` and `2130706433` into the usual form. */
export function addressIn({ hostname }: URL): string | undefined {
  const bare = hostname.replace(/^\[|\]$/g, '');
  return isIP(bare) === 0 ? undefined : bare;
}
