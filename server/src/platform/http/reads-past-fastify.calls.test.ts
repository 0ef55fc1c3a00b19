import { connect } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { getPartner } from 'contract/calls/partners';
import { getPlaces } from 'contract/calls/places';
import { read } from 'contract/wire/call';
import { gu, steps } from '../testing/signing-in.ts';
import type { Body, CallOptions } from '../testing/signed-call.ts';
import { testServer } from '../testing/test-server.ts';

const failing = read('/api/test/failing', {
  ...{ summary: 'For tests.', overlay: false, keep: 'nothing', shows: [], who: 'signed in, limited too' },
  body: { later: z.boolean() },
  answer: z.object({}),
});

let server: Awaited<ReturnType<typeof testServer>>;
let token: string;
const seenByFastify: string[] = [];
const lines: string[] = [];
beforeAll(async () => {
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => lines.push(String(line)) > 0);
  server = await testServer({
    environment: { FORUM_LOG_LEVEL: 'info' },
    routes: [
      (bind, fastify) => {
        bind(failing, ({ body }) => {
          const failure = new Error('a mistake of ours');
          if (body.later) return Promise.reject(failure);
          throw failure;
        });
        fastify.addHook('onResponse', (request, _reply, done) => {
          seenByFastify.push(request.url);
          done();
        });
      },
    ],
  });
  ({ token } = await steps(server).signIn({ address: gu.mobile }));
});
beforeEach(() => {
  seenByFastify.length = 0;
  lines.length = 0;
});
afterAll(async () => {
  vi.restoreAllMocks();
  await server.stop();
});

type Asked = { path: string; bytes?: string | Uint8Array<ArrayBuffer>; fields?: Body; options?: CallOptions };

/** Fastify closes connections on which a body was broken, although the whole body was read. */
const ofTheConnection = new Set(['date', 'x-request-id', 'connection', 'keep-alive']);

async function answerTo({ path, bytes = '{}', fields = {}, options = {} }: Asked, contentType: string) {
  const { headers, ...answer } = await server.call.raw(path, contentType, bytes, fields, { token, ...options });
  const kept = [...headers].filter(([name]) => !ofTheConnection.has(name));
  return { ...answer, headers: Object.fromEntries(kept) };
}

describe('a read is answered alike with fastify and past it', () => {
  const places = getPlaces.path;
  const tooMuch = JSON.stringify({ id: 'x'.repeat(300_000) });
  const cases: [name: string, code: number | undefined, asked: Asked][] = [
    ['as asked', 0, { path: places }],
    ['without a body', 0, { path: places, bytes: '' }],
    [
      'in Chinese and uncompressed',
      0,
      { path: places, options: { language: 'zh', headers: { 'accept-encoding': '' } } },
    ],
    ['of one item', -2, { path: getPartner.path, bytes: `{"id":"${'0'.repeat(20)}"}`, fields: { id: '0'.repeat(20) } }],
    ['without its field', -1, { path: getPartner.path }],
    ['with a field too many', -1, { path: places, bytes: '{"other":"1"}', fields: { other: '1' } }],
    ['with a key that stands twice', -1, { path: places, bytes: '{"id":"1","id":"1"}', fields: { id: '1' } }],
    ['of broken JSON', -1, { path: places, bytes: '{' }],
    ['of bytes that are no text', -1, { path: places, bytes: new Uint8Array([0x7b, 0xff, 0x7d]) }],
    ['too large', -1, { path: getPartner.path, bytes: tooMuch }],
    ['without a token', -6, { path: places, options: { token: '' } }],
    ['with a wrong signature', -8, { path: places, options: { envelope: { sign: 'f'.repeat(32) } } }],
    ['with an incomplete envelope', -8, { path: places, options: { envelope: { uniqueId: undefined } } }],
    ['that fails at once', undefined, { path: failing.path, bytes: '{"later":false}', fields: { later: false } }],
    ['that fails later', undefined, { path: failing.path, bytes: '{"later":true}', fields: { later: true } }],
  ];
  test.each(cases)('%s', async (_name, code, asked) => {
    const past = await answerTo(asked, 'application/json');
    expect(past.code).toBe(code);
    expect(past).toEqual(await answerTo(asked, 'application/json; charset=utf-8'));
  });
});

test('a read as phones send it does not reach fastify; its failure does, and every other call', async () => {
  await server.call.json(getPlaces.path, {}, { token });
  await server.call.json(getPartner.path, {}, { token });
  await server.call.json('/api/login/getImage');
  await vi.waitFor(() => expect(seenByFastify).toEqual([getPartner.path, '/api/login/getImage']));
});

test('both are logged alike, and a failure once, with the id that its answer has', async () => {
  // Work in the background writes lines of its own, when it likes.
  type Line = { reqId?: string; msg: string };
  const logged = (of: (line: Line) => boolean) => lines.map((line) => JSON.parse(line) as Line).filter(of);
  const past = await server.call.json(getPlaces.path, {}, { token });
  const through = await server.call.form(getPlaces.path, {}, { token });
  for (const { headers } of [past, through]) {
    const reqId = headers.get('x-request-id');
    await vi.waitFor(() =>
      expect(logged((line) => line.reqId === reqId)).toMatchObject([
        { msg: 'answered', method: 'POST', route: getPlaces.path, status: 200, ms: expect.any(Number) as number },
      ]),
    );
  }
  const { headers } = await server.call.json(failing.path, { later: true }, { token });
  const reqId = headers.get('x-request-id');
  const ofTheFailure = (line: Line) => line.reqId === reqId || line.msg === 'failed';
  await vi.waitFor(() =>
    expect(logged(ofTheFailure)).toMatchObject([
      { msg: 'failed', reqId },
      { msg: 'answered', reqId, status: 500 },
    ]),
  );
});

test('a body may come in pieces, and a caller who hangs up in its middle harms nobody', async () => {
  const { hostname, port } = new URL(server.address);
  const begin = `POST ${getPlaces.path} HTTP/1.1\r\nhost: forum\r\nlanguageType: 2\r\ncontent-type: application/json\r\n`;
  const gone = connect({ host: hostname, port: Number(port) });
  await new Promise((written) => gone.write(`${begin}content-length: 20\r\n\r\n{"id":`, written));
  gone.destroy();
  const slow = connect({ host: hostname, port: Number(port), noDelay: true });
  const heard = new Promise<string>((resolve) => slow.once('data', (piece) => resolve(String(piece))));
  await new Promise((written) => slow.write(`${begin}content-length: 2\r\n\r\n{`, written));
  slow.write('}');
  expect(await heard).toContain('"refusal":"wrongEnvelope"');
  slow.destroy();
  expect((await server.call.json(getPlaces.path, {}, { token })).code).toBe(0);
});
