import { constants, createPublicKey, publicEncrypt, randomBytes, randomInt } from 'node:crypto';
import { askCorrection } from 'contract/calls/profile';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoBadgeCode } from '../../../demo/badge-codes.ts';
import { sealText } from '../../platform/sealed-text/seal-text.testing.ts';
import { gu } from '../../platform/testing/signing-in.ts';
import { longDatabase, type LongDatabase } from '../databases.testing.ts';
import { alike, verdict, type TimedAnswer } from '../distinguisher.testing.ts';
import { figure, shuffled } from '../measuring.testing.ts';
import { startServer, type RunningServer } from '../processes.testing.ts';
import { stepsWith } from '../steps.testing.ts';
import { clientOf, newRequestId, type Client } from '../wire.testing.ts';

/** With fewer samples, chance alone would tell more than 52 % apart in one run of forty. */
const each = Number(process.env['FORUM_TEST_SAMPLES'] ?? 5000);
const warmUp = 100;
const atATime = 8;

let database: LongDatabase;
let server: RunningServer;
let client: Client;
let [token, key] = ['', ''];

beforeAll(async () => {
  database = await longDatabase();
  server = await startServer({ DATABASE_URL: database.url, FORUM_LOG_LEVEL: 'error' });
  client = clientOf(server.address, { sockets: 1 });
  const steps = stepsWith(client, async () => '');
  const entered = await steps.enterBirthDate(await steps.readBadge(demoBadgeCode(gu.key)), gu.birthDate);
  ({ token } = entered.obj as { token: string });
  // The refusal of what cannot be opened announces the key.
  ({ textKey: key } = (await send(newRequestId(), '')).obj as { textKey: string });
});
afterAll(async () => {
  client?.close();
  await server?.stop();
  await database?.drop();
});

const send = (requestId: string, sealed: string, by = client) =>
  by.post(askCorrection.path, { field: 'title', language: 'en', requestId, sealed }, { token });

type Parts = [keyId: string, wrapped: string, content: string];
const rightFor = (requestId: string) =>
  sealText(key, JSON.stringify({ text: 'Chairman' }), { path: askCorrection.path, personId: gu.id, requestId });
const partsOf = (sealed: string) => sealed.split('.') as Parts;

/** One bit is not as it was sealed. */
function flipped(part: string): string {
  const bytes = Buffer.from(part, 'base64url');
  const at = randomInt(bytes.length);
  bytes[at] = (bytes[at] ?? 0) ^ (1 << randomInt(8));
  return bytes.toString('base64url');
}

/** The padding that leaked keys in the past; whoever accepts it can be asked for the text bit by bit. */
function wrappedTheOldWay(): string {
  const rsa = createPublicKey({ key: { kty: 'RSA', n: key, e: 'AQAB' }, format: 'jwk' });
  return publicEncrypt({ key: rsa, padding: constants.RSA_PKCS1_PADDING }, randomBytes(32)).toString('base64url');
}

const mutations: Record<string, (parts: Parts) => string> = {
  'a bit of the wrapped key': ([id, wrapped, content]) => [id, flipped(wrapped), content].join('.'),
  'a bit of the text': ([id, wrapped, content]) => [id, wrapped, flipped(content)].join('.'),
  'the old padding': ([id, , content]) => [id, wrappedTheOldWay(), content].join('.'),
  'a key of zeros': ([id, wrapped, content]) =>
    [id, Buffer.alloc(Buffer.from(wrapped, 'base64url').length).toString('base64url'), content].join('.'),
  'another key id': ([, wrapped, content]) => [randomBytes(8).toString('hex'), wrapped, content].join('.'),
  'a short text': ([id, wrapped, content]) => [id, wrapped, content.slice(0, randomInt(content.length))].join('.'),
  'a short key': ([id, wrapped, content]) => [id, wrapped.slice(0, randomInt(wrapped.length)), content].join('.'),
  'a part too many': (parts) => [...parts, 'AAAA'].join('.'),
  'a part too few': ([id, wrapped]) => [id, wrapped].join('.'),
  'parts in another order': ([id, wrapped, content]) => [id, content, wrapped].join('.'),
  'no base64': ([id, wrapped, content]) => [id, wrapped, content.replace(/.$/, '%')].join('.'),
  'sealed for another submission': () => rightFor(newRequestId()),
};

test('10,000 mutated texts get one answer, and none is opened', async () => {
  const kinds = Object.keys(mutations);
  const answers = new Set<string>();
  const all = 2 * each;
  const crowd = clientOf(server.address, { sockets: atATime });
  const sendOne = async (count: number) => {
    const id = newRequestId();
    const kind = kinds[count % kinds.length]!;
    const { status, code, text } = await send(id, mutations[kind]!(partsOf(rightFor(id))), crowd);
    expect({ kind, code }).toEqual({ kind, code: -8 });
    answers.add(`${status} ${text}`);
  };
  for (let count = 0; count < all; count += atATime)
    await Promise.all(Array.from({ length: atATime }, (_, index) => sendOne(count + index)));
  crowd.close();
  figure(`mutated texts: kinds of answers of ${all} (${kinds.length} mutations)`, answers.size);
  expect([...answers]).toEqual([expect.stringMatching(/^200 .*"refusal":"textNotOpened"/)]);
  expect(await database.rows('select id from correction')).toEqual([]);
});

test('a wrong key and a wrong text take the same time', async () => {
  const asked = (known: boolean) => {
    const id = newRequestId();
    const mutate = mutations[known ? 'a bit of the text' : 'a bit of the wrapped key']!;
    return { known, id, sealed: mutate(partsOf(rightFor(id))) };
  };
  // All are sealed before, because what the client does just before it asks changes the time that it measures.
  const all = shuffled(Array.from({ length: 2 * (each + warmUp) }, (_, index) => asked(index % 2 === 0)));
  const seen: TimedAnswer[] = [];
  for (const { known, id, sealed } of all) seen.push({ known, answer: await send(id, sealed) });
  expect(verdict('mutated text', seen.slice(2 * warmUp))).toEqual(alike);
});
