import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { meetings } from '../../../demo/agenda.ts';
import { signInAs } from '../../../demo/people.ts';
import { bookmark } from '../../platform/database/tables/favourites.ts';
import { session } from '../../platform/database/tables/session.ts';
import { idFromKey } from '../../platform/ids.ts';
import { demoPerson, steps } from '../../platform/testing/signing-in.ts';
import { testServer } from '../../platform/testing/test-server.ts';

const meetingId = ({ key }: { key: string }) => idFromKey('meeting', key);
const open = meetings.filter(({ type }) => type !== 'closed');
const [first, second] = [meetingId(open[0]!), meetingId(open[1]!)];
const owner = demoPerson(signInAs.blue);
const tokens = new Map<string, string>();
let server: Awaited<ReturnType<typeof testServer>>;
beforeAll(async () => {
  server = await testServer();
  for (const key of [signInAs.blue, signInAs.red, signInAs.green])
    tokens.set(key, (await steps(server).signIn({ channel: 'email', address: demoPerson(key).email })).token);
});
beforeEach(async () => {
  await server.db.delete(bookmark);
  await bookmarked('meeting', first);
});
afterAll(() => server.stop());

async function bookmarked(kind: 'meeting' | 'delegate', itemId: string) {
  await server.db.insert(bookmark).values({ personId: owner.id, kind, itemId, createdAt: server.clock.now() });
  server.services.personalHints.tell(owner.id);
}
async function ask(body: Record<string, string>, key: string = signInAs.blue) {
  const { code, msg, obj } = await server.call.json('/api/conference/getConference', body, {
    language: 'en',
    token: tokens.get(key)!,
  });
  return { code, msg, obj: obj as { bookmarked?: boolean } };
}
const flag = async (id: string, key?: string) => (await ask({ id }, key)).obj.bookmarked;

test('a bookmark shows with its meeting to the person who set it, and to nobody else', async () => {
  expect([await flag(first), await flag(second)]).toEqual([true, false]);
  for (const key of [signInAs.red, signInAs.green]) expect(await flag(first, key)).toBe(false);
});

test('the bookmark is all that differs between the answers to two people who may see the same', async () => {
  const [own, other] = [await ask({ id: first }), await ask({ id: first }, signInAs.green)];
  expect(own).toEqual({ ...other, obj: { ...other.obj, bookmarked: true } });
});

test('a bookmark of another kind with the same id is none of the meeting', async () => {
  await bookmarked('delegate', second);
  expect(await flag(second)).toBe(false);
});

test('a limited session shows its owner’s bookmark, too', async () => {
  const become = async (scope: 'limited' | 'full') => {
    await server.db.update(session).set({ scope }).where(eq(session.personId, owner.id));
    server.services.sessionCache.drop(() => true);
  };
  await become('limited');
  expect(await flag(first)).toBe(true);
  await become('full');
});

test.each([{}, { type: open[0]!.type }, { id: first, type: open[0]!.type }])(
  'the answer to a filter has no bookmark: %j',
  async (body) => {
    const { code, obj } = await ask(body);
    expect([code, Object.keys(obj)]).toEqual([0, ['timeZone', 'meetings']]);
  },
);

test('a bookmark that was taken back is gone from the next answer', async () => {
  expect(await flag(first)).toBe(true);
  await server.db.delete(bookmark);
  server.services.personalHints.tell(owner.id);
  expect(await flag(first)).toBe(false);
});

test('a closed-door meeting that somebody bookmarked is as unknown to them as before', async () => {
  const id = meetingId(meetings.find(({ type }) => type === 'closed')!);
  const before = await ask({ id });
  await bookmarked('meeting', id);
  expect(await ask({ id })).toEqual(before);
  expect(before.code).toBe(-2);
});
