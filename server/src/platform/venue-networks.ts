import { BlockList, isIP } from 'node:net';

/** The networks of a setting; `includes` takes a network as `networkOf` writes it. */
export type Networks = { includes(network: string): boolean };

// Addresses are reduced to their /24 or /64, so that a narrower network could not be matched.
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

/** Returns undefined for a network that can be used. */
export function whyNoNetwork(text: string): string | undefined {
  const [, address = '', prefix = ''] = written.exec(text) ?? [];
  const version = isIP(address);
  if (version !== 4 && version !== 6) return `“${text}” is no network; write it like 203.0.112.0/22 or 2001:db8:1::/48`;
  const [widest, narrowest] = prefixes[version];
  return Number(prefix) >= widest && Number(prefix) <= narrowest
    ? undefined
    : `“${text}” must be between /${widest} and /${narrowest}: callers are known by their /${narrowest}`;
}
