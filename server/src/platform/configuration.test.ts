import { describe, expect, test } from 'vitest';
import { configurationFrom, WrongConfiguration } from './configuration.ts';
import { newKeyPair } from './push/push-keys.ts';
import { demoTextKey } from './sealed-text/demo-text-key.ts';
import { newTextKey, textKeyFile } from './sealed-text/text-key-file.testing.ts';
import { demoSecrets, settings } from './settings-and-defaults.ts';

const pushKeys = newKeyPair();
const production = {
  FORUM_MODE: 'production',
  FORUM_PUBLIC_URL: 'https://forum.example',
  DATABASE_URL: 'postgres://forum@db.example/forum?sslmode=verify-full',
  FORUM_SIGN_SECRET: 'the secret that this deployment shares with its clients',
  FORUM_STORE_SECRET: 'a secret for what is stored, of this deployment alone',
  FORUM_AUDIT_SECRET: 'a secret for the audit log, of this deployment alone',
  FORUM_AUDIT_ANCHORS: '/mnt/elsewhere/anchors.jsonl',
  FORUM_SMTP_URL: 'smtps://forum:word@mail.example',
  FORUM_MAIL_FROM: 'forum@forum.example',
  FORUM_SMS_HTTP_URL: 'https://sms.example/send',
  FORUM_SMS_HTTP_KEY: 'the key of the gateway',
  FORUM_PUSH_PUBLIC_KEY: pushKeys.publicKey,
  FORUM_PUSH_PRIVATE_KEY: pushKeys.privateKey,
  FORUM_TEXT_KEY_FILE: textKeyFile(),
};
const alibaba = {
  FORUM_ALIYUN_KEY_ID: 'key',
  FORUM_ALIYUN_SECRET: 'secret',
  FORUM_ALIYUN_SIGN_NAME: '论坛',
  FORUM_ALIYUN_TEMPLATE_CODE: 'SMS_1',
  FORUM_ALIYUN_NOTICE_TEMPLATE_CODE: 'SMS_2',
  FORUM_ALIYUN_PARTNER_TEMPLATE_CODE: 'SMS_3',
  FORUM_ALIYUN_ADDRESS_TEMPLATE_CODE: 'SMS_6',
  FORUM_ALIYUN_CRITICAL_TEMPLATE_CODE: 'SMS_4',
  FORUM_ALIYUN_CRITICAL_TEMPLATE_CODE_EN: 'SMS_5',
  FORUM_ALIYUN_ERASURE_TEMPLATE_CODE: 'SMS_7',
  FORUM_ALIYUN_RECEIPT_TEMPLATE_CODE: 'SMS_8',
};

function problemsOf(environment: Record<string, string | undefined>): string[] {
  try {
    configurationFrom(environment);
    return [];
  } catch (failure) {
    if (failure instanceof WrongConfiguration) return failure.message.split('\n');
    throw failure;
  }
}

