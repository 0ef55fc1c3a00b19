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
