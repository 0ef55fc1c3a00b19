import { isEmail } from '../rules/email.ts';
import { richTextLimits } from './rich-text-limits.ts';

/**
 * Addresses that open in a browser, a mail program or the phone; nothing else is a link. What a browser would read
 * otherwise than a person is refused: names and passwords before the host, backslashes, spaces, encoded hosts.
 */
export function isLinkAddress(address: string): boolean {
  if (address.length > richTextLimits.address) return false;
  if (address.startsWith('https:')) return isWebAddress(address);
  if (address.startsWith('mailto:')) return isEmail(address.slice('mailto:'.length));
  return /^tel:\+?\d[\d-]{1,19}$/.test(address);
}

/** The host stands by itself, because that is what a reader goes by. */
const web = /^https:\/\/[^\s/?#@%[\]\\"'<>^`{|}\p{C}]+([/?#][^\s\\"<>^`{|}\p{C}]*)?$/u;

function isWebAddress(address: string): boolean {
  if (!web.test(address) || !URL.canParse(address)) return false;
  const { hostname, username, password } = new URL(address);
  const labels = hostname.split('.');
  // A host of one word is a machine of somebody's own network.
  return labels.length > 1 && !labels.includes('') && username === '' && password === '';
}

/** The address as a link may have it, or undefined: white space around it goes, letters are encoded. */
export function linkAddress(written: string): string | undefined {
  const address = written.trim();
  const scheme = /^[a-z]+:/i.exec(address)?.[0].toLowerCase();
  if (scheme === 'https:') return [address, encoded(address)].find((one) => one !== undefined && isLinkAddress(one));
  if (scheme !== 'mailto:' && scheme !== 'tel:') return undefined;
  // The subject and the copies of a mail are for whoever writes it.
  const rest = address.slice(scheme.length).replace(/\?.*$/s, '');
  const plain = `${scheme}${scheme === 'tel:' ? rest.replaceAll(/[\s().]/g, '') : rest}`;
  return isLinkAddress(plain) ? plain : undefined;
}

/** A browser reads past tabs and line breaks in an address, and turns backslashes around; such an address is no link. */
function encoded(address: string): string | undefined {
  if (/[\\\p{Cc}]/u.test(address) || !URL.canParse(address)) return undefined;
  return new URL(address).href;
}
