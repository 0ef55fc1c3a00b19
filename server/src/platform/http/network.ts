import { isIPv6 } from 'node:net';

/** The /24 of an IPv4 address, the /64 of an IPv6 one: what one household, or one venue, shares. */
export function networkOf(address: string): string {
  const mapped = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(mapped)) return `${mapped.split('.').slice(0, 3).join('.')}.0/24`;
  const [head = '', tail = ''] = mapped.replace(/%.*$/, '').split('::');
  const first = head.split(':').filter(Boolean);
  const last = tail.split(':').filter(Boolean);
  const groups = mapped.includes('::')
    ? [...first, ...Array<string>(8 - first.length - last.length).fill('0'), ...last]
    : first;
  return `${groups
    .slice(0, 4)
    .map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}
