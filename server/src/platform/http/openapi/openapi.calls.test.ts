import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { allCalls } from 'contract/all-calls';
import { Changes } from 'contract/calls/live';
import { confirmSession } from 'contract/calls/sign-in';
import { isConsoleCall } from 'contract/wire/call';
import { envelopeNames } from 'contract/wire/envelope';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { buildLocalApp } from '../../../app.ts';
import { cardLimit } from '../../testing/binding-calls.ts';
import { routesRegisteredBy } from '../../testing/registered-routes.ts';
import { gu, steps } from '../../testing/signing-in.ts';
import { testServer } from '../../testing/test-server.ts';
import { secondsLater } from '../../testing/sign-in-server.ts';
import { operationOf } from './operations.ts';

type Content = Record<string, { schema?: object; itemSchema?: object; encoding?: object }>;
type Fields = { properties: object; required: string[] };
type Operation = {
  operationId: string;
  tags: string[];
  description: string;
  security: object[];
  parameters: { name?: string; $ref?: string; in?: string }[];
  requestBody: { required: boolean; content: Content };
  responses: Record<string, { content: Content }>;
  'x-refusals': { code: number; name: string; en: string; zh: string }[];
};
type Description = {
  openapi: string;
  servers: { url: string }[];
  tags: { name: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: object };
};

let server: Awaited<ReturnType<typeof testServer>>;
let registered: string[];
let description: Description;
/** The same in the form of 3.2. */
let newest: Description;
const ofPhones = allCalls.filter((call) => !isConsoleCall(call));
beforeAll(async () => {
  registered = await routesRegisteredBy(async () => (server = await testServer()));
  const [usual, later] = ['/api/openapi.json', '/api/openapi-3.2.json'].map(async (path) => {
    const response = await fetch(server.address + path);
    return (await response.json()) as Description;
  });
  [description, newest] = [await usual!, await later!];
});
afterAll(() => server.stop());

