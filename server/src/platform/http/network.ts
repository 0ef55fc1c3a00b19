import { BlockList, isIP } from 'node:net';

/** Those that a setting names; each is asked for by the network of an address, as `networkOf` writes it. */
export type Networks = { includes(network: string): boolean };

// An address is known by its /24 or /64: what is narrower could not be told from its neighbours.
const prefixes = { 4: [8, 24], 6: [16, 64] } as const;
const written = /^([0-9a-f.:]{2,45})\/(\d{1,3})$/i;

export function networksIn(list: readonly string[]): Networks {
  const named = new BlockList();
  for (const network of list) {
    const [address = '', prefix] = network.split('/');
    named.addSubnet(address, Number(prefix), isIP(address) === 4 ? 'ipv4' : 'ipv6');
  }
  return {
    includes(network) {
      const address = network.slice(0, network.indexOf('/'));
      const version = isIP(address);
      return version !== 0 && named.check(address, version === 4 ? 'ipv4' : 'ipv6');
    },
  };
}

/** Undefined for one that can be looked for. */
export function whyNoNetwork(text: string): string | undefined {
  const [, address = '', prefix = ''] = written.exec(text) ?? [];
  const version = isIP(address);
  if (version !== 4 && version !== 6) return `“${text}” is no network; write it like 203.0.112.0/22 or 2001:db8:1::/48`;
  const [widest, narrowest] = prefixes[version];
  return Number(prefix) >= widest && Number(prefix) <= narrowest
    ? undefined
    : `“${text}” must be between /${widest} and /${narrowest}: callers are known by their /${narrowest}`;
}

/** The /24 of an IPv4 address, the /64 of an IPv6 one: what one household, or one venue, shares. */
export function networkOf(address: string): string {
  // Every call asks: no pattern is needed to tell the two apart. What follows a % is an interface, which may have a dot.
  if (address.includes('.') && !address.includes('%'))
    return `${address.slice(address.lastIndexOf(':') + 1, address.lastIndexOf('.'))}.0/24`;
  const [head = '', tail = ''] = address.replace(/%.*$/, '').split('::');
  const first = head.split(':').filter(Boolean);
  const last = tail.split(':').filter(Boolean);
  const groups = address.includes('::')
    ? [...first, ...Array<string>(8 - first.length - last.length).fill('0'), ...last]
    : first;
  return `${groups
    .slice(0, 4)
    .map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}
