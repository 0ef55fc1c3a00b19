import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { MessageKind } from 'contract/calls/messages';
import { languages } from 'contract/languages';
import { meetings } from '../../../demo/agenda.ts';
import { people } from '../../../demo/people.ts';
import { meeting, meetingInvitation } from '../../platform/database/tables/content/agenda.ts';
import { hall } from '../../platform/database/tables/content/forum.ts';
import { message } from '../../platform/database/tables/messages.ts';
import { pushDelivery, pushSubscription } from '../../platform/database/tables/push.ts';
import { session } from '../../platform/database/tables/session.ts';
import { idFromKey, newId } from '../../platform/ids.ts';
import { pushService } from '../../platform/testing/push-service.ts';
import { demoPerson, gu, requestId, steps } from '../../platform/testing/signing-in.ts';
import { testNow } from '../../platform/testing/test-now.ts';
import { testServer } from '../../platform/testing/test-server.ts';
import { sendDuePushes } from './push-sending.actions.ts';

const closed = meetings.find(({ type }) => type === 'closed')!;
const closedId = idFromKey('meeting', closed.key);
const insider = demoPerson(closed.invited[0]!);
const openId = idFromKey('meeting', 'trade-rules');
const minute = 60_000;
// A push that is due leaves in real time, as soon as its notice arrives; a test that is right never waits this long.
const patience = { timeout: 30_000, interval: 20 };

let service: Awaited<ReturnType<typeof pushService>>;
let server: Awaited<ReturnType<typeof testServer>>;
beforeAll(async () => {
  service = await pushService();
  server = await testServer({ environment: service.environment });
});
beforeEach(async () => {
  server.clock.set(testNow);
  await server.db.delete(message);
  await server.db.delete(pushSubscription);
  service.received.splice(0);
});
afterAll(async () => {
  await server.stop();
  await service.stop();
});

async function signedIn({ email }: { email: string }) {
  await server.database.sql('delete from code_request');
  return steps(server).signIn({ channel: 'email', address: email });
}
async function subscribed(who: { email: string } = gu, phone = service.newPhone()) {
  const { token } = await signedIn(who);
  await server.call.json('/api/push/subscribe', { ...phone, requestId: requestId() }, { token });
  return { token, phone };
}
const reminder = { of: 'reminder' as const, startsAt: '2027-03-22T03:15:00Z', minutes: 30, hall: null, walk: null };
async function write({ id: personId }: { id: string }, over: Partial<typeof message.$inferInsert> = {}) {
  const id = newId();
  const row = { id, personId, group: 'reminder' as const, kind: 'bookmarked' as const, key: id, itemId: openId };
  await server.db.insert(message).values({ ...row, facts: reminder, sentAt: server.clock.now(), ...over });
  return id;
}
const pushed = () =>
  service.received.map(({ text }) => (JSON.parse(text) as { notification: { tag: string } }).notification.tag);
const waiting = () => server.db.select().from(pushDelivery);
/** Nothing more is due: what had to leave has left. */
const allSent = () => vi.waitFor(async () => expect(await waiting()).toEqual([]), patience);
/** How often each was tried, and how many milliseconds later it is tried again. */
const tries = async () =>
  (await waiting()).map(({ attempts, nextTryAt }) => [attempts, nextTryAt.getTime() - server.clock.now().getTime()]);
const failed = (times: number) =>
  vi.waitFor(async () => expect(await tries()).toEqual(Array.from({ length: times }, () => [1, 15_000])), patience);
const sendNow = () => sendDuePushes({ ...server.parts, db: server.db });

