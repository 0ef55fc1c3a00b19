import { listed, settings, Settings } from './settings-and-defaults.ts';
import { whyProductionCannotStart } from './production-settings.ts';
import { isKeyPair } from './push/push-keys.ts';
import { whyTextKeysAreWrong } from './sealed-text/text-key-settings.ts';
import { whyWebhooksAreWrong } from './webhooks/webhook-settings.ts';

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
      ? [
          ...whyProvidersAreIncomplete(read.data),
          ...whyStoreSecretsAreOne(read.data),
          ...whyPushKeysAreWrong(read.data),
          ...whyWebhooksAreWrong(webhooksIn(read.data)),
          ...whyTextKeysAreWrong(textKeysIn(read.data)),
          ...whyProductionCannotStart(read.data),
        ]
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
  ['FORUM_PUSH_PUBLIC_KEY', 'FORUM_PUSH_PRIVATE_KEY'],
  ['FORUM_MEDIA_S3_URL', 'FORUM_MEDIA_S3_KEY_ID', 'FORUM_MEDIA_S3_SECRET'],
  ['FORUM_WECHAT_APP_ID', 'FORUM_WECHAT_SECRET'],
  [
    'FORUM_ALIYUN_KEY_ID',
    'FORUM_ALIYUN_SECRET',
    'FORUM_ALIYUN_SIGN_NAME',
    'FORUM_ALIYUN_TEMPLATE_CODE',
    'FORUM_ALIYUN_NOTICE_TEMPLATE_CODE',
    'FORUM_ALIYUN_PARTNER_TEMPLATE_CODE',
    'FORUM_ALIYUN_ADDRESS_TEMPLATE_CODE',
    'FORUM_ALIYUN_CRITICAL_TEMPLATE_CODE',
    'FORUM_ALIYUN_CRITICAL_TEMPLATE_CODE_EN',
    'FORUM_ALIYUN_ERASURE_TEMPLATE_CODE',
    'FORUM_ALIYUN_RECEIPT_TEMPLATE_CODE',
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

function whyStoreSecretsAreOne(read: Settings): string[] {
  const isOne = read.FORUM_STORE_SECRET_OTHER === read.FORUM_STORE_SECRET;
  return isOne ? ['FORUM_STORE_SECRET_OTHER: must differ from FORUM_STORE_SECRET'] : [];
}

/** With two halves of different pairs every phone would subscribe, and every push service would refuse. */
function whyPushKeysAreWrong({ FORUM_PUSH_PUBLIC_KEY: publicKey, FORUM_PUSH_PRIVATE_KEY: privateKey }: Settings) {
  if (!publicKey || !privateKey || isKeyPair({ publicKey, privateKey })) return [];
  return ['FORUM_PUSH_PUBLIC_KEY: this and FORUM_PUSH_PRIVATE_KEY are not a pair'];
}

const webhooksIn = (read: Settings) => ({
  addresses: read.FORUM_PARTNER_WEBHOOKS,
  keys: read.FORUM_PARTNER_WEBHOOK_KEYS,
  testOrigin: read.FORUM_PARTNER_WEBHOOK_TEST_ORIGIN,
});

const textKeysIn = (read: Settings) => ({
  mode: read.FORUM_MODE,
  file: read.FORUM_TEXT_KEY_FILE,
  otherFile: read.FORUM_TEXT_KEY_FILE_OTHER,
});

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
    otherStoreSecrets: read.FORUM_STORE_SECRET_OTHER ? [read.FORUM_STORE_SECRET_OTHER] : [],
    auditSecret: read.FORUM_AUDIT_SECRET,
    auditAnchors: listed(read.FORUM_AUDIT_ANCHORS),
    textKeyFile: read.FORUM_TEXT_KEY_FILE,
    otherTextKeyFile: read.FORUM_TEXT_KEY_FILE_OTHER,
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
    aliyunPartnerTemplateCode: read.FORUM_ALIYUN_PARTNER_TEMPLATE_CODE,
    aliyunAddressTemplateCode: read.FORUM_ALIYUN_ADDRESS_TEMPLATE_CODE,
    aliyunCriticalTemplateCode: read.FORUM_ALIYUN_CRITICAL_TEMPLATE_CODE,
    aliyunCriticalTemplateCodeEn: read.FORUM_ALIYUN_CRITICAL_TEMPLATE_CODE_EN,
    aliyunErasureTemplateCode: read.FORUM_ALIYUN_ERASURE_TEMPLATE_CODE,
    aliyunReceiptTemplateCode: read.FORUM_ALIYUN_RECEIPT_TEMPLATE_CODE,
    aliyunEndpoint: read.FORUM_ALIYUN_ENDPOINT,
    smsExpected: read.FORUM_SMS_EXPECTED,
    smsExpectedInAll: read.FORUM_SMS_EXPECTED_IN_ALL,
    smsCritical: read.FORUM_SMS_CRITICAL,
    push: read.FORUM_PUSH,
    pushPublicKey: read.FORUM_PUSH_PUBLIC_KEY,
    pushPrivateKey: read.FORUM_PUSH_PRIVATE_KEY,
    pushHosts: listed(read.FORUM_PUSH_HOSTS),
    pushTestOrigin: read.FORUM_PUSH_TEST_ORIGIN,
    mediaS3Url: read.FORUM_MEDIA_S3_URL,
    mediaS3KeyId: read.FORUM_MEDIA_S3_KEY_ID,
    mediaS3Secret: read.FORUM_MEDIA_S3_SECRET,
    mediaS3Region: read.FORUM_MEDIA_S3_REGION,
    weChatAppId: read.FORUM_WECHAT_APP_ID,
    weChatSecret: read.FORUM_WECHAT_SECRET,
    weChatGateway: read.FORUM_WECHAT_GATEWAY,
    partnerWebhooks: read.FORUM_PARTNER_WEBHOOKS,
    partnerWebhookKeys: read.FORUM_PARTNER_WEBHOOK_KEYS,
    partnerWebhookTestOrigin: read.FORUM_PARTNER_WEBHOOK_TEST_ORIGIN,
  };
}
