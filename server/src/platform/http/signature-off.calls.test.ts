import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getDelegate } from 'contract/calls/delegates';
import { followChanges } from 'contract/calls/live';
import { allCalls } from 'contract/all-calls';
import type { RefusalObj } from 'contract/wire/refusal-details';
import { session } from '../database/tables/session.ts';
import { gu, helena, requestId, steps } from '../testing/signing-in.ts';
import type { CallOptions } from '../testing/signed-call.ts';
import { testServer } from '../testing/test-server.ts';

type Server = Awaited<ReturnType<typeof testServer>>;
let enforcing: Server;
let others: Server[];
const tokens: Record<string, string> = { none: '', unknown: 'a'.repeat(43) };

beforeAll(async () => {
  enforcing = await testServer();
  const { database } = enforcing;
  const withSignature = (FORUM_SIGNATURE: string) => testServer({ database, environment: { FORUM_SIGNATURE } });
  others = [await withSignature('log'), await withSignature('off')];
  const go = steps(enforcing);
  tokens.ended = (await go.signIn({ address: gu.mobile })).token;
  await enforcing.call.json('/api/session/signOut', { requestId: requestId() }, { token: tokens.ended });
  const { token: limited, userId } = await go.signIn({ channel: 'email', address: helena.email });
  await enforcing.db.update(session).set({ scope: 'limited' }).where(eq(session.personId, userId));
  tokens.limited = limited;
  tokens.full = (await go.signIn({ channel: 'email', address: gu.email })).token;
});
afterAll(async () => {
  for (const server of others) await server.stop();
  await enforcing.stop();
});

const paths = allCalls.map(({ path }) => path).filter((path) => path !== followChanges.path);
const value = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 20 }),
  fc.constantFrom(helena.id, gu.id, 'plenary', '2027-03-22', 'red', 'email'),
  ...[fc.integer(), fc.double(), fc.boolean(), fc.constant(null), fc.array(fc.string(), { maxLength: 3 })],
);
const name = fc.constantFrom('id', 'date', 'type', 'status', 'after', 'version', 'channel', 'flowId', 'code', 'other');
const nobody = '0'.repeat(20);
const anyCall = fc.record({
  path: fc.oneof(fc.constantFrom(...paths), fc.constant(getDelegate.path)),
  who: fc.constantFrom('none', 'unknown', 'ended', 'limited', 'full'),
  body: fc.oneof(
    fc.dictionary(name, value, { maxKeys: 3 }),
    fc.record({ id: fc.constantFrom(helena.id, nobody, nobody) }),
  ),
});

/** These are always asked, so that each verdict is among the drawn ones. */
const everyVerdict: [Asked][] = [
  [{ path: getDelegate.path, who: 'full', body: { id: helena.id } }],
  [{ path: getDelegate.path, who: 'full', body: { id: '0'.repeat(20) } }],
  [{ path: getDelegate.path, who: 'full', body: { id: 7 } }],
  [{ path: getDelegate.path, who: 'limited', body: { id: helena.id } }],
  [{ path: getDelegate.path, who: 'ended', body: { id: helena.id } }],
];

type Asked = typeof anyCall extends fc.Arbitrary<infer C> ? C : never;

async function verdict(server: Server, { path, who, body }: Asked, options: CallOptions = {}) {
  const { code, obj } = await server.call.json(path, body, { token: tokens[who] ?? '', ...options });
  const { refusal, fields } = (obj ?? {}) as Partial<RefusalObj>;
  return { code, refusal, fields: fields && Object.keys(fields) };
}

test('a server that does not check the signature refuses and allows exactly what one that does', async () => {
  const codes = new Set<number>();
  await fc.assert(
    fc.asyncProperty(anyCall, async (call) => {
      const expected = await verdict(enforcing, call);
      codes.add(expected.code);
      for (const server of others)
        expect(await verdict(server, call, { envelope: { sign: 'f'.repeat(32) } })).toEqual(expected);
    }),
    { numRuns: 150, seed: 8, examples: everyVerdict },
  );
  // Otherwise all of them were refused for the same reason and the comparison says nothing.
  expect([...codes]).toEqual(expect.arrayContaining([-1, -2, -3, -6, 0]));
});

test('the server that checks it refuses a wrong one', async () => {
  const wrong = { token: tokens.full ?? '', envelope: { sign: 'f'.repeat(32) } };
  expect((await enforcing.call.json('/api/agenda/getAgenda', {}, wrong)).code).toBe(-8);
  for (const server of others) expect((await server.call.json('/api/agenda/getAgenda', {}, wrong)).code).toBe(0);
});
