import { allCalls } from 'contract/all-calls';
import { Changes } from 'contract/calls/live';
import { confirmSession } from 'contract/calls/sign-in';
import { envelopeNames } from 'contract/wire/envelope';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cardLimit } from '../../testing/binding-calls.ts';
import { routesRegisteredBy } from '../../testing/registered-routes.ts';
import { gu, steps } from '../../testing/signing-in.ts';
import { testServer } from '../../testing/test-server.ts';
import { operationOf } from './operations.ts';

type Content = Record<string, { schema?: object; itemSchema?: object; encoding?: object }>;
type Fields = { properties: object; required: string[] };
type Operation = {
  description: string;
  security: object[];
  parameters: { name?: string; $ref?: string; in?: string }[];
  requestBody: { required: boolean; content: Content };
  responses: Record<string, { content: Content }>;
  'x-refusals': { code: number; name: string; en: string; zh: string }[];
};
type Description = { paths: Record<string, Record<string, Operation>>; components: { schemas: object } };

let server: Awaited<ReturnType<typeof testServer>>;
let registered: string[];
let description: Description;
beforeAll(async () => {
  registered = await routesRegisteredBy(async () => (server = await testServer()));
  description = (await (await fetch(`${server.address}/api/openapi.json`)).json()) as Description;
});
afterAll(() => server.stop());

function described(path: string): Operation {
  const operation = description.paths[path]?.['post'];
  if (!operation) throw new Error(`${path} is not described`);
  return operation;
}
const typesOf = (content: Content | undefined) => Object.keys(content ?? {});

describe('the description of the API', () => {
  test('has every route that the server registered, and no other', () => {
    // The app's own files and two styles are nobody's interface.
    const notDescribed = /^GET \/($|cdfH5|[a-z]+\.css$)/;
    const routes = Object.entries(description.paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`),
    );
    expect(routes.toSorted()).toEqual(registered.filter((route) => !notDescribed.test(route)));
  });

  test('names the body, the envelope and the session of a call', () => {
    const meetings = described('/api/conference/getConference');
    expect(meetings.requestBody).toMatchObject({
      required: false,
      content: {
        'application/json': {
          schema: {
            additionalProperties: false,
            properties: { status: { enum: ['upcoming', 'ongoing', 'concluded'] } },
          },
        },
      },
    });
    expect(meetings.parameters.map(({ $ref }) => $ref?.split('/').at(-1))).toEqual(
      envelopeNames.filter((name) => name !== 'ACCESS-TOKEN'),
    );
    expect(meetings.security).toEqual([{ session: [] }]);
    expect(described('/api/login/sendCode').security).toEqual([]);
  });

  test('says who may call, and what a repeated write is answered', () => {
    expect(described('/api/live/getChanges').description).toBe('Who may call: signed in, limited too.');
    expect(described('/api/session/agreeToTexts').description).toBe(
      'Who may call: has a session. A repeat with the same requestId answers as the first time.',
    );
    expect(described('/api/login/signInByCode').description).toBe(
      'Who may call: anyone. A repeat with the same requestId is refused: the answer is secret and stored nowhere.',
    );
  });

  test('says that a stream is one, and that a refusal is not', () => {
    const { content = {} } = described('/api/live/followChanges').responses['200'] ?? {};
    expect(typesOf(content)).toEqual(['text/event-stream', 'application/json']);
    expect(content['text/event-stream']?.itemSchema).toMatchObject({
      properties: { data: { contentSchema: { required: Object.keys(Changes.shape) } } },
    });
    const others = allCalls.filter(({ kind }) => kind !== 'stream');
    for (const { path } of others)
      expect(typesOf(described(path).responses['200']?.content)).toEqual(['application/json']);
  });

  test('names the headers of a partner in place of the envelope', () => {
    const { parameters, security } = described('/api/hostApp/issueTicket');
    expect(parameters.map(({ name, in: place }) => [name, place])).toEqual([
      ['partner-id', 'header'],
      ['partner-stamp', 'header'],
      ['partner-nonce', 'header'],
      ['partner-signature', 'header'],
    ]);
    expect(security).toEqual([{ partner: [] }]);
  });

  test('names every refusal with its code and both sentences', () => {
    const named = described(confirmSession.path)['x-refusals'];
    expect(named.map(({ name, code }) => `${name} ${code}`)).toEqual([
      'wrongEnvelope -8',
      'wrongSignature -8',
      'staleStamp -8',
      'unreadableBody -1',
      'bodyTooLarge -1',
      'wrongContentType -1',
      'invalidInput -1',
      'sessionExpired -6',
      'sessionUnused -6',
      'signedInElsewhere -7',
      'agreeFirst -3',
      'requestIdReused -4',
      'alreadyDone -4',
      'notFound -2',
      'wrongCode -1',
      'codeRestricted -5',
    ]);
    expect(named.at(-2)).toMatchObject({ en: 'Incorrect verification code', zh: '验证码错误' });
  });

  test('says what a refusal carries', () => {
    expect(description.components.schemas).toMatchObject({
      Refusal: {
        required: ['refusal'],
        properties: { refusal: {}, fields: {}, retryAfter: {}, serverTime: {} },
      },
    });
  });
});

describe('the bodies that it names are taken', () => {
  test('a form, in which what is more than a word is JSON', async () => {
    const { token } = await steps(server).signIn({ address: gu.mobile });
    const path = '/api/session/agreeToTexts';
    expect(described(path).requestBody.content['application/x-www-form-urlencoded']?.encoding).toEqual({
      agreed: { contentType: 'application/json' },
    });
    const form = { agreed: '{"agreement":1,"privacy":1}', requestId: 'a-form-of-agreement' };
    expect((await server.call.form(path, form, { token })).code).toBe(0);
  });

  test('personal text sealed in one field beside the open ones', () => {
    const { content } = described('/api/profile/askCorrection').requestBody;
    const { properties = {}, required } = (content['application/json']?.schema ?? {}) as Partial<Fields>;
    expect([Object.keys(properties), required]).toEqual([
      ['field', 'language', 'requestId', 'sealed'],
      ['field', 'requestId', 'sealed'],
    ]);
  });

  test('multipart, where a call has a file, and nowhere else', () => {
    const { content } = described('/api/profile/sendPhoto').requestBody;
    expect(content).toMatchObject({
      'multipart/form-data': {
        schema: { required: ['requestId', 'file'] },
        encoding: { file: { contentType: 'image/jpeg, image/png, image/webp' } },
      },
    });
    const others = allCalls.filter(({ file }) => !file).map(({ path }) => described(path).requestBody.content);
    for (const one of others) expect(typesOf(one)).not.toContain('multipart/form-data');
  });

  test('plain text, where a call has the one field for it', () => {
    expect(typesOf(operationOf(cardLimit).requestBody.content)).toContain('text/plain');
    for (const { path } of allCalls) expect(typesOf(described(path).requestBody.content)).not.toContain('text/plain');
  });
});
