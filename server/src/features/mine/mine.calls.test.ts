import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { getMine, type Mine } from 'contract/calls/mine';
import type { Language } from 'contract/languages';
import { meetings } from '../../../demo/agenda.ts';
import { people, signInAs } from '../../../demo/people.ts';
import { meetingPerson } from '../../platform/database/tables/content/agenda.ts';
import { arrangement } from '../../platform/database/tables/arrangements.ts';
import { card } from '../../platform/database/tables/cards.ts';
import { bookmark } from '../../platform/database/tables/favourites.ts';
import { session } from '../../platform/database/tables/session.ts';
import { idFromKey, newId } from '../../platform/ids.ts';
import { openStream } from '../../platform/testing/live-stream.ts';
import { demoPerson, requestId, steps } from '../../platform/testing/signing-in.ts';
import { testNow } from '../../platform/testing/test-now.ts';
import { countingStatements } from '../../platform/testing/statements.ts';
import { testServer } from '../../platform/testing/test-server.ts';
import { showMine } from './mine.actions.ts';

const meetingId = ({ key }: { key: string }) => idFromKey('meeting', key);
const closedDoor = meetings.find(({ type, chair }) => type === 'closed' && chair)!;
const closed = meetingId(closedDoor);
const chair = demoPerson(closedDoor.chair!);
const open = meetings.filter(({ type }) => type !== 'closed').map(meetingId);
const blue = demoPerson(signInAs.blue);
const rolesOf = ({ key }: { key: string }, inMeetings = meetings) =>
  inMeetings
    .filter((one) => one.chair === key || one.speakers.some(({ person }) => person === key))
    .map((one) => ({ id: meetingId(one), role: one.chair === key ? 'chair' : 'speaker' }));
const byId = (one: { id: string }, other: { id: string }) => (one.id < other.id ? -1 : 1);

let server: Awaited<ReturnType<typeof testServer>>;
const tokens = new Map<string, string>();
const sessions = new Map<string, string>();
beforeAll(async () => {
  server = await testServer();
  for (const { id, mobile } of [chair, blue]) tokens.set(id, (await steps(server).signIn({ address: mobile })).token);
  for (const row of await server.db.select().from(session)) sessions.set(row.personId, row.id);
});
beforeEach(async () => {
  await server.db.delete(bookmark);
  await server.db.delete(arrangement);
  for (const { id } of [chair, blue]) server.services.personalHints.tell(id);
});
afterAll(() => server.stop());

type Have = Partial<Record<keyof Mine, string>>;
async function ask(who = chair, { have, language = 'en' }: { have?: Have; language?: Language } = {}) {
  const body = have ? { have } : {};
  const { code, obj } = await server.call.json(getMine.path, body, { token: tokens.get(who.id)!, language });
  expect(code).toBe(0);
  return obj as Mine;
}
const versionsOf = (mine: Mine): Have =>
  Object.fromEntries(Object.entries(mine).map(([part, whole]) => [part, whole?.version]));
const bookmarkFor = (kind: 'meeting' | 'delegate', itemId: string, bookmarked = true, who = chair) =>
  server.call.json(
    '/api/favourites/setBookmark',
    { kind, itemId, bookmarked, requestId: requestId() },
    { token: tokens.get(who.id)! },
  );
async function become(scope: 'limited' | 'full', who = chair) {
  await server.db.update(session).set({ scope }).where(eq(session.personId, who.id));
  server.services.sessionCache.drop(() => true);
}

