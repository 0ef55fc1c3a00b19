import fastify from 'fastify';
import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endStalled } from './stalled-requests.ts';

const server = fastify();
/** More than the buffers of the line can hold. */
const large = Buffer.alloc(30_000_000);

beforeAll(async () => {
  endStalled(server, { patience: 300, lookEvery: 50 });
  server.get('/large', async () => large);
  server.get('/small', async () => 'small');
  await server.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => server.close());

async function ask(path: string) {
  const socket = connect({ host: '127.0.0.1', port: (server.server.address() as AddressInfo).port });
  await once(socket, 'connect');
  socket.write(`GET ${path} HTTP/1.1\r\nhost: forum\r\n\r\n`);
  return socket;
}
const connections = () => new Promise<number>((told) => server.server.getConnections((_, count) => told(count)));
const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));

test('somebody who takes nothing of an answer is given up', async () => {
  const socket = await ask('/large');
  socket.on('error', () => {}).pause();
  await wait(100);
  expect(await connections()).toBe(1);
  await expect.poll(connections, { timeout: 5_000 }).toBe(0);
  socket.destroy();
});

test('somebody who takes it slowly gets all of it', async () => {
  const socket = await ask('/large');
  let taken = 0;
  socket.on('data', (piece: Buffer) => {
    taken += piece.length;
    socket.pause();
    setTimeout(() => socket.resume(), 5);
  });
  // Three times as long as nothing at all is suffered.
  await wait(900);
  expect(taken).toBeLessThan(large.length);
  socket.removeAllListeners('data').on('data', (piece: Buffer) => void (taken += piece.length));
  await expect.poll(() => taken, { timeout: 10_000 }).toBeGreaterThan(large.length);
  socket.destroy();
});

test('a line on which nothing waits stays open', async () => {
  const socket = await ask('/small');
  await once(socket, 'data');
  await wait(500);
  expect(socket.destroyed).toBe(false);
  socket.destroy();
});
