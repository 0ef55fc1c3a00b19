import { connect, type AddressInfo } from 'node:net';
import { pino } from 'pino';
import { afterEach, describe, expect, test } from 'vitest';
import { stoppedClock } from '../testing/stopped-clock.ts';
import { testNow } from '../testing/test-now.ts';
import { requestTimes } from './limits/request-limits.ts';
import { readsPastFastify } from './reads-past-fastify.ts';
import { securityHeaders } from './security-headers.ts';
import { httpServer } from './server.ts';

let server: ReturnType<typeof httpServer>;
afterEach(() => server.close());

type Setup = { times?: ReturnType<typeof requestTimes>; routes?(server: ReturnType<typeof httpServer>): void };

async function start({ times, routes }: Setup = {}) {
  const deps = {
    configuration: { trustedProxies: [] },
    clock: stoppedClock(testNow),
    log: pino({ level: 'silent' }),
  };
  server = httpServer({ ...deps, ...(times && { times }) });
  routes?.(server);
  await server.listen({ host: '127.0.0.1', port: 0 });
}

/** Opens a connection, because a client library would not send these requests. */
async function open(sent: string) {
  const socket = connect({ host: '127.0.0.1', port: (server.server.address() as AddressInfo).port });
  const closed = new Promise((done) => socket.once('close', done));
  let received = '';
  socket.on('data', (piece: Buffer) => void (received += piece.toString()));
  // The server resets a connection whose request it did not read to the end.
  socket.on('error', () => {});
  socket.write(sent);
  const text = async () => (await closed, received);
  return { socket, text, answer: async () => readAnswer(await text()) };
}

async function ask(firstLine: string, headers: string[] = [], body = '') {
  const lines = [firstLine, ...headers, 'connection: close', '', body];
  return (await open(lines.join('\r\n'))).answer();
}

function readAnswer(text: string) {
  const [head = '', body = ''] = text.split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)]),
  );
  return { status: Number(first.split(' ')[1]), headers, body };
}

const long = 'a'.repeat(20_000);

describe('an answer that a library would give by itself', () => {
  test.each([
    ['a broken escape sequence', 404, ['GET /%zz HTTP/1.1', ['host: forum']]],
    ['bytes that are no text', 404, ['GET /%ff HTTP/1.1', ['host: forum']]],
    ['a long address', 404, [`GET /${'b'.repeat(5_000)} HTTP/1.1`, ['host: forum']]],
    ['no host', 404, ['GET /nothing HTTP/1.1']],
    ['an unknown expectation', 404, ['GET /nothing HTTP/1.1', ['host: forum', 'expect: a wonder']]],
    ['headers that are too large', 431, ['GET /nothing HTTP/1.1', ['host: forum', `x-long: ${long}`]]],
    ['no HTTP at all', 400, ['HELLO']],
    ['two lengths', 400, ['POST /nothing HTTP/1.1', ['host: forum', 'content-length: 1', 'content-length: 2']]],
  ] as const)('has the envelope and the headers of every answer: %s', async (_name, status, [first, headers = []]) => {
    await start();
    const answer = await ask(first, [...headers, 'languageType: 2']);
    expect(answer.status).toBe(status);
    expect(answer.headers).toMatchObject(securityHeaders);
    const told = JSON.parse(answer.body) as { code: number; obj: { refusal: string } };
    expect([told.code, told.obj.refusal]).toEqual(status === 404 ? [-2, 'notFound'] : [-8, 'wrongEnvelope']);
    expect(answer.body).not.toMatch(/FST_|HPE_|zz|bbbb|aaaa|wonder|HELLO/);
  });

  test.each([
    ['languageType: 1', 'accept-language: en', '请求不完整，请更新应用后重试'],
    ['languageType: 2', 'accept-language: zh', 'The request is incomplete. Please update the app and try again'],
    ['accept: */*', 'accept-language: en-GB', 'The request is incomplete. Please update the app and try again'],
    ['accept: */*', 'accept: */*', '请求不完整，请更新应用后重试'],
  ])('speaks the language of the caller: %s, %s', async (one, other, msg) => {
    await start();
    const answer = await ask('GET / HTTP/1.1', ['host: forum', one, other, `x-long: ${long}`]);
    expect((JSON.parse(answer.body) as { msg: string }).msg).toBe(msg);
  });

  test('a call that arrives while the server stops is still answered', async () => {
    const [held, slow, quick] = [Promise.withResolvers(), Promise.withResolvers(), Promise.withResolvers()];
    await start({
      routes: (app) => {
        app.get('/slow', async () => (slow.resolve(0), await held.promise, { order: 'first' }));
        app.get('/quick', async () => (quick.resolve(0), { order: 'second' }));
      },
    });
    const { socket, text } = await open('GET /slow HTTP/1.1\r\nhost: forum\r\n\r\n');
    await slow.promise;
    const closed = server.close();
    await expect.poll(() => server.server.listening).toBe(false);
    socket.write('GET /quick HTTP/1.1\r\nhost: forum\r\n\r\n');
    await quick.promise;
    held.resolve(0);
    await closed;
    const statuses = (await text()).match(/HTTP\/1\.1 \d{3}|first|second/g);
    expect(statuses).toEqual(['HTTP/1.1 200', 'first', 'HTTP/1.1 200', 'second']);
  });
});

