import { z } from 'zod';
import { whyNoNetwork } from './http/network.ts';

const flag = z.enum(['on', 'off']).transform((value) => value === 'on');
const port = z.coerce.number().int().min(0).max(65535);
const secret = z.string().min(32, 'at least 32 characters');
const webAddress = z.url({ protocol: /^https?$/ });
const networks = z.string().superRefine((text, context) => {
  for (const message of listed(text).flatMap((one) => whyNoNetwork(one) ?? [])) context.addIssue(message);
});
const budgets = z
  .string()
  .regex(/^(\+\d{1,4}|\*)=\d{1,7}(,(\+\d{1,4}|\*)=\d{1,7})*$/, 'like +86=5000,*=500')
  .transform(
    (text) =>
      new Map(
        text
          .split(',')
          .map((one): [string, number] => [one.slice(0, one.indexOf('=')), Number(one.slice(one.indexOf('=') + 1))]),
      ),
  );

/** Demo mode uses these, so that one command is enough to start it; production refuses each of them. */
const demoSecrets = {
  FORUM_SIGN_SECRET: 'forum-companion-demo',
  FORUM_STORE_SECRET: 'forum-companion-demo-store-secret-not-for-production',
  FORUM_AUDIT_SECRET: 'forum-companion-demo-audit-secret-not-for-production',
} as const;

/** The complete list of settings. docs/operations.md explains each, and a test compares the two. */
export const settings = {
  FORUM_MODE: z.enum(['demo', 'production']).default('demo'),
  FORUM_HOST: z.string().default('127.0.0.1'),
  FORUM_PORT: port.default(4000),
  FORUM_PUBLIC_URL: webAddress.transform(withoutSlash).optional(),
  FORUM_TRUSTED_PROXIES: z.string().default(''),
  FORUM_DATA_DIR: z.string().default('.data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  FORUM_SIGNATURE: z.enum(['enforce', 'log', 'off']).default('enforce'),
  FORUM_SIGN_SECRET: z.string().min(16, 'at least 16 characters').default(demoSecrets.FORUM_SIGN_SECRET),
  FORUM_STORE_SECRET: secret.default(demoSecrets.FORUM_STORE_SECRET),
  FORUM_AUDIT_SECRET: secret.default(demoSecrets.FORUM_AUDIT_SECRET),
  FORUM_AUDIT_ANCHORS: z.string().default(''),
  FORUM_HOST_MARKER: z.string().default('ForumHostApp'),
  FORUM_REHEARSAL_NOW: z.iso.datetime({ offset: true }).optional(),
  FORUM_LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
  FORUM_DEMO_FORUM: flag.default(true),
  FORUM_VENUE_NETWORKS: networks.default(''),
  FORUM_FAILURES_FOR_LONG_CODES: z.coerce.number().int().min(1).default(300),
  FORUM_FILINGS: z.string().default(''),
  FORUM_LOCAL_PORT: port.default(4001),
  FORUM_SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  FORUM_MAIL_FROM: z.string().optional(),
  FORUM_SMS_HTTP_URL: webAddress.optional(),
  FORUM_SMS_HTTP_KEY: z.string().optional(),
  FORUM_ALIYUN_KEY_ID: z.string().optional(),
  FORUM_ALIYUN_SECRET: z.string().optional(),
  FORUM_ALIYUN_SIGN_NAME: z.string().optional(),
  FORUM_ALIYUN_TEMPLATE_CODE: z.string().optional(),
  FORUM_ALIYUN_NOTICE_TEMPLATE_CODE: z.string().optional(),
  FORUM_ALIYUN_ENDPOINT: webAddress.default('https://dysmsapi.aliyuncs.com'),
  FORUM_SMS_BUDGETS: budgets.prefault('+86=5000,*=500'),
  FORUM_SMS_DAILY_LIMIT: z.coerce.number().int().min(0).default(10_000),
} as const;

const Settings = z.object(settings);
type Settings = z.infer<typeof Settings>;

export type Configuration = ReturnType<typeof asConfiguration>;

export class WrongConfiguration extends Error {
  override name = 'WrongConfiguration';
}

/** Reads and checks the environment; one error lists everything that is wrong with it. */
export function configurationFrom(environment: Record<string, string | undefined>): Configuration {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([name, value]) => name in settings && value !== ''),
  );
  const read = Settings.safeParse(given);
  const problems = [
    ...unknownSettings(environment),
    ...(read.success
      ? [...whyProvidersAreIncomplete(read.data), ...whyProductionCannotStart(read.data)]
      : read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)),
  ];
  if (!read.success || problems.length > 0) throw new WrongConfiguration(problems.join('\n'));
  return asConfiguration(read.data);
}

function unknownSettings(environment: Record<string, string | undefined>) {
  return Object.keys(environment)
    .filter((name) => name.startsWith('FORUM_') && !name.startsWith('FORUM_TEST_') && !(name in settings))
    .map((name) => `${name}: there is no such setting`);
}

