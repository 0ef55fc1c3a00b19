import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createTcpServer, type AddressInfo, type Socket } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { MessageRefused, type Message } from './provider.ts';
import { httpGateway } from './sms-http.ts';

type ReceivedRequest = {
  method: string | undefined;
  url: string | undefined;
  authorization: string | undefined;
  key: string | string[] | undefined;
  body: unknown;
};

const asked: ReceivedRequest[] = [];
let answer: (response: ServerResponse) => void = () => {};
let address = '';
const gateway = createServer((request, response) => void receive(request).then(() => answer(response)));

async function receive(request: IncomingMessage) {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  const text = Buffer.concat(pieces).toString('utf8');
  const { method, url, headers } = request;
  asked.push({
    method,
    url,
    authorization: headers.authorization,
    key: headers['idempotency-key'],
    body: text === '' ? undefined : (JSON.parse(text) as unknown),
  });
}

beforeAll(async () => {
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`;
});
afterAll(() => {
  gateway.closeAllConnections();
  gateway.close();
});
beforeEach(() => {
  asked.splice(0);
  answer = (response) => response.writeHead(202).end();
});

const message: Message = { channel: 'sms', purpose: 'code', to: '+8612900000001', text: '验证码 123456' };
const send = (url = `${address}/send`, patience = 5_000) =>
  httpGateway({ url, key: 'the key' }).send(message, 'message-1', AbortSignal.timeout(patience));

test('the gateway gets number, text and id, and knows who asks', async () => {
  await send();
  expect(asked).toEqual([
    {
      method: 'POST',
      url: '/send',
      authorization: 'Bearer the key',
      key: 'message-1',
      body: { to: '+8612900000001', text: '验证码 123456', id: 'message-1' },
    },
  ]);
});

test.each([500, 502, 429, 401, 404])('an answer of %s is a failure of the gateway', async (status) => {
  answer = (response) => response.writeHead(status).end('+8612900000001 is busy');
  const failure: unknown = await send().catch((problem: unknown) => problem);
  expect(failure).not.toBeInstanceOf(MessageRefused);
  expect(failure).toMatchObject({ name: 'ProviderFailed', message: `the gateway answered ${status}` });
});

test.each([400, 422])('an answer of %s refuses this message', async (status) => {
  answer = (response) => response.writeHead(status).end();
  await expect(send()).rejects.toThrow(MessageRefused);
});

test.each([301, 302, 303, 307, 308])('a redirect by %s is not followed', async (status) => {
  answer = (response) => response.writeHead(status, { location: `${address}/elsewhere` }).end();
  await expect(send()).rejects.toThrow();
  expect(asked.map(({ url }) => url)).toEqual(['/send']);
});

test('a gateway that stalls is given up when told to', async () => {
  answer = () => {};
  await expect(send(undefined, 300)).rejects.toThrow();
});

test('an answer without end does not hold the message', async () => {
  answer = (response) => void response.writeHead(200).write('so far');
  await send();
  expect(asked).toHaveLength(1);
});

test('a half-open connection is given up when told to', async () => {
  const sockets: Socket[] = [];
  const deaf = createTcpServer((socket) => void sockets.push(socket.on('error', () => {}).pause()));
  await new Promise<void>((resolve) => deaf.listen(0, '127.0.0.1', resolve));
  await expect(send(`http://127.0.0.1:${(deaf.address() as AddressInfo).port}/send`, 300)).rejects.toThrow();
  for (const socket of sockets) socket.destroy();
  deaf.close();
});
