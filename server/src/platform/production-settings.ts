import { isIP } from 'node:net';
import { demoSecrets, listed, type Settings } from './settings-and-defaults.ts';

/** The other store secret opens as much as the current one, so it is judged alike. */
const demoOf = { ...demoSecrets, FORUM_STORE_SECRET_OTHER: demoSecrets.FORUM_STORE_SECRET };
type SecretName = keyof typeof demoOf;

export function whyProductionCannotStart(read: Settings): string[] {
  if (read.FORUM_MODE !== 'production') return [];
  const problems = [...whySecretsAreWeak(read), ...whyProxiesAreOpen(read), ...whyDatabaseIsOpen(read)];
  if (!read.FORUM_PUBLIC_URL?.startsWith('https://'))
    problems.push('FORUM_PUBLIC_URL: production needs an https address');
  if (read.FORUM_REHEARSAL_NOW) problems.push('FORUM_REHEARSAL_NOW: production keeps the real time');
  if (read.FORUM_SIGNATURE !== 'enforce') problems.push('FORUM_SIGNATURE: production enforces the signature');
  if (!read.FORUM_SMTP_URL) problems.push('FORUM_SMTP_URL: production needs a provider for emails');
  if (!read.FORUM_SMS_HTTP_URL && !read.FORUM_ALIYUN_KEY_ID)
    problems.push('FORUM_SMS_HTTP_URL: production needs a provider for SMS, this or Alibaba Cloud');
  const addresses = [
    'FORUM_SMS_HTTP_URL',
    'FORUM_ALIYUN_ENDPOINT',
    'FORUM_MEDIA_S3_URL',
    'FORUM_WECHAT_GATEWAY',
  ] as const;
  for (const name of addresses) {
    if (read[name]?.startsWith('http:')) problems.push(`${name}: production needs an https address`);
  }
  if (read.FORUM_PUSH && !read.FORUM_PUSH_PUBLIC_KEY)
    problems.push('FORUM_PUSH_PUBLIC_KEY: production needs a pair of keys of its own, or FORUM_PUSH=off');
  if (read.FORUM_PUSH_TEST_ORIGIN) problems.push('FORUM_PUSH_TEST_ORIGIN: production has no push service of its own');
  if (read.FORUM_PARTNER_WEBHOOK_TEST_ORIGIN)
    problems.push('FORUM_PARTNER_WEBHOOK_TEST_ORIGIN: production has no partner on its own machine');
  return problems;
}

/** Random text of 32 characters has more different ones than this, whatever alphabet it is written in. */
const fewestCharacters = 10;

function whySecretsAreWeak(read: Settings): string[] {
  const names = (Object.keys(demoOf) as SecretName[]).filter((name) => read[name] !== undefined);
  const problemOf = (name: SecretName) => {
    if (read[name] === demoOf[name]) return 'production needs a secret of its own';
    if (new Set(read[name]).size < fewestCharacters) return 'too easy to guess; take a random text';
    // The sign secret is in every client, so that the equal of it is public too.
    const same = names.find((other) => other !== name && read[other] === read[name]);
    return same && `must differ from ${same}`;
  };
  return names.flatMap((name) => {
    const problem = problemOf(name);
    return problem ? [`${name}: ${problem}`] : [];
  });
}

/** Whoever comes from a trusted network says for which client; a wide network would let everybody choose an address. */
function whyProxiesAreOpen(read: Settings): string[] {
  return listed(read.FORUM_TRUSTED_PROXIES).filter(isOpen).map(whyOpen);
}

function isOpen(network: string) {
  const [address = '', prefix] = network.split('/');
  if (prefix === undefined) return false;
  // All of IPv4 has an address of IPv6 as well, below this prefix.
  const isMapped = isIP(address) === 6 && new URL(`http://[${address}]`).hostname.startsWith('[::ffff:');
  const narrowest = isMapped ? 96 + 8 : isIP(address) === 6 ? 16 : 8;
  // A mask such as 255.0.0.0 is no number, and is not compared either.
  return !(Number(prefix) >= narrowest);
}

const whyOpen = (network: string) => `FORUM_TRUSTED_PROXIES: “${network}” is far too wide; name the proxies themselves`;

/** A database on the same machine is reached without a network. */
const local = ['', 'localhost', '127.0.0.1', '[::1]'];
const encrypted = ['require', 'verify-ca', 'verify-full'];

function whyDatabaseIsOpen({ DATABASE_URL: address }: Settings): string[] {
  if (!address) return ['DATABASE_URL: production needs PostgreSQL'];
  const { hostname, searchParams } = new URL(address);
  // The driver prefers the last host among the parameters; one that begins with a slash is a socket of this machine.
  const host = searchParams.getAll('host').at(-1) || hostname;
  if (local.includes(host) || host.startsWith('/') || encrypted.includes(searchParams.get('sslmode') ?? '')) return [];
  return ['DATABASE_URL: production needs TLS to a database on another machine; add sslmode=verify-full'];
}
