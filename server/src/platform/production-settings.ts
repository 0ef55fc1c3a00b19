import { isIP } from 'node:net';
import { demoSecrets, listed, type Settings } from './settings-and-defaults.ts';

/** The other store secret opens as much as the current one, so it is judged alike. */
const demoOf = { ...demoSecrets, FORUM_STORE_SECRET_OTHER: demoSecrets.FORUM_STORE_SECRET };
type SecretName = keyof typeof demoOf;

export function whyProductionCannotStart(read: Settings): string[] {
  if (read.FORUM_MODE !== 'production') return [];
  const problems = [...whySecretsAreWeak(read), ...whyProxiesAreOpen(read), ...whyDatabaseIsOpen(read)];
  problems.push(...whyMailIsOpen(read), ...whyLimitsAreMissing(read));
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
    if (isEasyToGuess(read[name] ?? '')) return 'too easy to guess; take a random text';
    // The sign secret is in every client, so that the equal of it is public too.
    const same = names.find((other) => other !== name && read[other] === read[name]);
    return same && `must differ from ${same}`;
  };
  return names.flatMap((name) => {
    const problem = problemOf(name);
    return problem ? [`${name}: ${problem}`] : [];
  });
}

/** In the order of the alphabet or of a keyboard. */
const rows = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'qwertzuiop'];

/** Of a random text a fifth of the neighbours are neighbours elsewhere at most; a text that repeats itself is shorter. */
function isEasyToGuess(secret: string): boolean {
  if (new Set(secret).size < fewestCharacters) return true;
  const letters = [...secret.toLowerCase()];
  const pairs = letters.slice(1).map((letter, nth) => [`${letters[nth]}${letter}`, `${letter}${letters[nth]}`]);
  const foreseen = pairs.filter(
    ([on = '', back = '']) => on === back || rows.some((row) => row.includes(on) || row.includes(back)),
  );
  return foreseen.length * 2 > pairs.length || `${secret}${secret}`.indexOf(secret, 1) * 2 <= secret.length;
}

/** Whoever comes from a trusted network says for which client; a wide network would let everybody choose an address. */
function whyProxiesAreOpen(read: Settings): string[] {
  return listed(read.FORUM_TRUSTED_PROXIES).filter(isOpen).map(whyOpen);
}

function isOpen(network: string) {
  const [address = '', prefix] = network.split('/');
  if (prefix === undefined) return isIP(address) === 0 && address !== 'loopback';
  // All of IPv4 has an address of IPv6 as well, below this prefix.
  const isMapped = isIP(address) === 6 && new URL(`http://[${address}]`).hostname.startsWith('[::ffff:');
  const narrowest = isMapped ? 96 + 16 : isIP(address) === 6 ? 32 : 16;
  // A mask such as 255.0.0.0 is no number, and is not compared either.
  return !(Number(prefix) >= narrowest);
}

const whyOpen = (network: string) =>
  `FORUM_TRUSTED_PROXIES: “${network}” is far too wide, or no address; name the proxies themselves`;

/** A database on the same machine is reached without a network. */
const local = ['', 'localhost', '127.0.0.1', '[::1]'];
/** The address of a mail server on another machine demands TLS (providers/smtp.ts), unless it says otherwise itself. */
const withoutTls = /[?&](requireTLS=(?!true)|ignoreTLS=(?!false)|opportunisticTLS=(?!false)|secure=(?!true)|tls[.])/i;

/** Codes travel in these messages. */
function whyMailIsOpen({ FORUM_SMTP_URL: address }: Settings): string[] {
  if (!address || local.includes(new URL(address).hostname) || !withoutTls.test(address)) return [];
  return ['FORUM_SMTP_URL: production needs TLS to a mail server on another machine; leave out what weakens it'];
}

/** A gateway’s key that somebody guesses sends SMS at the Forum’s cost. */
const shortestKey = 16;
/** More failures than this are no ordinary hour of any forum, so that codes would never become longer. */
const mostFailures = 10_000;

function whyLimitsAreMissing(read: Settings): string[] {
  const problems: string[] = [];
  if (read.FORUM_SMS_HTTP_KEY && read.FORUM_SMS_HTTP_KEY.length < shortestKey)
    problems.push(`FORUM_SMS_HTTP_KEY: production needs a key of at least ${shortestKey} characters`);
  if (listed(read.FORUM_AUDIT_ANCHORS).length === 0)
    problems.push('FORUM_AUDIT_ANCHORS: production needs a file besides the data folder, best on another machine');
  if (read.FORUM_FAILURES_FOR_LONG_CODES > mostFailures)
    problems.push(
      `FORUM_FAILURES_FOR_LONG_CODES: at most ${mostFailures} in production; codes would never become longer`,
    );
  if (read.FORUM_LOG_LEVEL === 'debug')
    problems.push('FORUM_LOG_LEVEL: production does not log what only developers need; take info');
  return problems;
}

const encrypted = ['require', 'verify-ca', 'verify-full'];

function whyDatabaseIsOpen({ DATABASE_URL: address }: Settings): string[] {
  if (!address) return ['DATABASE_URL: production needs PostgreSQL'];
  const { hostname, searchParams } = new URL(address);
  // The driver prefers the last host among the parameters; one that begins with a slash is a socket of this machine.
  const host = searchParams.getAll('host').at(-1) || hostname;
  if (local.includes(host) || host.startsWith('/') || encrypted.includes(searchParams.get('sslmode') ?? '')) return [];
  return ['DATABASE_URL: production needs TLS to a database on another machine; add sslmode=verify-full'];
}