function described(path: string): Operation {
  const operation = description.paths[path]?.['post'];
  if (!operation) throw new Error(`${path} is not described`);
  return operation;
}
const routesIn = ({ paths }: Description) =>
  Object.entries(paths)
    .flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`),
    )
    .toSorted();
const typesOf = (content: Content | undefined) => Object.keys(content ?? {});

describe('the description of the API', () => {
  test('has every route that the server registered, and no other', () => {
    // The app's own files, a few styles and what every site has at its root are nobody's interface.
    const notDescribed = /^GET \/($|cdfH5|[a-z]+\.(css|txt|ico)$)/;
    // On this listener the calls of the secretariat refuse everybody, and the local one describes them.
    const ofTheConsole = /^POST \/api\/console\//;
    expect(routesIn(description)).toEqual(
      registered.filter((route) => !notDescribed.test(route) && !ofTheConsole.test(route)),
    );
  });

  test('names each operation, its area, who may use it, and where it is answered', () => {
    const operations = Object.values(description.paths).flatMap((one) => Object.values(one));
    const ids = operations.map(({ operationId }) => operationId);
    expect(new Set(ids).size).toBe(operations.length);
    const areas = operations.map(({ tags }) => tags);
    expect(areas.filter(({ length }) => length !== 1)).toEqual([]);
    expect(description.tags.map(({ name }) => name)).toEqual([...new Set(areas.flat())].toSorted());
    expect(operations.filter(({ security }) => !Array.isArray(security))).toEqual([]);
    expect(description.servers).toEqual([{ url: new URL(server.services.settings.publicUrl).origin }]);
  });

  test('says that media need a cookie only where they are not public, and that documents are among them', () => {
    const { security, responses } = description.paths['/media/{id}']!['get']!;
    expect([security, typesOf(responses['200']?.content)]).toEqual([
      [{}, { media: [] }],
      ['image/*', 'application/pdf', 'audio/*', 'video/*'],
    ]);
  });

  test('says that a schedule is an object, and whose id a call takes', () => {
    const schedule = description.paths['/feeds/schedule.en.json']!['get']!.responses['200']?.content;
    expect(schedule?.['application/json']?.schema).toMatchObject({ type: 'object', required: ['schedule'] });
    const { content } = described('/api/friendApply/getGuestFriendStatusByGuestId').requestBody;
    expect(content['application/json']?.schema).toMatchObject({
      properties: { guestId: { description: expect.stringContaining('for whom one acts') as string } },
    });
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
    const streamIn = ({ paths }: Description) => paths['/api/live/followChanges']?.['post']?.responses['200']?.content;
    const { content = {} } = described('/api/live/followChanges').responses['200'] ?? {};
    expect(typesOf(content)).toEqual(['text/event-stream', 'application/json']);
    const event = { properties: { data: { contentSchema: { required: Object.keys(Changes.shape) } } } };
    // Only 3.2 has a word for it, which many tools do not read yet.
    expect(content['text/event-stream']).toMatchObject({ schema: { type: 'string' }, 'x-itemSchema': event });
    expect(newest.openapi).toBe('3.2.0');
    expect(streamIn(newest)?.['text/event-stream']).toMatchObject({ itemSchema: event });
    const others = ofPhones.filter(({ kind }) => kind !== 'stream');
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

describe('the description of the local listener', () => {
  test('has the calls of the secretariat and its uploads, all that it registers but pages', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'forum-described-'));
    const configuration = { ...server.configuration, dataDir };
    const opened: FastifyInstance[] = [];
    const onLocal = await routesRegisteredBy(async () => {
      opened.push(await buildLocalApp({ ...server.parts, configuration, outbox: undefined }));
    });
    const [local] = opened;
    const answer = await local!.inject({ url: '/api/openapi.json', headers: { host: '127.0.0.1' } });
    await local!.close();
    await rm(dataDir, { recursive: true });
    const ofTheConsole = answer.json<Description>();
    expect(routesIn(ofTheConsole)).toEqual(onLocal.filter((route) => route !== 'GET /page.css'));
    expect(ofTheConsole.paths['/api/console/findPerson']?.['post']?.security).toEqual([{ staff: [] }]);
  });
});

describe('what it costs', () => {
  const accept = (encoding: string) => ({ headers: { 'accept-encoding': encoding } });

  test('it is made and written once, however many ask, and compressed', async () => {
    const another = await testServer({ database: server.database });
    const written = vi.spyOn(JSON, 'stringify');
    const ask = async () => (await fetch(`${another.address}/api/openapi.json`, accept('br'))).arrayBuffer();
    const all = await Promise.all(Array.from({ length: 12 }, ask));
    const descriptionsWritten = written.mock.calls.filter(([value]) => isDescription(value)).length;
    written.mockRestore();
    await another.stop();
    expect([all.length, descriptionsWritten]).toEqual([12, 1]);
  });

  test('the browser or tool that has it gets no second one', async () => {
    const first = await fetch(`${server.address}/api/openapi.json`, accept('gzip'));
    const names = ['content-encoding', 'cache-control', 'vary'];
    expect(names.map((name) => first.headers.get(name))).toEqual(['gzip', 'public, max-age=300', 'accept-encoding']);
    const etag = first.headers.get('etag') ?? '';
    const again = await fetch(`${server.address}/api/openapi.json`, { headers: { 'if-none-match': etag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  test('an address that asks too often is told when to come back; the legal texts stay open to it', async () => {
    const another = await testServer({ database: server.database });
    const ask = async (path: string) => fetch(another.address + path);
    const statuses = [];
    for (let time = 0; time < 31; time++) statuses.push((await ask('/api/openapi.json')).status);
    const refused = await ask('/api/openapi-3.2.json');
    const texts = await ask('/legal-texts/en.json');
    expect(statuses).toEqual([...Array<number>(30).fill(200), 429]);
    expect([refused.status, refused.headers.get('retry-after'), refused.headers.get('cache-control')]).toEqual([
      ...[429, '10', 'no-store'],
    ]);
    expect(((await refused.json()) as { obj: object }).obj).toEqual({ refusal: 'tooOften', retryAfter: 10 });
    expect(texts.status).toBe(200);
    secondsLater(another, 10);
    expect((await ask('/api/openapi.json')).status).toBe(200);
    await another.stop();
  });
});

function isDescription(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'openapi' in value;
}

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
    const others = ofPhones.filter(({ file }) => !file).map(({ path }) => described(path).requestBody.content);
    for (const one of others) expect(typesOf(one)).not.toContain('multipart/form-data');
  });

  test('plain text, where a call has the one field for it', () => {
    expect(typesOf(operationOf(cardLimit).requestBody.content)).toContain('text/plain');
    for (const { path } of ofPhones) expect(typesOf(described(path).requestBody.content)).not.toContain('text/plain');
  });
});
