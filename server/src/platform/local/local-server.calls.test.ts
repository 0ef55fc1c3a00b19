import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildLocalApp } from '../../app.ts';
import { staffClient } from '../../staff/staff-client.ts';
import { auditLine } from '../database/tables/audit.ts';
import { demoOutbox } from '../providers/demo-outbox.ts';
import { staffWrite, writeRoutes } from '../testing/binding-calls.ts';
import { testNow } from '../testing/test-now.ts';
import { testServer } from '../testing/test-server.ts';
import { localHost } from './local-server.ts';
import { staffKeyFile } from './staff-key.ts';

const outbox = demoOutbox();
let app: Awaited<ReturnType<typeof testServer>>;
let dataDir = '';
let demo: FastifyInstance;
let production: FastifyInstance;

async function start(mode: 'demo' | 'production') {
  const configuration = { ...app.configuration, mode, dataDir };
  const server = await buildLocalApp({ ...app.parts, configuration, outbox }, writeRoutes);
  await server.listen({ host: localHost, port: 0 });
  return server;
}
const portOf = (server: FastifyInstance) => (server.server.address() as AddressInfo).port;
const notes = async () =>
  ((await app.database.sql('select text from note order by text')).rows as { text: string }[]).map(({ text }) => text);

/** By hand, because fetch allows no Host header. */
function get(server: FastifyInstance, path: string, headers: Record<string, string> = {}, method = 'GET') {
  return new Promise<{ status: number | undefined; headers: Record<string, unknown>; text: string }>(
    (resolve, reject) => {
      const asked = request({ host: localHost, port: portOf(server), path, method, headers }, (response) => {
        let text = '';
        response
          .setEncoding('utf8')
          .on('data', (piece: string) => void (text += piece))
          .on('end', () => resolve({ status: response.statusCode, headers: response.headers, text }));
      });
      asked.on('error', reject).end();
    },
  );
}

beforeAll(async () => {
  app = await testServer();
  await app.database.sql('create table note (text text)');
  dataDir = await mkdtemp(join(tmpdir(), 'forum-local-'));
  demo = await start('demo');
  production = await start('production');
  outbox.keepMessage({
    id: 'one',
    channel: 'email',
    purpose: 'code',
    to: 'anna@forum.example',
    subject: 'Your code',
    text: '<b>#123456</b>',
    at: testNow,
  });
  outbox.keepMessage({
    id: 'two',
    channel: 'sms',
    purpose: 'code',
    to: '+8612900000001',
    text: '验证码 #654321',
    at: testNow,
  });
  outbox.keepCharacters('flow-1', 'AB3D');
});
afterAll(async () => {
  await Promise.all([demo.close(), production.close()]);
  await app.stop();
  await rm(dataDir, { recursive: true });
});

