import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Cards } from 'contract/calls/cards';
import type { Directory } from 'contract/calls/delegates';
import { signInAs } from '../../../demo/people.ts';
import { card } from '../database/tables/cards.ts';
import { ownItem } from '../database/tables/favourites.ts';
import { person } from '../database/tables/people.ts';
import { newId } from '../ids.ts';
import { sealingWith } from '../security/sealing.ts';
import { demoPerson, helena, requestId, steps } from '../testing/signing-in.ts';
import { testNow } from '../testing/test-now.ts';
import { testServer } from '../testing/test-server.ts';

const own = demoPerson(signInAs.assistant);
const another = sealingWith('a secret that never sealed this database');
let server: Awaited<ReturnType<typeof testServer>>;
let token: string;
beforeAll(async () => {
  server = await testServer();
  token = (await steps(server).signIn({ channel: 'email', address: own.email })).token;
});
beforeEach(() => void (server.alarms.length = 0));
afterAll(() => server.stop());

const ask = async (path: string, body = {}) => server.call.json(path, body, { token });
const leftOut = (id: string) => `a row cannot be read, and is left out of lists: ${id}`;

test('a person whose row does not fit, or is damaged, is left out of the directory, which answers with all others', async () => {
  const listed = async () =>
    ((await ask('/api/delegates/getDelegates')).obj as Directory).delegates?.map(({ id }) => id);
  const before = (await listed())!;
  const [gu] = await server.db
    .select()
    .from(person)
    .where(eq(person.id, demoPerson('gu-minglan').id));
  const nobodyElse = { mobileFingerprint: null, emailFingerprint: null, badgeNumber: null };
  await server.db.insert(person).values({ ...gu!, ...nobodyElse, id: 'copied by hand' });
  await server.db.execute(sql`update person set reading = '{}' where id = ${helena.id}`);
  server.services.contentCache.clear();
  const after = await listed();
  expect(after).toEqual(before.filter((id) => id !== helena.id));
  expect(server.alarms.toSorted()).toEqual([leftOut('copied by hand'), leftOut(helena.id)].toSorted());
  expect((await ask('/api/delegates/getDelegate', { id: gu!.id })).code).toBe(0);
  await server.db.delete(person).where(eq(person.id, 'copied by hand'));
});

test('an entry of one’s own that was sealed with another key is left out, and the others are answered', async () => {
  const entry = { content: 'Talk', details: '', location: 'Lobby', venue: 'other' };
  const times = { date: '2027-03-22', from: '11:30', to: '12:00' };
  for (const content of ['one', 'two'])
    await ask('/api/favourites/addOwnItem', { ...entry, ...times, content, requestId: requestId() });
  const ids = async () =>
    ((await ask('/api/favourites/getOwnItems')).obj as { items: { id: string }[] }).items.map(({ id }) => id);
  const [first = '', ...others] = await ids();
  const textsSealed = another.seal('{}', first);
  await server.db.update(ownItem).set({ textsSealed }).where(eq(ownItem.id, first));
  expect([await ids(), others.length > 0, server.alarms]).toEqual([others, true, [leftOut(first)]]);
});

test('so is a card whose message cannot be opened, among those that wait and among friends', async () => {
  const both = { of: 'own', mobile: true, email: true } as const;
  const people = await server.db.select({ id: person.id }).from(person).where(eq(person.badge, 'red')).limit(6);
  const senders = people
    .map(({ id }) => id)
    .filter((id) => id !== own.id)
    .slice(0, 4);
  const rows = senders.map((senderId, nth) => {
    const id = newId();
    const done = { state: 'accepted', answeredAt: testNow, receiverShares: both } as const;
    const sealing = nth % 2 === 0 ? another : server.services.sealing;
    const messageSealed = sealing.seal('Hello', id);
    const row = { id, senderId, receiverId: own.id, senderShares: both, sentAt: testNow, messageSealed };
    return { ...row, ...(nth < 2 ? done : { state: 'pending' as const }) };
  });
  await server.db.insert(card).values(rows);
  const { received, friends } = (await ask('/api/cards/getCards')).obj as Cards;
  const ids = rows.map(({ id }) => id);
  expect([friends, received].map((list) => list.map(({ id }) => id).filter((id) => ids.includes(id)))).toEqual([
    [ids[1]],
    [ids[3]],
  ]);
  expect(server.alarms.toSorted()).toEqual([ids[0], ids[2]].map((id) => leftOut(id!)).toSorted());
});
