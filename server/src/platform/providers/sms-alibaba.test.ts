import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Both } from 'contract/languages';
import { badgeNotice, partnerNotice } from '../../features/notices/notices.words.ts';
import { newLinkToken } from '../security/secrets.ts';
import { MessageRefused, ProviderFailed, type Message, type Provider } from './provider.ts';
import { alibabaSms } from './sms-alibaba.ts';

const keyId = 'test-key-id';
const secret = 'test-key-secret';

type ReceivedRequest = {
  query: Record<string, string>;
  action: unknown;
  version: unknown;
  signature: 'right' | 'wrong';
};

const asked: ReceivedRequest[] = [];
let answer: (response: ServerResponse) => void = () => {};
let endpoint = '';
const standIn = createServer((request, response) => void receive(request).then(() => answer(response)));

async function receive(request: IncomingMessage) {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  const url = new URL(request.url ?? '', 'http://local');
  const { 'x-acs-action': action, 'x-acs-version': version } = request.headers;
  const signature =
    request.headers.authorization === expectedAuthorization(request, url, Buffer.concat(pieces)) ? 'right' : 'wrong';
  asked.push({ query: Object.fromEntries(url.searchParams), action, version, signature });
}

/** ACS3-HMAC-SHA256 as Alibaba's documentation describes it, computed without their kit. */
function expectedAuthorization(request: IncomingMessage, url: URL, body: Buffer) {
  const hex = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex');
  const encode = (text: string) =>
    encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
  const query = [...url.searchParams]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .join('&');
  const signed = Object.keys(request.headers)
    .filter((name) => name === 'host' || name === 'content-type' || name.startsWith('x-acs-'))
    .toSorted();
  const headers = signed.map((name) => `${name}:${String(request.headers[name]).trim()}\n`).join('');
  const canonical = [request.method, url.pathname, query, headers, signed.join(';'), hex(body)].join('\n');
  const mac = createHmac('sha256', secret)
    .update(`ACS3-HMAC-SHA256\n${hex(canonical)}`)
    .digest('hex');
  return `ACS3-HMAC-SHA256 Credential=${keyId},SignedHeaders=${signed.join(';')},Signature=${mac}`;
}

const say =
  (body: object, status = 200) =>
  (response: ServerResponse) =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

beforeAll(async () => {
  await new Promise<void>((resolve) => standIn.listen(0, '127.0.0.1', resolve));
  endpoint = `http://127.0.0.1:${(standIn.address() as AddressInfo).port}`;
});
afterAll(() => {
  standIn.closeAllConnections();
  standIn.close();
});
beforeEach(() => {
  asked.splice(0);
  answer = say({ Code: 'OK', Message: 'OK', BizId: '1', RequestId: '1' });
});

const provider = (changes: { secret?: string; timeOut?: number } = {}): Provider =>
  alibabaSms({
    keyId,
    secret,
    signName: '发展论坛',
    templates: {
      ...{ code: 'SMS_CODE', 'badge notice': 'SMS_NOTICE', 'partner notice': 'SMS_PARTNER' },
      'address notice': 'SMS_ADDRESS',
      ...{ 'critical message': 'SMS_CRITICAL', 'critical message in English': 'SMS_CRITICAL_EN' },
      ...{ 'erasure asked': 'SMS_ERASURE', 'erasure receipt': 'SMS_RECEIPT' },
    },
    endpoint,
    timeOut: 2_000,
    ...changes,
  });
const code: Message = {
  channel: 'sms',
  purpose: 'code',
  to: '+8612900000001',
  text: '您的验证码为123456。\n\n@forum.example #123456',
};
const send = async (message: Message, by = provider()) => by.send(message, 'message-1', AbortSignal.timeout(5_000));