describe('the demo outbox', () => {
  test('shows people what would have been sent, newest first, in both languages, without scripts', async () => {
    const { status, headers, text } = await get(demo, '/');
    expect([status, headers['content-type'], headers['refresh']]).toEqual([200, 'text/html; charset=utf-8', '3']);
    expect(headers['content-security-policy']).toBe(
      "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; " +
        "require-trusted-types-for 'script'; trusted-types 'none'; style-src 'unsafe-inline'",
    );
    expect(text).not.toMatch(/<script|<b>#/);
    expect(text.indexOf('验证码 #654321')).toBeLessThan(text.indexOf('&lt;b&gt;#123456&lt;/b&gt;'));
    for (const part of ['Demo outbox', '演示发件箱', 'anna@forum.example', 'Your code', 'AB3D'])
      expect(text).toContain(part);
  });

  test('gives tests the messages and the image characters', async () => {
    expect(JSON.parse((await get(demo, '/outbox.json')).text)).toEqual({
      messages: [
        {
          id: 'two',
          channel: 'sms',
          purpose: 'code',
          to: '+8612900000001',
          text: '验证码 #654321',
          at: testNow.toISOString(),
        },
        {
          id: 'one',
          channel: 'email',
          purpose: 'code',
          to: 'anna@forum.example',
          subject: 'Your code',
          text: '<b>#123456</b>',
          at: testNow.toISOString(),
        },
      ],
      characters: [{ flowId: 'flow-1', characters: 'AB3D' }],
    });
  });

  test.each(['/', '/outbox.json'])(
    '%s does not exist in production, even where there would be something to show',
    async (path) => {
      const { status, text } = await get(production, path);
      expect([status, JSON.parse(text)]).toMatchObject([404, { code: -2 }]);
    },
  );

  test('listens on this machine alone', () => {
    expect((demo.server.address() as AddressInfo).address).toBe('127.0.0.1');
  });
});

describe('web pages open in a browser on this machine', () => {
  test.each([
    'evil.example',
    'evil.example:4001',
    '127.0.0.1.evil.example',
    'localhost.evil.example:80',
    '192.168.0.1',
    'localhost@evil.example',
  ])('a request for the host %j is refused', async (host) => {
    const answers = await Promise.all([
      get(demo, '/outbox.json', { host }),
      get(production, staffWrite.path, { host }, 'POST'),
    ]);
    for (const { status, text } of answers) {
      expect(status).toBe(403);
      expect(text).not.toContain('123456');
    }
  });

  test.each(['localhost', 'LOCALHOST:4001', '127.0.0.1:4001', '[::1]:4001'])('one for %s is answered', async (host) => {
    expect((await get(demo, '/outbox.json', { host })).status).toBe(200);
  });

  test.each(['https://evil.example', 'null', 'http://127.0.0.1:4000'])(
    'one with the origin %s is refused',
    async (origin) => {
      expect((await get(demo, '/outbox.json', { origin })).status).toBe(403);
    },
  );
});

describe('a call of the secretariat', () => {
  const ask = (text: string) => staffClient({ port: portOf(production), dataDir })(staffWrite, { text });
  const lines = () => app.db.select().from(auditLine);

  test('runs in one transaction with its audit line', async () => {
    expect(await ask('备注')).toEqual({ kept: '备注' });
    expect(await notes()).toEqual(['备注']);
    expect(await lines()).toMatchObject([
      { actor: 'staff on the server', what: 'kept a note', after: '{"text":"备注"}', at: testNow },
    ]);
  });

  test.each([
    ['refuse', 'This request has already been carried out.'],
    ['crash', 'System Error.'],
    ['silent', 'System Error.'],
  ])('that ends with %j leaves nothing behind', async (word, said) => {
    const before = await lines();
    await expect(ask(word)).rejects.toThrow(said);
    expect(await notes()).not.toContain(word);
    expect(await lines()).toEqual(before);
  });

  test.each([undefined, 'Bearer ', 'Bearer wrong', 'Basic c3RhZmY='])(
    'is refused without the key: %s',
    async (authorization) => {
      const body = JSON.stringify({ text: 'no key', requestId: 'without-the-key-1' });
      const headers = { 'content-type': 'application/json', ...(authorization ? { authorization } : {}) };
      const sent = { method: 'POST', headers, body };
      const response = await fetch(`http://127.0.0.1:${portOf(production)}${staffWrite.path}`, sent);
      expect(await response.json()).toMatchObject({ code: -3, obj: { refusal: 'notAllowed' } });
      expect(await notes()).toEqual(['备注']);
    },
  );

  test('with a body that is not as declared is refused by its fields', async () => {
    await expect(ask('x'.repeat(201))).rejects.toThrow('Validation error.\ntext: Too long');
  });

  test('is the only thing that is answered here: no call of a phone is', async () => {
    expect((await get(production, '/api/agenda/getAgenda', {}, 'POST')).status).toBe(404);
  });

  test('by whoever has another key, cannot read the key, or finds no server, is told what to look at', async () => {
    const other = await mkdtemp(join(tmpdir(), 'forum-other-'));
    await writeFile(staffKeyFile(other), 'another');
    const at = (local: { port: number; dataDir: string }) => staffClient(local)(staffWrite, { text: 'lost' });
    const port = portOf(production);
    await expect(at({ port, dataDir: other })).rejects.toThrow('FORUM_LOCAL_PORT');
    await expect(at({ port, dataDir: join(dataDir, 'nowhere') })).rejects.toThrow('FORUM_DATA_DIR');
    await expect(at({ port: 1, dataDir })).rejects.toThrow('FORUM_LOCAL_PORT');
    await rm(other, { recursive: true });
  });
});
