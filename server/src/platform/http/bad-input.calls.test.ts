import { request } from 'node:http';
import { allCalls, partnerCalls } from 'contract/all-calls';
import type { RefusalObj } from 'contract/wire/refusal-details';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cardLimit, writeRoutes } from '../testing/binding-calls.ts';
import type { CallOptions, WireAnswer } from '../testing/signed-call.ts';
import { testServer } from '../testing/test-server.ts';

let server: Awaited<ReturnType<typeof testServer>>;
beforeAll(async () => void (server = await testServer({ routes: [writeRoutes] })));
afterAll(() => server.stop());

const path = cardLimit.path;
const told = ({ status, code, msg }: WireAnswer) => [status, code, msg];
const fieldsOf = ({ obj }: WireAnswer) => Object.keys((obj as { fields: object }).fields);
const chinese: CallOptions = { language: 'zh' };

describe('the envelope', () => {
  test.each(['languageType', 'sign', 'uniqueId', 'deviceType', 'appName', 'timeStamp'] as const)(
    'a call without %s is refused, and the field is named',
    async (name) => {
      const answer = await server.call.json(path, {}, { envelope: { [name]: undefined } });
      expect([answer.status, answer.code, fieldsOf(answer)]).toEqual([200, -8, [name]]);
    },
  );

  test.each([
    ['languageType', '3'],
    ['sign', 'not a digest'],
    ['uniqueId', 'short'],
    ['appName', 'other'],
    ['timeStamp', 'now'],
    ['ACCESS-TOKEN', 'a token!'],
  ] as const)('%s = %s is refused', async (name, value) => {
    const answer = await server.call.json(path, {}, { envelope: { [name]: value } });
    expect([answer.code, fieldsOf(answer)]).toEqual([-8, [name]]);
  });

  test('a call without a token is signed without one', async () => {
    expect((await server.call.json(path, {}, { envelope: { 'ACCESS-TOKEN': undefined } })).code).toBe(0);
  });

  test.each([
    [-301, -8],
    [-300, 0],
    [300, 0],
    [301, -8],
  ])('a stamp that is %i seconds off answers %i', async (seconds, code) => {
    const now = new Date(server.clock.now().getTime() + seconds * 1000);
    expect((await server.call.json(path, {}, { now })).code).toBe(code);
  });

  test('a stale stamp is answered with the server’s time, so that a phone can correct itself', async () => {
    const answer = await server.call.json(path, {}, { now: new Date('2001-01-01T00:00:00Z') });
    expect(answer.obj).toEqual({ refusal: 'staleStamp', serverTime: server.clock.now().getTime() });
  });

  test('every answer carries the server’s time', async () => {
    expect((await server.call.json(path)).headers.get('server-time')).toBe(String(server.clock.now().getTime()));
  });

  test('a wrong signature is refused in the caller’s language', async () => {
    const envelope = { sign: '0'.repeat(32) };
    expect(told(await server.call.json(path, {}, { envelope }))).toEqual([
      200,
      -8,
      'The request could not be verified. Please try again',
    ]);
    expect(told(await server.call.json(path, {}, { envelope, ...chinese }))).toEqual([200, -8, '请求校验失败，请重试']);
  });

  test('a body that was altered after signing is refused', async () => {
    const answer = await server.call.raw(path, 'application/json', '{"count":2}', { count: 1 });
    expect(answer.code).toBe(-8);
  });
});

