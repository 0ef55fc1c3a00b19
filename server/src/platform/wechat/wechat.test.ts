import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openWeChat, weChatSignature } from './wechat.ts';
import { weChatGateway } from './wechat-gateway.ts';
import { weChatTickets } from './wechat-tickets.ts';

/** Stands in for WeChat: what it was asked, and how it answers. */
const asked: { call: string; body: unknown }[] = [];
type Reply = (response: ServerResponse) => void;
const json =
  (answer: object): Reply =>
  (response) =>
    response.end(JSON.stringify(answer));
const token: Reply = json({ access_token: 'T', expires_in: 7200 });
const ticket: Reply = json({ errcode: 0, errmsg: 'ok', ticket: 'K', expires_in: 7200 });
let replies: Record<'token' | 'ticket', Reply>;

const gateway = createServer((request, response) => void answer(request, response));
async function answer(request: IncomingMessage, response: ServerResponse) {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  const text = Buffer.concat(pieces).toString('utf8');
  const call = `${request.method} ${request.url}`;
  asked.push({ call, body: text === '' ? undefined : (JSON.parse(text) as unknown) });
  replies[call.includes('stable_token') ? 'token' : 'ticket'](response);
}
let address = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`;
});
afterAll(() => {
  gateway.closeAllConnections();
  gateway.close();
});
beforeEach(() => {
  asked.length = 0;
  replies = { token, ticket };
});

const log = { warn: () => undefined };
const tickets = (ticks?: () => number) => {
  const account = weChatGateway({ gateway: address, appId: 'wx1', secret: 'S' });
  return weChatTickets({ gateway: account, log, ...(ticks && { ticks }) });
};
const calls = () => asked.map(({ call }) => call);

test('the signature is the one that WeChat documents for its example', () => {
  expect(
    weChatSignature({
      ticket: 'sM4AOVdWfPE4DxkXGEs8VMCPGGVi4C3VM0P37wVUCFvkVAy_90u5h9nbSlYy3-Sl-HhTdfl2fzFy1AOcHKP7qg',
      ...{ nonce: 'Wm3WZYTPz0wzccnW', timestamp: 1414587457, address: 'http://mp.weixin.qq.com?params=value' },
    }),
  ).toBe('0f9de62fce790f9a083d5c99e95740ceb90c27ed');
});

test('without an account nothing is signed, and nobody is asked', async () => {
  const configuration = { weChatAppId: undefined, weChatSecret: undefined, weChatGateway: address };
  const weChat = openWeChat({ configuration, log });
  expect(await weChat.sign('https://forum.example/cdfH5/', new Date())).toBeUndefined();
  expect(asked).toEqual([]);
});

test('with one, a page is signed with the ticket, each time with another nonce', async () => {
  const configuration = { weChatAppId: 'wx1', weChatSecret: 'S', weChatGateway: address };
  const weChat = openWeChat({ configuration, log });
  const page = 'https://forum.example/cdfH5/pages/forum/detail?id=1';
  const [one, two] = [await weChat.sign(page, new Date(1_805_678_400_123)), await weChat.sign(page, new Date(0))];
  const { nonce = '' } = one ?? {};
  const signature = weChatSignature({ ticket: 'K', nonce, timestamp: 1_805_678_400, address: page });
  expect(one).toEqual({ appId: 'wx1', timestamp: 1_805_678_400, nonce, signature });
  expect(two?.nonce).not.toBe(nonce);
  expect(asked).toHaveLength(2);
});

describe('the ticket', () => {
  test('is fetched by a token, whose secret stands in no address', async () => {
    expect(await tickets()()).toBe('K');
    const wanted = { grant_type: 'client_credential', appid: 'wx1', secret: 'S', force_refresh: false };
    expect(asked).toEqual([
      { call: 'POST /cgi-bin/stable_token', body: wanted },
      { call: 'GET /cgi-bin/ticket/getticket?access_token=T&type=jsapi', body: undefined },
    ]);
  });

  test('is fetched once for all who wait for it, and kept until five minutes before its end', async () => {
    let now = 0;
    const take = tickets(() => now);
    expect(await Promise.all([take(), take(), take()])).toEqual(['K', 'K', 'K']);
    now = 7_200_000 - 300_001;
    await take();
    expect(asked).toHaveLength(2);
    now += 2;
    await take();
    expect(asked).toHaveLength(4);
  });

  test.each([40001, 42001])('is fetched with another token if WeChat answers %i', async (errcode) => {
    let times = 0;
    replies.ticket = (response) => (times++ === 0 ? json({ errcode, errmsg: 'stale' }) : ticket)(response);
    expect(await tickets()()).toBe('K');
    expect(asked.map(({ body }) => (body as { force_refresh?: boolean } | undefined)?.force_refresh)).toEqual([
      ...[false, undefined],
      ...[true, undefined],
    ]);
  });

  const long: Reply = (response) => response.end(JSON.stringify({ access_token: 'x'.repeat(100_000) }));
  test.each<[string, Reply]>([
    ['an error of its own', json({ errcode: 40013, errmsg: 'invalid appid' })],
    ['a failure', (response) => response.writeHead(503).end()],
    ['no JSON', (response) => response.end('<html>')],
    ['something else', json({ hello: 1 })],
    ['a redirect', (response) => response.writeHead(302, { location: `${address}/elsewhere` }).end()],
    ['a text without end', long],
    ['nothing', (response) => response.destroy()],
  ])('is tried twice if WeChat answers %s, and then not for half a minute', async (_what, reply) => {
    let now = 0;
    const take = tickets(() => now);
    replies.token = reply;
    expect([await take(), await take()]).toEqual([undefined, undefined]);
    expect(calls()).toEqual(['POST /cgi-bin/stable_token', 'POST /cgi-bin/stable_token']);
    replies.token = token;
    now = 29_999;
    expect(await take()).toBeUndefined();
    now = 30_000;
    expect(await take()).toBe('K');
  });
});