describe('a new message', () => {
  test('is pushed at once to the phone of its receiver, and to no other', async () => {
    const { phone } = await subscribed();
    await subscribed(insider);
    const id = await write(gu);
    await allSent();
    expect(service.received.map(({ endpoint }) => endpoint)).toEqual([phone.endpoint]);
    expect(JSON.parse(service.received[0]!.text)).toEqual({
      web_push: 8030,
      notification: {
        title: 'You have a new message',
        lang: 'en-GB',
        navigate: `${server.services.settings.publicUrl}/cdfH5/pages/message/detail?id=${id}`,
        tag: id,
      },
    });
    expect(service.received[0]!.headers).toMatchObject({ topic: id, urgency: 'high', ttl: String(63 * 60) });
  });

  test('tells no name, title, hall or address on the way, whatever it is about, in both languages', async () => {
    const { token } = await subscribed();
    const ids: string[] = [];
    for (const language of languages) {
      await server.call.json('/api/session/getMe', {}, { token, language });
      for (const kind of MessageKind.options) ids.push(await write(gu, { kind }));
      await allSent();
    }
    expect(pushed().toSorted()).toEqual(ids.toSorted());
    const texts = service.received.map(({ text }) => text);
    expect(new Set(texts.map((text) => (JSON.parse(text) as { notification: object }).notification))).toHaveLength(
      languages.length * MessageKind.options.length,
    );
    const titles = (await server.db.select({ title: meeting.title }).from(meeting)).map(({ title }) => title);
    const halls = (await server.db.select({ name: hall.name }).from(hall)).map(({ name }) => name);
    const secrets = [
      ...[...titles, ...halls].flatMap(({ zh, en }) => [zh, en]),
      ...people.flatMap(({ name, mobile, email }) => [name.zh, name.en, mobile, email]),
      ...[gu.id, openId],
    ].filter((secret): secret is string => Boolean(secret));
    const seen = texts.concat(service.received.map(({ headers }) => JSON.stringify(headers))).join('\n');
    expect(secrets.filter((secret) => seen.includes(secret))).toEqual([]);
    expect(new Set(texts.map((text) => text.replace(/[0-9a-z]{20}/g, 'id')))).toHaveLength(2);
    expect(texts.filter((text) => text.includes('您有一条新消息'))).toHaveLength(MessageKind.options.length);
  });

  test('is not pushed after the session ended, in whatever way, a day long', async () => {
    const { token } = await subscribed();
    await server.call.json('/api/session/signOut', { requestId: requestId() }, { token });
    for (let hours = 0; hours < 24; hours += 1) {
      server.clock.set(new Date(testNow.getTime() + hours * 60 * minute));
      await write(gu, { facts: { ...reminder, startsAt: '2027-03-30T00:00:00Z' } });
      await sendNow();
    }
    // The server itself may have taken one, and be sending it.
    await allSent();
    expect(service.received).toEqual([]);
  });

  test('is not pushed to a session that became limited, or that nobody used for a month', async () => {
    await subscribed();
    await server.db.update(session).set({ scope: 'limited' }).where(eq(session.personId, gu.id));
    await write(gu);
    await allSent();
    await server.db.update(session).set({ scope: 'full', lastUsedAt: new Date('2027-02-01') });
    await write(gu);
    await allSent();
    expect(service.received).toEqual([]);
  });

  test('that was read, or recalled, or that its reader may not see any more, is not pushed', async () => {
    const { phone } = await subscribed(insider);
    service.answer(phone, { status: 503 });
    const later = { facts: { ...reminder, startsAt: '2027-03-22T08:00:00Z' } };
    const [read, recalled, , kept] = [
      await write(insider, later),
      await write(insider, later),
      await write(insider, { ...later, itemId: closedId, kind: 'moved', facts: changed }),
      await write(insider, later),
    ];
    await failed(4);
    await server.db.update(message).set({ readAt: testNow }).where(eq(message.id, read));
    await server.db.delete(message).where(eq(message.id, recalled));
    const invitation = await server.db
      .delete(meetingInvitation)
      .where(eq(meetingInvitation.personId, insider.id))
      .returning();
    server.services.contentCache.clear();
    service.answer(phone, { status: 201 });
    server.clock.set(new Date(testNow.getTime() + 2 * minute));
    await sendNow();
    // A notice of before may have had them taken by the server itself, which is sending them.
    await allSent();
    expect(pushed()).toEqual([kept]);
    await server.db.insert(meetingInvitation).values(invitation);
  });
});

