/** The /24 of an IPv4 address or the /64 of an IPv6 address, which a household or a venue shares. */
export function networkOf(address: string): string {
  // No regular expression is used, because every call runs this. An interface after % may contain a dot.
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