test('a phone that goes on asking while the server stops does not keep it from stopping', async () => {
  const [held, asked] = [Promise.withResolvers(), Promise.withResolvers()];
  await start({
    routes(app) {
      app.get('/slow', async () => (await held.promise, {}));
      app.post('/read', async () => (asked.resolve(0), { by: 'fastify' }));
      readsPastFastify(app, undefined)('/read', (_request, reply) => void reply.raw.end('past fastify'));
    },
  });
  const read = 'POST /read HTTP/1.1\r\nhost: forum\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{}';
  const { socket, text } = await open(`${read}GET /slow HTTP/1.1\r\nhost: forum\r\n\r\n`);
  await new Promise((heard) => socket.once('data', heard));
  const closed = server.close();
  await expect.poll(() => server.server.listening).toBe(false);
  socket.write(read);
  await asked.promise;
  held.resolve(0);
  await closed;
  expect((await text()).match(/connection: .*|past fastify|by/gi)).toEqual([
    ...['Connection: keep-alive', 'past fastify', 'Connection: keep-alive'],
    ...['Connection: close', 'by'],
  ]);
});

describe('what a person opens in a browser', () => {
  const browser = ['host: forum', 'accept: text/html,*/*;q=0.8'];

  test('an unknown address gets a page in both languages with a way to the app', async () => {
    await start();
    const answer = await ask('GET /console/ HTTP/1.1', browser);
    expect([answer.status, answer.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    for (const part of ['页面不存在', 'This page does not exist', 'href="/cdfH5/"', 'href="/page.css"'])
      expect(answer.body).toContain(part);
    expect((await ask('GET /page.css HTTP/1.1', browser)).status).toBe(200);
  });

  test('a failure gets a page and says nothing of its cause', async () => {
    const fail = async () => {
      throw new Error('the cause');
    };
    await start({ routes: (app) => app.get('/failing', fail) });
    const answer = await ask('GET /failing HTTP/1.1', browser);
    expect([answer.status, answer.headers['content-type']]).toEqual([500, 'text/html; charset=utf-8']);
    expect(answer.body).toContain('This page cannot be opened at the moment');
    expect(answer.body).not.toContain('the cause');
  });

  test('the app is found with other letters and without the slash, and the query is kept', async () => {
    await start();
    for (const address of ['/cdfh5?token=t&userId=u', '/CDFH5/?token=t&userId=u']) {
      const answer = await ask(`GET ${address} HTTP/1.1`, browser);
      expect([answer.status, answer.headers.location]).toEqual([308, '/cdfH5/?token=t&userId=u']);
    }
  });
});

describe('a slow sender', () => {
  const times = requestTimes({ headers: 200, whole: 400, looks: 20 });

  test.each([
    ['half of the headers', 'GET / HTTP/1.1\r\nhost: fo'],
    [
      'half of the body',
      'POST /api/x HTTP/1.1\r\nhost: forum\r\ncontent-type: text/plain\r\ncontent-length: 10\r\n\r\nhalf',
    ],
  ])('is ended after %s', async (_name, text) => {
    await start({ times, routes: (app) => app.post('/api/x', async () => 'read') });
    const { answer } = await open(text);
    expect((await answer()).status).toBe(408);
  });

  test('has at most half a minute, of which half for the headers', async () => {
    await start();
    const { requestTimeout, headersTimeout } = server.server;
    expect([requestTimeout, headersTimeout]).toEqual([30_000, 15_000]);
  });
});