const changed = {
  of: 'change' as const,
  before: {
    startsAt: '2027-03-22T03:00:00Z',
    endsAt: '2027-03-22T04:00:00Z',
    hall: { zh: '牡丹厅', en: 'Mudan Hall' },
  },
  after: {
    startsAt: '2027-03-22T03:00:00Z',
    endsAt: '2027-03-22T04:00:00Z',
    hall: { zh: '松鹤厅', en: 'Songhe Hall' },
  },
  reason: null,
};

describe('a push service', () => {
  test.each([404, 410])('that has forgotten the phone (%i) is not asked again', async (status) => {
    const { token, phone } = await subscribed();
    service.answer(phone, { status });
    await write(gu);
    await allSent();
    expect(await server.db.select().from(pushSubscription)).toEqual([]);
    expect((await server.call.json('/api/push/getPushState', {}, { token })).obj).toMatchObject({ on: false });
  });

  test('that fails is tried again, later and later, until the meeting has begun', async () => {
    const { phone } = await subscribed();
    service.answer(phone, { status: 500 });
    await write(gu);
    await failed(1);
    await sendNow();
    expect(await tries()).toEqual([[1, 15_000]]);
    server.clock.set(new Date(testNow.getTime() + 15_000));
    await sendNow();
    expect(await tries()).toEqual([[2, 30_000]]);
    server.clock.set(new Date(reminder.startsAt));
    await sendNow();
    expect([await waiting(), service.received]).toEqual([[], []]);
    expect(await server.db.select().from(pushSubscription)).toHaveLength(1);
  });

  test('that refuses a push is not asked for it again, and the phone stays subscribed', async () => {
    const { phone } = await subscribed();
    service.answer(phone, { status: 413 });
    await write(gu);
    await allSent();
    expect([service.received, await server.db.select().from(pushSubscription)]).toMatchObject([[], [{}]]);
  });

  test('cannot lead the server elsewhere', async () => {
    const [{ phone }, other] = [await subscribed(), service.newPhone()];
    service.answer(phone, { status: 307, headers: { location: other.endpoint } });
    await write(gu);
    await failed(1);
    expect(service.received).toEqual([]);
  });
});

test('what a killed process had taken is sent by another one, and nothing else twice', async () => {
  await subscribed();
  const ids: string[] = [];
  for (let n = 0; n < 3; n += 1) ids.push(await write(gu));
  await allSent();
  service.received.splice(0);
  // As it is after a kill between taking and sending: taken until a minute later.
  const [live] = await server.db.select().from(pushSubscription);
  await server.db.insert(pushDelivery).values({
    messageId: ids[0]!,
    sessionId: live!.sessionId,
    attempts: 1,
    nextTryAt: new Date(testNow.getTime() + minute),
  });
  await sendNow();
  expect(pushed()).toEqual([]);
  server.clock.set(new Date(testNow.getTime() + minute));
  await Promise.all([sendNow(), sendNow()]);
  expect([pushed(), await waiting()]).toEqual([[ids[0]], []]);
});

test('two hundred messages at once are each pushed once, by two that send', async () => {
  const { phone } = await subscribed();
  service.answer(phone, { status: 503 });
  const first = await write(gu, { facts: { ...reminder, startsAt: '2027-03-22T08:00:00Z' } });
  await failed(1);
  service.answer(phone, { status: 201 });
  const later = new Date(testNow.getTime() + minute);
  const ids = Array.from({ length: 200 }, () => newId());
  await server.db.insert(message).values(
    ids.map((id) => ({
      id,
      personId: gu.id,
      group: 'reminder' as const,
      kind: 'bookmarked' as const,
      key: id,
      itemId: openId,
      facts: { ...reminder, startsAt: '2027-03-22T08:00:00Z' },
      sentAt: later,
    })),
  );
  server.clock.set(later);
  await Promise.all([sendNow(), sendNow()]);
  await allSent();
  expect(pushed().toSorted()).toEqual([first, ...ids].toSorted());
});

test('no push service had a reason to refuse one of all these', () => {
  expect(service.refused).toEqual([]);
});