describe('configuration', () => {
  test('an empty environment runs the demo forum on the embedded database', () => {
    expect(configurationFrom({})).toMatchObject({ mode: 'demo', port: 4000, databaseUrl: undefined, demoForum: true });
  });

  test('production starts with providers and secrets of its own, and never loads the demo forum', () => {
    expect(configurationFrom({ ...production, FORUM_DEMO_FORUM: 'on' })).toMatchObject({
      mode: 'production',
      demoForum: false,
    });
  });

  test.each([
    'FORUM_PUBLIC_URL',
    'DATABASE_URL',
    'FORUM_SIGN_SECRET',
    'FORUM_STORE_SECRET',
    'FORUM_AUDIT_SECRET',
    'FORUM_AUDIT_ANCHORS',
  ])('production refuses to start without %s', (name) => {
    expect(problemsOf({ ...production, [name]: undefined }).map((problem) => problem.split(':')[0])).toEqual([name]);
  });

  test.each([
    ['FORUM_SIGN_SECRET', configurationFrom({}).signSecret],
    ['FORUM_STORE_SECRET', configurationFrom({}).storeSecret],
    ['FORUM_AUDIT_SECRET', configurationFrom({}).auditSecret],
    ['FORUM_STORE_SECRET', 'a'.repeat(32)],
    ['FORUM_STORE_SECRET', '1234567812345678123456781234567812345678'],
    ['FORUM_AUDIT_SECRET', 'ab'.repeat(20)],
    ['FORUM_STORE_SECRET_OTHER', 'ab'.repeat(20)],
    ['FORUM_STORE_SECRET_OTHER', demoSecrets.FORUM_STORE_SECRET],
    ['FORUM_SIGN_SECRET', 'secret-secret-secret'],
    ['FORUM_STORE_SECRET', 'abcdefghijklmnopqrstuvwxyz012345'],
    ['FORUM_AUDIT_SECRET', '9876543210zyxwvutsrqponmlkjihgfe'],
    ['FORUM_SIGN_SECRET', 'qwertyuiopasdfghjkl'],
    ['FORUM_STORE_SECRET', 'k3Jq8Zr1Wb0xT5mVk3Jq8Zr1Wb0xT5mV'],
    ['FORUM_TRUSTED_PROXIES', 'everybody'],
    ['FORUM_TRUSTED_PROXIES', 'uniquelocal'],
    ['FORUM_TRUSTED_PROXIES', '10.0.0.0/8'],
    ['FORUM_TRUSTED_PROXIES', '10.0.0.0/15'],
    ['FORUM_TRUSTED_PROXIES', '2001::/16'],
    ['FORUM_SMS_HTTP_KEY', 'k'],
    ['FORUM_SMTP_URL', 'smtp://forum:word@mail.example?ignoreTLS=true'],
    ['FORUM_SMTP_URL', 'smtps://mail.example?pool=true&tls.rejectUnauthorized=false'],
    ['FORUM_SMTP_URL', 'smtp://forum:word@mail.example?requireTLS=false'],
    ['FORUM_AUDIT_ANCHORS', ' , '],
    ['FORUM_FAILURES_FOR_LONG_CODES', '1000000000'],
    ['FORUM_LOG_LEVEL', 'debug'],
    ['FORUM_TRUSTED_PROXIES', '0.0.0.0/0'],
    ['FORUM_TRUSTED_PROXIES', '10.0.0.1, ::/0'],
    ['FORUM_TRUSTED_PROXIES', '128.0.0.0/1'],
    ['FORUM_TRUSTED_PROXIES', '0.0.0.0/128.0.0.0'],
    ['FORUM_TRUSTED_PROXIES', '::ffff:0:0/96'],
    ['FORUM_TRUSTED_PROXIES', '::FFFF:10.0.0.0/100'],
    ['FORUM_TRUSTED_PROXIES', '0:0:0:0:0:ffff:0:0/96'],
    ['DATABASE_URL', 'postgres:///forum?host=db.example'],
    ['DATABASE_URL', 'postgres://forum@db.example/forum?host='],
    ['DATABASE_URL', 'postgres:///forum?host=localhost&host=db.example'],
    ['DATABASE_URL', 'postgres://localhost/forum?host=db.example'],
    ['DATABASE_URL', 'postgres://forum@db.example/forum'],
    ['DATABASE_URL', 'postgres://forum@db.example/forum?sslmode=disable'],
    ['DATABASE_URL', 'postgres://forum@db.example/forum?sslmode=no-verify'],
    ['FORUM_PUBLIC_URL', 'http://forum.example'],
    ['FORUM_REHEARSAL_NOW', '2027-03-22T10:00:00+08:00'],
    ['FORUM_SIGNATURE', 'off'],
    ['FORUM_SMS_HTTP_URL', 'http://sms.example/send'],
    ['FORUM_ALIYUN_ENDPOINT', 'http://dysmsapi.aliyuncs.com'],
    ['FORUM_PUSH_TEST_ORIGIN', 'http://127.0.0.1:9000'],
    ['FORUM_PUSH_PUBLIC_KEY', newKeyPair().publicKey],
    ['FORUM_PARTNER_WEBHOOK_TEST_ORIGIN', 'http://127.0.0.1:9000'],
  ])('production refuses %s = %s', (name, value) => {
    expect(problemsOf({ ...production, [name]: value }).map((problem) => problem.split(':')[0])).toEqual([name]);
  });

  test('production refuses two secrets that are equal, because the sign secret is in every client', () => {
    const same = { FORUM_STORE_SECRET: production.FORUM_SIGN_SECRET };
    expect(problemsOf({ ...production, ...same })).toEqual([
      'FORUM_SIGN_SECRET: must differ from FORUM_STORE_SECRET',
      'FORUM_STORE_SECRET: must differ from FORUM_SIGN_SECRET',
    ]);
  });

  test.each([
    ['FORUM_TRUSTED_PROXIES', '10.1.0.0/16, 203.0.113.7, 2001:db8::/32, ::ffff:10.1.0.0/112, loopback'],
    ['FORUM_STORE_SECRET', '0123456789abcdef8c1f3e5a7b9d2046'],
    ['FORUM_SMTP_URL', 'smtp://forum:word@mail.example'],
    ['FORUM_SMTP_URL', 'smtp://mail.example?requireTLS=true'],
    ['FORUM_SMTP_URL', 'smtp://localhost:2525'],
    ['FORUM_LOG_LEVEL', 'warn'],
    ['DATABASE_URL', 'postgres://forum@localhost/forum'],
    ['DATABASE_URL', 'postgres://forum@[::1]:5433/forum'],
    ['DATABASE_URL', 'postgres:///forum?host=/var/run/postgresql'],
    ['DATABASE_URL', 'postgres://forum@db.example/forum?sslmode=require'],
  ])('production accepts %s = %s', (name, value) => {
    expect(problemsOf({ ...production, [name]: value })).toEqual([]);
  });

  test.each([
    ['emails', ['FORUM_SMTP_URL', 'FORUM_MAIL_FROM'], ['FORUM_SMTP_URL']],
    ['SMS', ['FORUM_SMS_HTTP_URL', 'FORUM_SMS_HTTP_KEY'], ['FORUM_SMS_HTTP_URL']],
  ])('production refuses to start without a provider for %s', (_what, names, problems) => {
    const without = { ...production, ...Object.fromEntries(names.map((name) => [name, undefined])) };
    expect(problemsOf(without).map((problem) => problem.split(':')[0])).toEqual(problems);
  });

  test('production pushes with a pair of keys of its own, or not at all', () => {
    const { FORUM_PUSH_PUBLIC_KEY: _public, FORUM_PUSH_PRIVATE_KEY: _private, ...without } = production;
    expect(problemsOf(without)).toEqual([
      'FORUM_PUSH_PUBLIC_KEY: production needs a pair of keys of its own, or FORUM_PUSH=off',
    ]);
    expect(problemsOf({ ...without, FORUM_PUSH: 'off' })).toEqual([]);
  });

  test('Alibaba Cloud serves production as well as a gateway does, but not both', () => {
    const { FORUM_SMS_HTTP_URL: url, FORUM_SMS_HTTP_KEY: key, ...others } = production;
    expect(problemsOf({ ...others, ...alibaba })).toEqual([]);
    expect(problemsOf({ ...others, ...alibaba, FORUM_SMS_HTTP_URL: url, FORUM_SMS_HTTP_KEY: key })).toEqual([
      'FORUM_SMS_HTTP_URL: one SMS provider, not two',
    ]);
  });

  test.each(['FORUM_SMTP_URL', 'FORUM_MAIL_FROM', 'FORUM_SMS_HTTP_URL', 'FORUM_SMS_HTTP_KEY', ...Object.keys(alibaba)])(
    'half a provider is refused in every mode: %s alone',
    (name) => {
      expect(problemsOf({ [name]: ({ ...production, ...alibaba } as Record<string, string>)[name] })).not.toEqual([]);
    },
  );

  test('Alibaba Cloud cannot be chosen without the template that warns of a badge sign-in', () => {
    const { FORUM_SMS_HTTP_URL: _url, FORUM_SMS_HTTP_KEY: _key, ...others } = production;
    const { FORUM_ALIYUN_NOTICE_TEMPLATE_CODE: _notice, ...without } = alibaba;
    expect(problemsOf({ ...others, ...without })).toEqual([
      'FORUM_ALIYUN_NOTICE_TEMPLATE_CODE: belongs with FORUM_ALIYUN_KEY_ID, FORUM_ALIYUN_SECRET, FORUM_ALIYUN_SIGN_NAME, FORUM_ALIYUN_TEMPLATE_CODE, FORUM_ALIYUN_PARTNER_TEMPLATE_CODE, FORUM_ALIYUN_ADDRESS_TEMPLATE_CODE, FORUM_ALIYUN_CRITICAL_TEMPLATE_CODE, FORUM_ALIYUN_CRITICAL_TEMPLATE_CODE_EN, FORUM_ALIYUN_ERASURE_TEMPLATE_CODE, FORUM_ALIYUN_RECEIPT_TEMPLATE_CODE',
    ]);
  });

  test('the key for personal text is the deployment’s own, strong, and never both of a pair', () => {
    const demo = `-----BEGIN PRIVATE KEY-----\n${demoTextKey.toString('base64')}\n-----END PRIVATE KEY-----\n`;
    const problemsWith = (files: object) => problemsOf({ ...production, ...files });
    expect(problemsWith({ FORUM_TEXT_KEY_FILE: undefined })).toEqual([
      'FORUM_TEXT_KEY_FILE: production needs a key of its own',
    ]);
    expect(problemsWith({ FORUM_TEXT_KEY_FILE: textKeyFile(demo) })).toEqual([
      'FORUM_TEXT_KEY_FILE: this is the key of the demo',
    ]);
    expect(problemsWith({ FORUM_TEXT_KEY_FILE: '/nowhere/key.pem' })).toEqual([
      'FORUM_TEXT_KEY_FILE: the file cannot be read',
    ]);
    expect(problemsWith({ FORUM_TEXT_KEY_FILE_OTHER: textKeyFile(newTextKey(2048)) })).toEqual([
      'FORUM_TEXT_KEY_FILE_OTHER: at least 3072 bits',
    ]);
    expect(problemsWith({ FORUM_TEXT_KEY_FILE_OTHER: production.FORUM_TEXT_KEY_FILE })).toEqual([
      'FORUM_TEXT_KEY_FILE_OTHER: must differ from FORUM_TEXT_KEY_FILE',
    ]);
    expect(problemsOf({ FORUM_TEXT_KEY_FILE_OTHER: production.FORUM_TEXT_KEY_FILE })).toEqual([
      'FORUM_TEXT_KEY_FILE_OTHER: belongs with FORUM_TEXT_KEY_FILE',
    ]);
  });

  test.each([
    ['https://forum.example', 'https://forum.example'],
    ['https://forum.example/', 'https://forum.example'],
    ['https://forum.example/app//', 'https://forum.example/app'],
  ])('links begin with %s as with %s', (given, read) => {
    expect(configurationFrom({ FORUM_PUBLIC_URL: given }).publicUrl).toBe(read);
  });

  test('every network of the venue that cannot be looked for is named', () => {
    expect(configurationFrom({ FORUM_VENUE_NETWORKS: '203.0.112.0/22, 2001:db8:1::/48' }).venueNetworks).toEqual([
      '203.0.112.0/22',
      '2001:db8:1::/48',
    ]);
    expect(problemsOf({ FORUM_VENUE_NETWORKS: '203.0.113.16/28,the hotel,2001:db8::/65' })).toEqual([
      'FORUM_VENUE_NETWORKS: “203.0.113.16/28” must be between /8 and /24: callers are known by their /24',
      'FORUM_VENUE_NETWORKS: “the hotel” is no network; write it like 203.0.112.0/22 or 2001:db8:1::/48',
      'FORUM_VENUE_NETWORKS: “2001:db8::/65” must be between /16 and /64: callers are known by their /64',
    ]);
  });

  test('the expected codes are read by dial code', () => {
    expect(configurationFrom({ FORUM_SMS_EXPECTED: '+86=20,*=3' }).smsExpected).toEqual(
      new Map([
        ['+86', 20],
        ['*', 3],
      ]),
    );
    expect(problemsOf({ FORUM_SMS_EXPECTED: '86:20' })).toEqual(['FORUM_SMS_EXPECTED: like +86=5000,*=500']);
  });

  test('a secret that is too short is refused in every mode', () => {
    expect(problemsOf({ FORUM_STORE_SECRET: 'short' })).toEqual(['FORUM_STORE_SECRET: at least 32 characters']);
  });

  test('a misspelt setting is named instead of being ignored', () => {
    expect(problemsOf({ FORUM_PROT: '4000' })).toEqual(['FORUM_PROT: there is no such setting']);
  });

  test('everything that is wrong is told at once', () => {
    expect(
      problemsOf({ FORUM_PORT: 'seventy', FORUM_MODE: 'rehearsal' }).map((problem) => problem.split(':')[0]),
    ).toEqual(['FORUM_MODE', 'FORUM_PORT']);
  });

  test('every setting is read', () => {
    expect(Object.keys(settings)).toHaveLength(Object.keys(configurationFrom({})).length);
  });
});