/** Checks settings that belong together, in every mode: a half-configured provider would silently lose codes. */
const together = [
  ['FORUM_SMTP_URL', 'FORUM_MAIL_FROM'],
  ['FORUM_SMS_HTTP_URL', 'FORUM_SMS_HTTP_KEY'],
  [
    'FORUM_ALIYUN_KEY_ID',
    'FORUM_ALIYUN_SECRET',
    'FORUM_ALIYUN_SIGN_NAME',
    'FORUM_ALIYUN_TEMPLATE_CODE',
    'FORUM_ALIYUN_NOTICE_TEMPLATE_CODE',
  ],
] as const;

function whyProvidersAreIncomplete(read: Settings): string[] {
  const halves = together
    .filter((names) => names.some((name) => read[name] !== undefined))
    .flatMap((names) =>
      names
        .filter((name) => read[name] === undefined)
        .map((name) => `${name}: belongs with ${names.filter((other) => other !== name).join(', ')}`),
    );
  const two =
    read.FORUM_SMS_HTTP_URL && read.FORUM_ALIYUN_KEY_ID ? ['FORUM_SMS_HTTP_URL: one SMS provider, not two'] : [];
  return [...halves, ...two];
}

function whyProductionCannotStart(read: Settings): string[] {
  if (read.FORUM_MODE !== 'production') return [];
  const problems = Object.entries(demoSecrets)
    .filter(([name, value]) => read[name as keyof typeof demoSecrets] === value)
    .map(([name]) => `${name}: production needs a secret of its own`);
  if (!read.DATABASE_URL) problems.push('DATABASE_URL: production needs PostgreSQL');
  if (!read.FORUM_PUBLIC_URL?.startsWith('https://'))
    problems.push('FORUM_PUBLIC_URL: production needs an https address');
  if (read.FORUM_REHEARSAL_NOW) problems.push('FORUM_REHEARSAL_NOW: production keeps the real time');
  if (read.FORUM_SIGNATURE !== 'enforce') problems.push('FORUM_SIGNATURE: production enforces the signature');
  if (!read.FORUM_SMTP_URL) problems.push('FORUM_SMTP_URL: production needs a provider for emails');
  if (!read.FORUM_SMS_HTTP_URL && !read.FORUM_ALIYUN_KEY_ID)
    problems.push('FORUM_SMS_HTTP_URL: production needs a provider for SMS, this or Alibaba Cloud');
  for (const name of ['FORUM_SMS_HTTP_URL', 'FORUM_ALIYUN_ENDPOINT'] as const) {
    if (read[name]?.startsWith('http:')) problems.push(`${name}: production needs an https address`);
  }
  return problems;
}

/** Paths are appended to it; a slash at its end would double the slash in every link. */
function withoutSlash(address: string): string {
  return address.endsWith('/') ? withoutSlash(address.slice(0, -1)) : address;
}

function listed(text: string): string[] {
  return text
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);
}

function asConfiguration(read: Settings) {
  return {
    mode: read.FORUM_MODE,
    host: read.FORUM_HOST,
    port: read.FORUM_PORT,
    publicUrl: read.FORUM_PUBLIC_URL,
    trustedProxies: listed(read.FORUM_TRUSTED_PROXIES),
    dataDir: read.FORUM_DATA_DIR,
    databaseUrl: read.DATABASE_URL,
    signature: read.FORUM_SIGNATURE,
    signSecret: read.FORUM_SIGN_SECRET,
    storeSecret: read.FORUM_STORE_SECRET,
    auditSecret: read.FORUM_AUDIT_SECRET,
    auditAnchors: listed(read.FORUM_AUDIT_ANCHORS),
    hostMarker: read.FORUM_HOST_MARKER,
    rehearsalNow: read.FORUM_REHEARSAL_NOW ? new Date(read.FORUM_REHEARSAL_NOW) : undefined,
    logLevel: read.FORUM_LOG_LEVEL,
    demoForum: read.FORUM_MODE === 'demo' && read.FORUM_DEMO_FORUM,
    venueNetworks: listed(read.FORUM_VENUE_NETWORKS),
    failuresForLongCodes: read.FORUM_FAILURES_FOR_LONG_CODES,
    filings: listed(read.FORUM_FILINGS),
    localPort: read.FORUM_LOCAL_PORT,
    smtpUrl: read.FORUM_SMTP_URL,
    mailFrom: read.FORUM_MAIL_FROM,
    smsHttpUrl: read.FORUM_SMS_HTTP_URL,
    smsHttpKey: read.FORUM_SMS_HTTP_KEY,
    aliyunKeyId: read.FORUM_ALIYUN_KEY_ID,
    aliyunSecret: read.FORUM_ALIYUN_SECRET,
    aliyunSignName: read.FORUM_ALIYUN_SIGN_NAME,
    aliyunTemplateCode: read.FORUM_ALIYUN_TEMPLATE_CODE,
    aliyunNoticeTemplateCode: read.FORUM_ALIYUN_NOTICE_TEMPLATE_CODE,
    aliyunEndpoint: read.FORUM_ALIYUN_ENDPOINT,
    smsBudgets: read.FORUM_SMS_BUDGETS,
    smsDailyLimit: read.FORUM_SMS_DAILY_LIMIT,
  };
}
