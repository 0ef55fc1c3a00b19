import { z } from 'zod';
import { whyNoNetwork } from './venue-networks.ts';

const flag = z.enum(['on', 'off']).transform((value) => value === 'on');
const port = z.coerce.number().int().min(0).max(65535);
const secret = z.string().min(32, 'at least 32 characters');
const webAddress = z.url({ protocol: /^https?$/ });
const networks = z.string().superRefine((text, context) => {
  for (const message of listed(text).flatMap((one) => whyNoNetwork(one) ?? [])) context.addIssue(message);
});
const byDialCode = z
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

const partnerIn = (one: string) => one.slice(0, 20);
/** Values by the id of a partner. What is wrong is told without the values, which may be keys. */
const byPartner = z
  .string()
  .regex(/^\s*([0-9a-hjkmnp-tv-z]{20}=[^\s,]+(\s*,\s*|\s*$))*$/, 'like <partner id>=<value>,<partner id>=<value>')
  .refine((text) => new Set(listed(text).map(partnerIn)).size === listed(text).length, 'a partner is named twice')
  .transform((text) => new Map(listed(text).map((one): [string, string] => [partnerIn(one), one.slice(21)])));

/** Where the browsers' own push services are; `*.` stands for any name below. */
const pushServices = 'fcm.googleapis.com,web.push.apple.com,updates.push.services.mozilla.com,*.notify.windows.com';
const pushHosts = z
  .string()
  .regex(/^\s*(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)+(\s*,\s*(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)+)*\s*$/, 'host names');

/** Demo mode uses these, so that one command is enough to start it; production refuses each of them. */
export const demoSecrets = {
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
  FORUM_STORE_SECRET_OTHER: secret.optional(),
  FORUM_AUDIT_SECRET: secret.default(demoSecrets.FORUM_AUDIT_SECRET),
  FORUM_AUDIT_ANCHORS: z.string().default(''),
  FORUM_TEXT_KEY_FILE: z.string().optional(),
  FORUM_TEXT_KEY_FILE_OTHER: z.string().optional(),
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
  FORUM_ALIYUN_PARTNER_TEMPLATE_CODE: z.string().optional(),
  FORUM_ALIYUN_ADDRESS_TEMPLATE_CODE: z.string().optional(),
  FORUM_ALIYUN_CRITICAL_TEMPLATE_CODE: z.string().optional(),
  FORUM_ALIYUN_CRITICAL_TEMPLATE_CODE_EN: z.string().optional(),
  FORUM_ALIYUN_ERASURE_TEMPLATE_CODE: z.string().optional(),
  FORUM_ALIYUN_RECEIPT_TEMPLATE_CODE: z.string().optional(),
  FORUM_ALIYUN_ENDPOINT: webAddress.default('https://dysmsapi.aliyuncs.com'),
  FORUM_SMS_EXPECTED: byDialCode.prefault('+86=5000,*=500'),
  FORUM_SMS_EXPECTED_IN_ALL: z.coerce.number().int().min(0).default(10_000),
  FORUM_SMS_CRITICAL: z.coerce.number().int().min(0).default(10_000),
  FORUM_PUSH: flag.default(true),
  FORUM_PUSH_PUBLIC_KEY: z.string().optional(),
  FORUM_PUSH_PRIVATE_KEY: z.string().optional(),
  FORUM_PUSH_HOSTS: pushHosts.default(pushServices),
  FORUM_PUSH_TEST_ORIGIN: webAddress.optional(),
  FORUM_MEDIA_S3_URL: webAddress.transform(withoutSlash).optional(),
  FORUM_MEDIA_S3_KEY_ID: z.string().optional(),
  FORUM_MEDIA_S3_SECRET: z.string().optional(),
  FORUM_MEDIA_S3_REGION: z.string().default('auto'),
  FORUM_WECHAT_APP_ID: z.string().optional(),
  FORUM_WECHAT_SECRET: z.string().optional(),
  FORUM_WECHAT_GATEWAY: webAddress.transform(withoutSlash).default('https://api.weixin.qq.com'),
  FORUM_PARTNER_WEBHOOKS: byPartner.prefault(''),
  FORUM_PARTNER_WEBHOOK_KEYS: byPartner.prefault(''),
  FORUM_PARTNER_WEBHOOK_TEST_ORIGIN: webAddress.transform((address) => new URL(address).origin).optional(),
} as const;

export const Settings = z.object(settings);
export type Settings = z.infer<typeof Settings>;

/** Paths are appended to it; a slash at its end would double the slash in every link. */
function withoutSlash(address: string): string {
  return address.endsWith('/') ? withoutSlash(address.slice(0, -1)) : address;
}

export function listed(text: string): string[] {
  return text
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);
}
