import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { signForWeChat } from 'contract/calls/phone/sharing';
import { codes } from 'contract/wire/codes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { gu, steps } from '../../platform/testing/signing-in.ts';
import { testServer } from '../../platform/testing/test-server.ts';
import { weChatSignature } from '../../platform/wechat/wechat.ts';

/** Stands in for WeChat. */
const gateway = createServer((request, response) => {
  const answer = request.url === '/cgi-bin/stable_token' ? { access_token: 'T' } : { errcode: 0, ticket: 'K' };
  response.end(JSON.stringify({ ...answer, expires_in: 7200 }));
});
const down = createServer((_request, response) => void response.destroy());
const addressOf = async (of: typeof gateway) => {
  await new Promise<void>((resolve) => of.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(of.address() as AddressInfo).port}/`;
};

type Server = Awaited<ReturnType<typeof testServer>>;
let server: Server;
let withoutAccount: Server;
let away: Server;
let token = '';
beforeAll(async () => {
  const account = { FORUM_WECHAT_APP_ID: 'wx1', FORUM_WECHAT_SECRET: 'S', FORUM_PUBLIC_URL: 'https://forum.example' };
  server = await testServer({ environment: { ...account, FORUM_WECHAT_GATEWAY: await addressOf(gateway) } });
  const { database } = server;
  withoutAccount = await testServer({ database });
  away = await testServer({ database, environment: { ...account, FORUM_WECHAT_GATEWAY: await addressOf(down) } });
  ({ token } = await steps(server).signIn({ address: gu.mobile ?? '' }));
});
afterAll(async () => {
  for (const one of [away, withoutAccount, server]) await one.stop();
  for (const one of [gateway, down]) {
    one.closeAllConnections();
    one.close();
  }
});

const page = '/cdfH5/pages/forum/detail?id=1';
const ask = (of: Server, body: { page: string }) => of.call.json(signForWeChat.path, body, { token });

describe('a page is signed for WeChat', () => {
  test('as one of the Forum’s own origin', async () => {
    const { obj } = await ask(server, { page });
    const { signed } = obj as { signed: { appId: string; timestamp: number; nonce: string; signature: string } };
    const { nonce, timestamp } = signed;
    const address = `https://forum.example${page}`;
    const signature = weChatSignature({ ticket: 'K', nonce, timestamp, address });
    expect(signed).toEqual({
      appId: 'wx1',
      timestamp: Math.floor(server.clock.now().getTime() / 1000),
      nonce,
      signature,
    });
  });

  test('but not without an account, nor while WeChat is away', async () => {
    expect(await ask(withoutAccount, { page })).toMatchObject({ code: 0, obj: { signed: null } });
    expect(await ask(away, { page })).toMatchObject({ code: 0, obj: { signed: null } });
  });

  test.each(['https://evil.example/', 'cdfH5/', '', '/a b', '/cdfH5/#code', `/${'x'.repeat(2000)}`])(
    'nor what is no path: %s',
    async (wrong) => {
      expect(await ask(server, { page: wrong })).toMatchObject({ code: codes.invalid });
    },
  );
});
