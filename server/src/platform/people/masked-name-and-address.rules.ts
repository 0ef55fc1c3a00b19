const stars = '****';

/**
 * A person who only holds a badge may see this much of the owner's addresses: enough to recognise one's own, too
 * little to use. The mask of an address that the user typed shows more.
 */
export function maskedAddress(channel: 'mobile' | 'email', address: string): string {
  if (channel === 'mobile') return stars + address.slice(-2);
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  const ending = domain.slice(domain.lastIndexOf('.'));
  return `${firstOf(address)}${stars}@${firstOf(domain)}${stars}${ending}`;
}

const firstOf = (text: string) => Array.from(text)[0] ?? '';

/** Keeps the first character and the length, enough to recognise one's own name before the date of birth is typed. */
export function maskedName(text: string): string {
  const characters = Array.from(text);
  return (
    (characters[0] ?? '') +
    characters
      .slice(1)
      .map((character) => (character === ' ' ? ' ' : '*'))
      .join('')
  );
}