describe('what is mine', () => {
  test('has every part with its version', async () => {
    await bookmarkFor('meeting', open[1]!);
    await bookmarkFor('meeting', open[0]!);
    await bookmarkFor('meeting', closed);
    await bookmarkFor('delegate', chair.id);
    const mine = await ask();
    expect(mine.bookmarks).toMatchObject({
      meetings: [open[0], open[1], closed].toSorted(),
      delegates: [chair.id],
    });
    expect(mine.roles?.meetings.toSorted(byId)).toEqual(rolesOf(chair).toSorted(byId));
    expect(mine.roles?.meetings).toContainEqual({ id: closed, role: 'chair' });
    expect(mine.arrangements?.all).toEqual([]);
    expect(Object.values(versionsOf(mine)).map((version) => version?.length)).toEqual([12, 12, 12, 12, 12]);
  });

  test('is nobody else’s', async () => {
    await bookmarkFor('meeting', open[0]!);
    expect((await ask(blue)).bookmarks).toMatchObject({ meetings: [], delegates: [] });
  });

  test('leaves out what the phone has, and is under 300 bytes if nothing is new', async () => {
    for (const id of open) await bookmarkFor('meeting', id);
    const have = versionsOf(await ask());
    expect(await ask(chair, { have })).toEqual({});
    const { headers } = await server.call.json(getMine.path, { have }, { token: tokens.get(chair.id)! });
    expect(Number(headers.get('content-length'))).toBeLessThan(300);
  });

  test('has only the part that changed since, and says so to the other screens', async () => {
    const have = versionsOf(await ask());
    const screen = await openStream(server, tokens.get(chair.id)!);
    await screen.events(1);
    await bookmarkFor('meeting', open[0]!);
    expect((await screen.events(2))[1]).toMatchObject({ mine: true });
    screen.close();
    expect(Object.keys(await ask(chair, { have }))).toEqual(['bookmarks']);
    await bookmarkFor('meeting', open[0]!, false);
    expect(await ask(chair, { have })).toEqual({});
  });

  test('has a role as soon as the agenda has it, without a personal hint', async () => {
    const have = versionsOf(await ask(blue));
    const meeting = open[3]!;
    await server.db
      .insert(meetingPerson)
      .values({ meetingId: meeting, personId: blue.id, role: 'speaker', position: 9 });
    server.services.contentCache.clear();
    expect(await ask(blue, { have })).toMatchObject({ roles: { meetings: [{ id: meeting, role: 'speaker' }] } });
    await server.db.delete(meetingPerson).where(eq(meetingPerson.personId, blue.id));
    server.services.contentCache.clear();
    expect(await ask(blue, { have })).toEqual({});
  });

  test('refuses versions that are none', async () => {
    const body = { have: { bookmarks: 'x'.repeat(17) } };
    const { code, obj } = await server.call.json(getMine.path, body, { token: tokens.get(chair.id)! });
    expect([code, obj]).toMatchObject([-1, { fields: { 'have.bookmarks': 'Too long' } }]);
  });

  test('has arrangements in the language that is asked for, with a version for each', async () => {
    const [id, name] = [idFromKey('arrangement', 'one'), { zh: '米志瑶', en: 'Mi Zhiyao' }];
    const facts = JSON.stringify({ kind: 'officer', name, phone: '+86 10 1555 0126' });
    const factsSealed = server.sealing.seal(facts, id);
    const row = { id, personId: chair.id, kind: 'officer', position: 0, changedAt: testNow, factsSealed } as const;
    await server.db.insert(arrangement).values(row);
    const [en, zh] = [await ask(), await ask(chair, { language: 'zh' })];
    expect([en, zh].map((mine) => mine.arrangements?.all)).toMatchObject([[{ name: name.en }], [{ name: name.zh }]]);
    expect(Object.keys(await ask(chair, { have: versionsOf(en), language: 'zh' }))).toEqual(['arrangements']);
  });
});

describe('cards', () => {
  const [waits, asked, friend, gone] = people
    .filter(({ badge, key }) => badge === 'red' && key !== closedDoor.chair)
    .map(({ key }) => idFromKey('person', key)) as [string, string, string, string];
  const row = { senderShares: { of: 'own', mobile: true, email: true }, sentAt: testNow } as const;
  const rows = [
    { senderId: chair.id, receiverId: asked, state: 'pending' },
    { senderId: chair.id, receiverId: gone, state: 'deleted', answeredAt: testNow },
    { senderId: waits, receiverId: chair.id, state: 'pending' },
    {
      senderId: friend,
      receiverId: chair.id,
      state: 'accepted',
      answeredAt: testNow,
      receiverShares: row.senderShares,
    },
    { senderId: blue.id, receiverId: chair.id, state: 'deleted', answeredAt: testNow },
  ] as const;
  beforeEach(async () => {
    await server.db.delete(card);
    await server.db.insert(card).values(rows.map((one) => ({ ...row, ...one, id: newId() })));
    server.services.personalHints.tell(chair.id);
  });

  test('say whom one asked, who asks and who is a friend; a deleted one is told to its sender as sent', async () => {
    expect((await ask()).cards).toMatchObject({
      ...{ sent: [asked, gone].toSorted(), received: [waits], friends: [friend] },
    });
    expect((await ask(blue)).cards?.sent).toEqual([chair.id]);
  });

  test('are left out for a limited session', async () => {
    await become('limited');
    const mine = await ask();
    await become('full');
    expect(Object.keys(mine)).toEqual(['bookmarks', 'roles', 'unread', 'arrangements']);
  });
});

describe('a limited session', () => {
  test('has bookmarks and roles, but nothing behind closed doors', async () => {
    await bookmarkFor('meeting', closed);
    await bookmarkFor('meeting', open[0]!);
    await become('limited');
    const mine = await ask();
    await become('full');
    expect(mine.bookmarks).toMatchObject({ meetings: [open[0]] });
    const openOnes = meetings.filter(({ type }) => type !== 'closed');
    expect(mine.roles?.meetings.toSorted(byId)).toEqual(rolesOf(chair, openOnes).toSorted(byId));
    expect(JSON.stringify(mine)).not.toContain(closed);
  });
});

/** Hints come back from the database after a while and drop what is cached once more; the last one comes last. */
async function hintsHeard() {
  const { promise, resolve } = Promise.withResolvers<void>();
  const leave = server.services.personalHints.subscribe('nobody', resolve);
  server.services.personalHints.tell('nobody');
  await promise;
  leave();
}

test('asked again it takes no statement, and the first time few', async () => {
  const { db, count } = countingStatements(server.database);
  const viewer = {
    ...{ id: chair.id, badge: chair.badge, scope: 'full' as const },
    sessionId: sessions.get(chair.id)!,
  };
  const context = { viewer, body: {}, db, now: server.clock.now(), language: 'en' as const, services: server.services };
  const look = () => showMine({ ...context, uniqueId: 'test-device-0001', agent: '' });
  await ask();
  server.services.personalHints.tell(chair.id);
  await hintsHeard();
  await look();
  const first = count();
  expect(first).toBe(4);
  await look();
  expect(count()).toBe(first);
});
