const longestAddress = 2_000;
const longestHost = 253;

/** One part of a host name. Capitals and letters of other scripts are not written so in any address. */
const label = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
/** Names that lead back to the own machine or network. */
const ownNames = new Set(['localhost', 'local', 'internal', 'intranet', 'lan', 'home', 'corp', 'arpa', 'onion']);

/** Whether it is a whole plain host name: no IP address, port, path, asterisk or dot at its end. */
export function isPlainHost(host: string): boolean {
  const labels = host.split('.', 128);
  const last = labels.at(-1) ?? '';
  if (host.length > longestHost || labels.length < 2 || !labels.every((one) => label.test(one))) return false;
  // An IP address ends with a number, in whichever of its forms.
  if (!/^[a-z]/.test(last) || ownNames.has(last)) return false;
  // The parser refuses what only looks like a name of another script (xn--…), or reads it as something else.
  return URL.parse(`https://${host}/`)?.hostname === host;
}

/** What a program may read otherwise than a person: blanks, marks without a width, the other slash. */
const misread = /[\p{Cc}\p{Cf}\p{Cs}\p{Z}\\]/u;
/** Control characters in disguise, which a careless server writes into its answer. */
const disguised = /%(?:[01][0-9a-f]|7f)/i;

/** Beside another slash, or in the first part of a path: of no use to anybody but to hide a host. */
const encodedSlash = /^\/[^/]*%(?:2f|5c)|(?:\/|%2f|%5c)%(?:2f|5c)|%(?:2f|5c)\//i;

/**
 * The address as a browser opens it, if it is on one of the allowed hosts. It is compared after it was parsed, and it
 * has to be written so that nobody could read another host in it: `https://`, the exact host, perhaps `:443`, and then
 * the path.
 */
export function allowedAddress(address: string, hosts: readonly string[]): { url: string; host: string } | undefined {
  if (address.length > longestAddress || misread.test(address) || disguised.test(address)) return undefined;
  const parsed = URL.parse(address);
  if (!parsed || parsed.protocol !== 'https:' || parsed.username || parsed.password || parsed.port) return undefined;
  const { hostname: host, href: url, pathname } = parsed;
  if (!hosts.includes(host) || !isPlainHost(host)) return undefined;
  const rest = address.startsWith(`https://${host}`) ? address.slice(`https://${host}`.length) : undefined;
  if (rest === undefined || !/^(?::443)?(?:[/?#]|$)/.test(rest)) return undefined;
  // A server that answers with a redirect to its own path would lead elsewhere, perhaps after it has decoded that.
  return pathname.startsWith('//') || encodedSlash.test(pathname) ? undefined : { url, host };
}
