import { fastify } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bodiesByContent, hasTag, sendTagged, taggedBody } from './tagged-body.ts';

const text = 'The agenda of the Forum. '.repeat(200);
const body = taggedBody(text);
const server = fastify();
beforeAll(() => {
  const headers = { type: 'text/plain', 'cache-control': 'no-cache', vary: 'accept-language' };
  server.get('/text', (request, reply) => sendTagged(request, reply, body, headers));
});
afterAll(() => server.close());
const ask = (headers: Record<string, string>) => server.inject({ url: '/text', headers });

test('a text is compressed once, and all get the same bytes', async () => {
  const [first, second] = await Promise.all([body.prepared.encoded('br'), body.prepared.encoded('br')]);
  expect(second).toBe(first);
  const answers = await Promise.all([1, 2].map(() => ask({ 'accept-encoding': 'gzip, br' })));
  expect(answers.map(({ rawPayload }) => rawPayload.equals(first))).toEqual([true, true]);
});

test('its tag is the same however it travels, so it is a weak one, and says what it depends on', async () => {
  const [plain, packed] = await Promise.all([ask({}), ask({ 'accept-encoding': 'br' })]);
  expect(plain.payload).toBe(text);
  for (const { headers } of [plain, packed])
    expect([headers['etag'], headers['vary']]).toEqual([body.tag, 'accept-encoding, accept-language']);
  expect(body.tag).toMatch(/^W\/"[\w-]{22}"$/);
});

test('whoever has it gets no second one', async () => {
  const again = await ask({ 'if-none-match': body.tag, 'accept-encoding': 'br' });
  expect([again.statusCode, again.payload, again.headers['etag'], again.headers['vary']]).toEqual([
    ...[304, '', body.tag, 'accept-encoding, accept-language'],
  ]);
});

test.each([
  [undefined, false],
  ['W/"abc"', true],
  ['"abc"', true],
  ['"x", W/"abc"', true],
  ['*', true],
  ['"ab"', false],
])('a client that sends %s has it: %s', (sent, has) => {
  expect(hasTag(sent, 'W/"abc"')).toBe(has);
});

test('texts that are made anew are compressed once if they are equal, and so many are remembered', async () => {
  const bodyOf = bodiesByContent(2);
  const [a, b] = [bodyOf('a'), bodyOf('b')];
  expect(bodyOf('a')).toBe(a);
  bodyOf('c');
  expect(bodyOf('a')).toBe(a);
  expect(bodyOf('b')).not.toBe(b);
  expect(bodyOf('b').tag).toBe(b.tag);
});
