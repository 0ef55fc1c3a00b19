import { ServerResponse } from 'node:http';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { publicAddresses, sharedArticle, slowReaders } from './public-addresses.testing.ts';
import { routesRegisteredBy } from '../../testing/registered-routes.ts';
import { testServer } from '../../testing/test-server.ts';

const readers = 40;
/** What may be made for each reader alone: a short page or refusal. */
const ownOfEach = 4 * 1024;
/** A file is read on only as far as its reader's line and the stream's own buffers take it. */
const waitingOfEach = 256 * 1024;

let server: Awaited<ReturnType<typeof testServer>>;
let addresses: string[];
beforeAll(async () => {
  const registered = await routesRegisteredBy(async () => (server = await testServer()));
  addresses = publicAddresses(registered, await sharedArticle(server));
});
afterAll(() => server.stop());

/** Records what the server writes to each answer, while it is written. */
function recorded(path: string) {
  const answers = new Set<ServerResponse>();
  const pieces = new Set<unknown>();
  const note = (response: ServerResponse, piece: unknown) => {
    if (response.req.url !== path) return;
    answers.add(response);
    if (typeof piece === 'string' || piece instanceof Uint8Array) pieces.add(piece);
  };
  const { write, end } = ServerResponse.prototype;
  const spies = [
    vi.spyOn(ServerResponse.prototype, 'write').mockImplementation(function (this: ServerResponse, ...all: unknown[]) {
      note(this, all[0]);
      return Reflect.apply(write, this, all);
    }),
    vi.spyOn(ServerResponse.prototype, 'end').mockImplementation(function (this: ServerResponse, ...all: unknown[]) {
      note(this, all[0]);
      return Reflect.apply(end, this, all);
    }),
  ];
  const sizes = () => [...pieces].map((piece) => Buffer.byteLength(piece as string | Uint8Array));
  return {
    answers,
    isStream: () => [...answers].some(({ writableEnded }) => !writableEnded),
    /** A text that is the same for all counts once only if it is the very same bytes. */
    made: () => sizes().reduce((sum, size) => sum + size, 0),
    largest: () => Math.max(0, ...sizes()),
    waiting: () => Math.max(0, ...[...answers].map(({ socket }) => socket?.writableLength ?? 0)),
    stop: () => spies.forEach((spy) => spy.mockRestore()),
  };
}

test('the addresses are those of the server, the description, feeds, legal texts and files among them', () => {
  expect(addresses).toEqual(
    expect.arrayContaining(['/api/openapi.json', '/feeds/agenda.zh.ics', '/legal-texts/en.json', '/', '/readyz']),
  );
  expect(addresses.filter((path) => path.includes(':'))).toEqual([]);
});

test('whatever slow readers ask for, the server makes it once, and others are answered', async () => {
  for (const path of addresses) {
    const seen = recorded(path);
    const slow = await slowReaders(server.address, path, readers);
    await expect.poll(() => seen.answers.size, { timeout: 50_000 }).toBe(readers);
    const { code } = await server.call.json('/api/about/getLegalTexts');
    const costs = seen.isStream()
      ? { waiting: seen.waiting(), most: waitingOfEach }
      : { waiting: seen.made(), most: 2 * seen.largest() + readers * ownOfEach };
    slow.end();
    seen.stop();
    expect({ path, code, isBounded: costs.waiting <= costs.most, ...costs }).toMatchObject({
      ...{ code: 0, isBounded: true },
    });
  }
}, 300_000);