test('a code is handed over by template, with a signature that holds', async () => {
  await send(code);
  expect(asked).toEqual([
    {
      action: 'SendSms',
      version: '2017-05-25',
      signature: 'right',
      query: {
        PhoneNumbers: '12900000001',
        SignName: '发展论坛',
        TemplateCode: 'SMS_CODE',
        TemplateParam: '{"code":"123456"}',
        OutId: 'message-1',
      },
    },
  ]);
});

test.each([
  ['address notice', 'SMS_ADDRESS'],
  ['critical message', 'SMS_CRITICAL'],
  ['critical message in English', 'SMS_CRITICAL_EN'],
] as const)('a %s goes by a template without a variable', async (purpose, template) => {
  await send({ ...code, purpose, text: '您有一条来自组委会秘书处的重要消息' });
  expect(asked).toMatchObject([{ signature: 'right', query: { TemplateCode: template } }]);
  expect(asked[0]?.query).not.toHaveProperty('TemplateParam');
});

test('the stand-in tells a wrong signature from a right one', async () => {
  await send(code, provider({ secret: 'another secret' }));
  expect(asked.map(({ signature }) => signature)).toEqual(['wrong']);
});

test('a number from elsewhere keeps its country code', async () => {
  await send({ ...code, to: '+85290000001' });
  expect(asked.map(({ query }) => query['PhoneNumbers'])).toEqual(['85290000001']);
});

test.each([
  ['badge notice', 'SMS_NOTICE', badgeNotice],
  ['partner notice', 'SMS_PARTNER', (link: string, forum: Both) => partnerNotice(link, forum, 'Harbour Bank')],
] as const)(
  'a %s goes by a template of its own, with what follows the address in “this was not me”',
  async (purpose, template, text) => {
    const token = newLinkToken();
    const link = `https://forum.example/notice/${token}`;
    await send({ ...code, purpose, ...text(link, { zh: '发展论坛', en: 'Forum' }) });
    expect(asked).toMatchObject([
      { signature: 'right', query: { TemplateCode: template, TemplateParam: JSON.stringify({ token }) } },
    ]);
  },
);

test('what a template is handed is within Alibaba’s limits: letters and digits, 35 at most, never an address', () => {
  expect(newLinkToken()).toMatch(/^[A-Za-z0-9]{1,35}$/);
});

test('a notice without its link is not sent', async () => {
  const notice: Message = { ...code, purpose: 'badge notice', text: 'Your badge was used.' };
  await expect(send(notice)).rejects.toThrow(MessageRefused);
  expect(asked).toEqual([]);
});

test.each([
  ['isv.MOBILE_NUMBER_ILLEGAL', MessageRefused],
  ['isv.BUSINESS_LIMIT_CONTROL', MessageRefused],
  ['isv.AMOUNT_NOT_ENOUGH', ProviderFailed],
  ['isp.SYSTEM_ERROR', ProviderFailed],
])('an answer of %s is a %o', async (word, kind) => {
  answer = say({ Code: word, Message: 'for +8612900000001', RequestId: '1' });
  const failure: unknown = await send(code).catch((problem: unknown) => problem);
  expect(failure).toBeInstanceOf(kind);
  expect((failure as Error).message).not.toContain('12900000001');
});

test.each([400, 403, 500, 503])(
  'HTTP %s fails once, without a second try and without a word about the number',
  async (status) => {
    answer = say({ Code: 'SomethingWrong', Message: '12900000001 123456', RequestId: '1' }, status);
    const failure: unknown = await send(code).catch((problem: unknown) => problem);
    expect(failure).toMatchObject({ name: 'ProviderFailed', message: 'Alibaba Cloud: SomethingWrong' });
    expect(asked).toHaveLength(1);
  },
);

test('a stalled answer fails in time, and its failure does not quote the request', async () => {
  answer = () => {};
  const failure: unknown = await send(code, provider({ timeOut: 300 })).catch((problem: unknown) => problem);
  expect(failure).toBeInstanceOf(ProviderFailed);
  expect(`${(failure as Error).message} ${String((failure as Error).cause)}`).not.toMatch(/12900000001|123456/);
});
