import type { CodeWay } from './sign-in-code.rules.ts';

const stars = '****';

/**
 * What whoever holds a badge may see of its owner's addresses: enough to recognise one's own, too little
 * to call or write to it. Stricter than the mask of an address that somebody typed.
 */
export function maskedAddress(way: CodeWay, address: string): string {
  if (way === 'mobile') return stars + address.slice(-2);
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  const ending = domain.slice(domain.lastIndexOf('.'));
  return `${firstOf(address)}${stars}@${firstOf(domain)}${stars}${ending}`;
}

const firstOf = (text: string) => Array.from(text)[0] ?? '';