describe('the body', () => {
  test.each([
    ['an unknown field', { isAdmin: true }, 'isAdmin', 'Unknown field'],
    ['a wrong type', { count: 'many' }, 'count', 'Wrong type'],
    ['a field called toString', { toString: 'x' }, 'toString', 'Unknown field'],
    ['a field called valueOf', { valueOf: 1 }, 'valueOf', 'Unknown field'],
    ['a field called hasOwnProperty', { hasOwnProperty: true }, 'hasOwnProperty', 'Unknown field'],
  ])('%s is refused with the field named', async (_what, body, field, message) => {
    const answer = await server.call.json(path, body);
    expect([answer.code, answer.obj]).toEqual([-1, { refusal: 'invalidInput', fields: { [field]: message } }]);
  });

  test('a text that is too long, and a missing one, are refused in Chinese too', async () => {
    const long = await server.call.json(
      '/api/test/oneWrite',
      { text: 'x'.repeat(201), requestId: 'r'.repeat(16) },
      chinese,
    );
    expect(long.obj).toEqual({ refusal: 'invalidInput', fields: { text: '内容过长' } });
    expect((await server.call.json('/api/test/oneWrite', {}, chinese)).obj).toEqual({
      refusal: 'invalidInput',
      fields: { text: '必填', requestId: '必填' },
    });
  });

  test.each([
    ['a key that stands twice', '{"count":1,"count":2}', 'count'],
    ['a key that stands twice deep inside', '{"deep":{"a":[{"b":1,"b":2}]}}', 'b'],
    ['an escaped second key', '{"count":1,"c\\u006funt":2}', 'count'],
    ['__proto__', '{"__proto__":{"isAdmin":true}}', '__proto__'],
    ['constructor deep inside', '{"deep":{"constructor":{"prototype":{}}}}', 'constructor'],
    ['a key equal to an envelope name', '{"languageType":"1"}', 'languageType'],
    ['a token in the body', '{"ACCESS-TOKEN":"x"}', 'ACCESS-TOKEN'],
  ])('%s is refused', async (_what, bytes, field) => {
    const answer = await server.call.raw(path, 'application/json', bytes, {});
    expect([answer.status, answer.code, fieldsOf(answer)]).toEqual([200, -1, [field]]);
  });

  test('a name of the envelope must not be there, and the answer says so', async () => {
    const answer = await server.call.raw(path, 'application/json', '{"languageType":"1"}', {});
    expect(answer.obj).toEqual({ refusal: 'unreadableBody', fields: { languageType: 'Must not be there' } });
  });

  test.each(['toString', 'valueOf', 'hasOwnProperty'])(
    'a form field called %s is unknown, not repeated',
    async (name) => {
      const answer = await server.call.raw(path, 'application/x-www-form-urlencoded', `${name}=x`, { [name]: 'x' });
      expect(answer.obj).toEqual({ refusal: 'invalidInput', fields: { [name]: 'Unknown field' } });
    },
  );

  test.each([
    ['broken JSON', '{"count":'],
    ['a list', '[]'],
    ['a bare number', '7'],
    ['null', 'null'],
    ['100 levels', `{"deep":${'['.repeat(100)}${']'.repeat(100)}}`],
  ])('%s is refused', async (_what, bytes) => {
    expect(told(await server.call.raw(path, 'application/json', bytes, {}))).toEqual([
      200,
      -1,
      'The submission cannot be read',
    ]);
  });

  test('a body over the limit answers 413 with -1', async () => {
    const body = { body: 'x'.repeat(300_000) };
    expect(told(await server.call.json(path, body, chinese))).toEqual([413, -1, '提交的内容过大']);
  });

  test.each(['application/xml', 'multipart/form-data; boundary=x', 'image/png'])(
    '%s answers 415 with -1',
    async (contentType) => {
      expect(told(await server.call.raw(path, contentType, 'x', {}))).toEqual([
        415,
        -1,
        'This kind of content is not accepted',
      ]);
    },
  );

  test('a form says numbers as text, and a key that stands twice is refused', async () => {
    expect((await server.call.form(path, { count: '7' })).code).toBe(0);
    expect((await server.call.form(path, { count: 'seven' })).code).toBe(-1);
    expect(
      (await server.call.raw(path, 'application/x-www-form-urlencoded', 'count=1&count=2', { count: '1' })).code,
    ).toBe(-1);
  });

  test('plain text counts as the one field body', async () => {
    expect((await server.call.raw(path, 'text/plain', '你好', { body: '你好' })).code).toBe(0);
  });
});

describe('every call', () => {
  const bodies: [what: string, contentType: string, bytes: string, refusal: string, fields: string[]][] = [
    ['broken JSON', 'application/json', '{"id":', 'unreadableBody', ['body']],
    ['a list', 'application/json', '[]', 'unreadableBody', ['body']],
    ['a key that stands twice', 'application/json', '{"id":1,"id":2}', 'unreadableBody', ['id']],
    ['too much', 'application/json', JSON.stringify({ id: 'x'.repeat(300_000) }), 'bodyTooLarge', ['body']],
    ['a picture', 'image/png', 'x', 'wrongContentType', ['body']],
  ];
  const paths = [...allCalls, ...partnerCalls].map((call) => call.path);

  test.each(bodies)('names the field of %s, in both languages', async (_what, contentType, bytes, refusal, fields) => {
    for (const language of ['en', 'zh'] as const) {
      const answers = await Promise.all(paths.map((to) => server.call.raw(to, contentType, bytes, {}, { language })));
      for (const { code, obj } of answers) {
        const told = obj as RefusalObj;
        expect([code, told.refusal, Object.keys(told.fields ?? {})]).toEqual([-1, refusal, fields]);
        expect(/[一-鿿]/.test(Object.values(told.fields ?? {}).join())).toBe(language === 'zh');
      }
    }
  });
});

describe('addresses', () => {
  test('an unknown path under /api answers 404 with -2 in the caller’s language, never the app', async () => {
    expect(told(await server.call.json('/api/nothing/here', {}, chinese))).toEqual([404, -2, '内容不存在']);
  });

  test('a call by GET is not there', async () => {
    const response = await fetch(server.address + path);
    expect([response.status, ((await response.json()) as WireAnswer).code]).toEqual([404, -2]);
  });

  test('a malformed request gets an answer and ends', async () => {
    const status = await new Promise((resolve, reject) => {
      const sent = request(server.address + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'content-length': '5' },
      });
      sent.on('response', ({ statusCode }) => resolve(statusCode)).on('error', reject);
      sent.end('{"a":');
    });
    expect(status).toBe(200);
  });

  test('no refusal shows a stack, a path of the server or a library', async () => {
    const answers = await Promise.all(
      ['{', '{"__proto__":1}', '[]'].map((bytes) => server.call.raw(path, 'application/json', bytes, {})),
    );
    for (const answer of answers) expect(JSON.stringify(answer)).not.toMatch(/at .*:\d+|node_modules|zod|fastify/i);
  });
});
