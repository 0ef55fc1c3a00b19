import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { stoppedClock } from '../clock.ts';
import { configurationFrom } from '../configuration.ts';
import type { OpenDatabase } from '../database/database.ts';
import { auditLine } from '../database/tables/audit.ts';
import { logFor } from '../log.ts';
import { demoOutbox } from '../providers/demo.ts';
import { testAuditLog } from '../testing/test-audit-log.ts';
import { testDatabase } from '../testing/test-database.ts';
import { testNow } from '../testing/test-now.ts';
import { localHost, localServer } from './local-server.ts';
import { askStaff } from './staff-client.ts';
import type { StaffCommand } from './staff-command.ts';
import { staffKeyFile } from './staff-key.ts';

const commands: StaffCommand[] = [
  {
    name: 'keep',
    describe: 'Keeps a note <text>',
    async run({ db, args, record }) {
      await db.execute(sql`insert into note (text) values (${args[0]})`);
      if (args[0] === 'refuse') return { ok: false, text: 'Not this one.' };
      if (args[0] === 'crash') throw new Error('a failure that names personal data');
      if (args[0] !== 'silent')
        record({ kind: 'forum', item: 'note', what: 'kept a note', before: null, after: { text: args[0] } });
      return { ok: true, text: `Kept ${args[0]}.` };
    },
  },
];
const outbox = demoOutbox();
let database: OpenDatabase;
let dataDir = '';
let demo: FastifyInstance;
let production: FastifyInstance;

async function start(mode: 'demo' | 'production') {
  const parts = {
    db: database.db,
    clock: stoppedClock(testNow),
    audit: testAuditLog(),
    log: logFor({ logLevel: 'silent' }),
    outbox,
    commands,
  };
  const server = await localServer({ configuration: { ...configurationFrom({}), mode, dataDir }, ...parts });
  await server.listen({ host: localHost, port: 0 });
  return server;
}
const portOf = (server: FastifyInstance) => (server.server.address() as AddressInfo).port;
const notes = async () =>
  ((await database.sql('select text from note order by text')).rows as { text: string }[]).map(({ text }) => text);

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
  database = await testDatabase();
  await database.sql('create table note (text text)');
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
  await database.close();
  await rm(dataDir, { recursive: true });
});

describe('the demo outbox', () => {
  test('shows people what would have been sent, newest first, in both languages, without scripts', async () => {
    const { status, headers, text } = await get(demo, '/');
    expect([status, headers['content-type'], headers['refresh']]).toEqual([200, 'text/html; charset=utf-8', '3']);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
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
      expect([status, text]).toEqual([404, '{"ok":false,"text":"There is nothing here."}']);
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
      get(production, '/staff/keep', { host }, 'POST'),
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

describe('staff commands', () => {
  const ask = (name: string, ...args: string[]) => askStaff({ port: portOf(production), dataDir }, name, args);

  test('run in one transaction with their audit line', async () => {
    expect(await ask('keep', '备注')).toEqual({ ok: true, text: 'Kept 备注.' });
    expect(await notes()).toEqual(['备注']);
    const lines = await database.db
      .select({ actor: auditLine.actor, what: auditLine.what, after: auditLine.after, at: auditLine.at })
      .from(auditLine);
    expect(lines).toEqual([
      { actor: 'staff on the server', what: 'kept a note', after: '{"text":"备注"}', at: testNow },
    ]);
  });

  test.each([
    ['refuse', { ok: false, text: 'Not this one.' }],
    ['crash', { ok: false, text: 'It failed; nothing was changed.' }],
    ['silent', { ok: false, text: 'It failed; nothing was changed.' }],
  ])('one that says %s leaves nothing behind', async (word, answer) => {
    const before = await database.db.select().from(auditLine);
    expect(await ask('keep', word)).toEqual(answer);
    expect(await notes()).not.toContain(word);
    expect(await database.db.select().from(auditLine)).toEqual(before);
  });

  test('help lists them; an unknown one says which there are', async () => {
    expect(await ask('help')).toEqual({ ok: true, text: 'keep  Keeps a note <text>' });
    expect(await ask('../keep')).toEqual({ ok: false, text: 'There is no such command.\n\nkeep  Keeps a note <text>' });
  });

  test.each([undefined, 'Bearer ', 'Bearer wrong', 'Basic c3RhZmY='])(
    'without the key nothing runs: %s',
    async (authorization) => {
      const answer = await get(production, '/staff/keep', authorization === undefined ? {} : { authorization }, 'POST');
      expect([answer.status, answer.text]).toEqual([401, '{"ok":false,"text":"The key is wrong."}']);
      expect(await notes()).toEqual(['备注']);
    },
  );

  test.each(['{"args":"one"}', '{"args":[1]}', '{}', '{"args":[],"more":1}', '[', ''])(
    'arguments that cannot be read are refused: %s',
    async (body) => {
      const key = (await readFile(staffKeyFile(dataDir), 'utf8')).trim();
      const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
      const response = await fetch(`http://127.0.0.1:${portOf(production)}/staff/keep`, {
        method: 'POST',
        headers,
        body,
      });
      expect([response.status, ((await response.json()) as { ok: boolean }).ok]).toEqual([400, false]);
    },
  );

  test('whoever cannot read the key, or finds no server, is told what to look at', async () => {
    expect(
      (await askStaff({ port: portOf(production), dataDir: join(dataDir, 'nowhere') }, 'keep', [])).text,
    ).toContain('FORUM_DATA_DIR');
    expect((await askStaff({ port: 1, dataDir }, 'keep', [])).text).toContain('FORUM_LOCAL_PORT');
  });
});
