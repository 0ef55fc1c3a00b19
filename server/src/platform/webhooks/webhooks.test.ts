import { createServer, type AddressInfo } from 'node:net';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { openWebhooks, publicLookup } from './webhooks.ts';

const log = pino({ level: 'silent' });
const partner = '0123456789abcdefghjk';
const keys = new Map([[partner, 'k'.repeat(32)]]);

/** How often a server of this machine was connected to by a webhook with that address. */
async function hitsAt(addressFor: (port: number) => string) {
  let hits = 0;
  const canary = createServer((socket) => {
    hits += 1;
    socket.destroy();
  });
  await new Promise<void>((resolve) => canary.listen(0, resolve));
  const address = addressFor((canary.address() as AddressInfo).port);
  const configuration = { partnerWebhooks: new Map([[partner, address]]), partnerWebhookKeys: keys };
  const webhooks = openWebhooks({ configuration: { ...configuration, partnerWebhookTestOrigin: undefined }, log });
  const outcome = await webhooks.send(partner, '{}', new Date());
  await new Promise<void>((resolve) => canary.close(() => resolve()));
  return { hits, outcome };
}

test.each([
  ...['https://localhost', 'https://127.0.0.1', 'https://[::1]', 'https://[::ffff:127.0.0.1]', 'https://2130706433'],
  ...['https://0.0.0.0', 'http://localhost'],
])('a webhook never connects to this machine, whatever its address is called: %s', async (origin) => {
  expect(await hitsAt((port) => `${origin}:${port}/`)).toEqual({ hits: 0, outcome: 'failed' });
});

test.each([true, false])('a name that leads into a private network is not resolved (all: %s)', async (all) => {
  const found = await new Promise((resolve) => publicLookup('localhost', { all }, (failure) => resolve(failure)));
  expect(found).toBeInstanceOf(Error);
});

test('nobody is called but the partners of the configuration', async () => {
  const webhooks = openWebhooks({
    configuration: { partnerWebhooks: new Map(), partnerWebhookKeys: keys, partnerWebhookTestOrigin: undefined },
    log,
  });
  expect([webhooks.partners, await webhooks.send(partner, '{}', new Date())]).toEqual([[], 'refused']);
});

test('a partner that answers with another protocol, with nothing or with nonsense holds up no other webhook', async () => {
  const answers = [
    'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n',
    '',
    'nonsense\r\n\r\n',
  ];
  const server = createServer((socket) => {
    socket.on('error', () => {}).once('data', () => socket.end(answers.shift() ?? ''));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const configuration = { partnerWebhooks: new Map([[partner, `${origin}/`]]), partnerWebhookKeys: keys };
  const webhooks = openWebhooks({ configuration: { ...configuration, partnerWebhookTestOrigin: origin }, log });
  while (answers.length > 0) expect(await webhooks.send(partner, '{}', new Date())).toBe('failed');
  server.close();
});
