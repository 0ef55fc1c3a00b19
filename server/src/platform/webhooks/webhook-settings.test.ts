import { describe, expect, test } from 'vitest';
import { configurationFrom } from '../configuration.ts';

const [one, two] = ['0123456789abcdefghjk', 'zyxwvtsrqpnmkjhgfedc'];
const key = 'a-random-key-0123456789-for-tests';
const start = (addresses: string, keys = `${one}=${key}`, more = {}) =>
  configurationFrom({ FORUM_PARTNER_WEBHOOKS: addresses, FORUM_PARTNER_WEBHOOK_KEYS: keys, ...more });

test('partners have an https address and a key each', () => {
  const { partnerWebhooks, partnerWebhookKeys } = start(
    `${one}=https://partner.example:8443/hook?a=b, ${two}=https://8.8.8.8/`,
    `${one}=${key}=,${two}=other-${key}`,
  );
  const [first, second] = ['https://partner.example:8443/hook?a=b', 'https://8.8.8.8/'];
  expect(Object.fromEntries(partnerWebhooks)).toEqual({ [one]: first, [two]: second });
  expect(Object.fromEntries(partnerWebhookKeys)).toEqual({ [one]: `${key}=`, [two]: `other-${key}` });
  expect(configurationFrom({}).partnerWebhooks.size).toBe(0);
});

describe('does not start with', () => {
  test.each<[string, string]>([
    ['no id', 'https://partner.example/'],
    ['no address', `${one}=partner`],
    ['a partner twice', `${one}=https://partner.example/,${one}=https://other.example/`],
    ['http', `${one}=http://partner.example/`],
    ['a user', `${one}=https://me:secret@partner.example/`],
    ['a part after #', `${one}=https://partner.example/#a`],
    ...['127.0.0.1', '10.0.0.1', '169.254.169.254', '[::1]', '2130706433', '0x7f.1', '[::ffff:10.0.0.1]'].map(
      (host): [string, string] => [`a private network: ${host}`, `${one}=https://${host}/`],
    ),
  ])('%s', (_, addresses) => {
    expect(() => start(addresses)).toThrow('FORUM_PARTNER_WEBHOOKS');
  });

  test.each([
    ['no key', ''],
    ['a short key', `${one}=short`],
    ['a key that is easy to guess', `${one}=${'ab'.repeat(20)}`],
    ['a key without an address', `${one}=${key},${two}=other-${key}`],
    ['one key for two', `${one}=${key},${two}=${key}`],
  ])('%s, which it does not repeat', (_, keys) => {
    expect(() => start(`${one}=https://partner.example/`, keys)).toThrow('FORUM_PARTNER_WEBHOOK_KEYS');
    expect(() => start(`${one}=https://partner.example/`, keys)).not.toThrow(key);
  });
});

test('only a test may tell a partner on its own machine, at the named origin', () => {
  const more = { FORUM_PARTNER_WEBHOOK_TEST_ORIGIN: 'http://127.0.0.1:9000' };
  expect(start(`${one}=http://127.0.0.1:9000/hook`, undefined, more).partnerWebhooks.size).toBe(1);
  expect(() => start(`${one}=http://127.0.0.1:9001/hook`, undefined, more)).toThrow('https');
});
