import { addressIn, isPublicAddress } from './public-addresses.ts';

type Given = {
  addresses: ReadonlyMap<string, string>;
  keys: ReadonlyMap<string, string>;
  testOrigin: string | undefined;
};

const shortestKey = 32;
/** Random text of that length has more different characters than this, whatever alphabet it is written in. */
const fewestCharacters = 10;
const isWeak = (key: string) => key.length < shortestKey || new Set(key).size < fewestCharacters;

/** Everything that is wrong, without a word of a key. */
export function whyWebhooksAreWrong({ addresses, keys, testOrigin }: Given): string[] {
  const problems = [...addresses].flatMap(([partner, address]) => {
    const why = whyAddressIsWrong(address, testOrigin);
    return why ? [`FORUM_PARTNER_WEBHOOKS: the address of ${partner} ${why}`] : [];
  });
  for (const partner of addresses.keys())
    if (isWeak(keys.get(partner) ?? ''))
      problems.push(`FORUM_PARTNER_WEBHOOK_KEYS: ${partner} needs a random key of at least ${shortestKey} characters`);
  for (const partner of keys.keys())
    if (!addresses.has(partner)) problems.push(`FORUM_PARTNER_WEBHOOK_KEYS: ${partner} has no address`);
  if (new Set(keys.values()).size < keys.size)
    problems.push('FORUM_PARTNER_WEBHOOK_KEYS: each partner needs a key of its own');
  return problems;
}

function whyAddressIsWrong(address: string, testOrigin: string | undefined): string | undefined {
  const url = URL.parse(address);
  if (!url) return 'is no address';
  if (url.username !== '' || url.password !== '' || url.hash !== '') return 'must have no user and no #';
  if (url.origin === testOrigin) return undefined;
  if (url.protocol !== 'https:') return 'must begin with https://';
  const named = addressIn(url);
  return named === undefined || isPublicAddress(named) ? undefined : 'is in a private network';
}
