import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { languages } from 'contract/languages';
import { meetings } from '../../../demo/agenda.ts';
import { meetingInvitation } from '../../platform/database/tables/content/agenda.ts';
import { partnerKey, partnerLink } from '../../platform/database/tables/host-app.ts';
import { message } from '../../platform/database/tables/messages.ts';
import { session } from '../../platform/database/tables/session.ts';
import { webhookDelivery } from '../../platform/database/tables/message-deliveries.ts';
import { idFromKey, newId } from '../../platform/ids.ts';
import { demoPerson, gu, helena, requestId, steps } from '../../platform/testing/signing-in.ts';
import { testNow } from '../../platform/testing/test-now.ts';
import { testServer } from '../../platform/testing/test-server.ts';
import { webhookReceiver } from '../../platform/testing/webhook-receiver.ts';
import { sendDueWebhooks } from './host-app-webhooks.actions.ts';

const closed = meetings.find(({ type }) => type === 'closed')!;
const insider = demoPerson(closed.invited[0]!);
const minute = 60_000;
// A webhook leaves in real time, as soon as its notice arrives; a test that is right never waits this long.
const patience = { timeout: 30_000, interval: 20 };
const [ours, other, without] = [newId(), newId(), newId()];

let receiver: Awaited<ReturnType<typeof webhookReceiver>>;
let server: Awaited<ReturnType<typeof testServer>>;
beforeAll(async () => {
  receiver = await webhookReceiver([ours, other]);
  server = await testServer({ environment: receiver.environment });
  await server.db
    .insert(partnerKey)
    .values([ours, other, without].map((id) => ({ id, name: 'Partner', keySealed: '', issuedAt: testNow })));
});
beforeEach(async () => {
  server.clock.set(testNow);
  receiver.answer({ status: 204 });
  await server.db.delete(message);
  await server.db.delete(partnerLink);
  await server.db.update(partnerKey).set({ revokedAt: null });
  receiver.received.splice(0);
});
afterAll(async () => {
  await server.stop();
  await receiver.stop();
});

/** Somebody whose account the app of the partner has logged in, and who is logged in there. */
async function inApp(who: { id: string; email: string }, partnerId = ours, enteredAt: Date | null = testNow) {
  await server.db.insert(partnerLink).values({ partnerId, personId: who.id, linkedAt: testNow, enteredAt });
  await server.database.sql('delete from code_request');
  return steps(server).signIn({ channel: 'email', address: who.email, kind: 'host' });
}
const reminder = { of: 'reminder' as const, startsAt: '2027-03-22T08:00:00Z', minutes: 30, hall: null, walk: null };
async function write({ id: personId }: { id: string }, over: Partial<typeof message.$inferInsert> = {}) {
  const id = newId();
  const itemId = idFromKey('meeting', 'trade-rules');
  const row = { id, personId, group: 'reminder' as const, kind: 'bookmarked' as const, key: id, itemId };
  await server.db.insert(message).values({ ...row, facts: reminder, sentAt: server.clock.now(), ...over });
  return id;
}
const waiting = () => server.db.select().from(webhookDelivery);
const allSent = () => vi.waitFor(async () => expect(await waiting()).toEqual([]), patience);
/** That many were tried once, and are tried again fifteen seconds later. */
const failed = (times = 1) =>
  vi.waitFor(async () => {
    const nextTryAt = new Date(server.clock.now().getTime() + 15_000);
    expect(await waiting()).toMatchObject(Array.from({ length: times }, () => ({ attempts: 1, nextTryAt })));
  }, patience);
const told = () => receiver.received.map(({ partner, body }) => [partner, body.id]);
const sendNow = () => sendDueWebhooks({ ...server.parts, db: server.db });

describe('a new message', () => {
  test('is told to the partner by whose app the person comes, and says nothing but that it is there', async () => {
    const { token } = await inApp(gu);
    await inApp(helena, other);
    for (const language of languages) {
      await server.call.json('/api/session/getMe', {}, { token, language });
      const id = await write(gu);
      await allSent();
      const said = { zh: ['zh-CN', '您有一条新消息'], en: ['en-GB', 'You have a new message'] }[language];
      expect(receiver.received.splice(0)).toEqual([
        {
          partner: ours,
          text: JSON.stringify({ id, userId: gu.id, lang: said[0], title: said[1] }),
          body: expect.anything() as unknown,
          at: String(testNow.getTime() / 1000),
        },
      ]);
    }
  });

  test('is told to no partner without an address, whose key was revoked, or whose app never logged the person in', async () => {
    await inApp(gu, without);
    await write(gu);
    await allSent();
    await server.db.update(partnerLink).set({ partnerId: ours, enteredAt: null });
    await write(gu);
    await allSent();
    await server.db.update(partnerLink).set({ enteredAt: testNow });
    await server.db.update(partnerKey).set({ revokedAt: testNow });
    await write(gu);
    await allSent();
    expect(receiver.received).toEqual([]);
  });

  test('is told to nobody after the person logged out of the app, or while the session there is limited', async () => {
    const { token } = await inApp(gu);
    await server.db.update(session).set({ scope: 'limited' }).where(eq(session.personId, gu.id));
    await write(gu);
    await allSent();
    await server.db.update(session).set({ scope: 'full' }).where(eq(session.personId, gu.id));
    server.services.sessionCache.drop(() => true);
    await server.call.json('/api/session/signOut', { requestId: requestId() }, { token });
    await write(gu);
    expect([await waiting(), receiver.received]).toEqual([[], []]);
  });

  test('that was read, recalled, or may not be seen any more is not told, nor after the link ended', async () => {
    await inApp(insider);
    receiver.answer({ status: 503 });
    const about = { itemId: idFromKey('meeting', closed.key) };
    const [read, recalled] = [await write(insider), await write(insider)];
    await write(insider, {
      ...about,
      kind: 'announcement',
      facts: { of: 'announcement', audience: 'meeting', target: null },
    });
    const kept = await write(insider);
    await failed(4);
    await server.db.update(message).set({ readAt: testNow }).where(eq(message.id, read));
    await server.db.delete(message).where(eq(message.id, recalled));
    const invitation = await server.db
      .delete(meetingInvitation)
      .where(eq(meetingInvitation.personId, insider.id))
      .returning();
    server.services.contentCache.clear();
    receiver.answer({ status: 204 });
    server.clock.set(new Date(testNow.getTime() + 2 * minute));
    await sendNow();
    // A notice of before may have had them taken by the server itself, which is sending them.
    await allSent();
    expect(told()).toEqual([[ours, kept]]);
    await server.db.insert(meetingInvitation).values(invitation);
    receiver.answer({ status: 503 });
    await write(insider);
    await failed();
    receiver.answer({ status: 204 });
    await server.db.delete(partnerLink);
    server.clock.set(new Date(testNow.getTime() + 4 * minute));
    await sendNow();
    // A notice of before may have had them taken by the server itself, which is sending them.
    await allSent();
    expect(told()).toEqual([[ours, kept]]);
  });
});

describe('a partner’s server', () => {
  test.each([500, 429])(
    'that fails (%i) is told later, and what a killed process had taken is sent once',
    async (status) => {
      await inApp(gu);
      receiver.answer({ status });
      const id = await write(gu);
      await failed();
      receiver.answer({ status: 204 });
      await sendNow();
      expect(told()).toEqual([]);
      server.clock.set(new Date(testNow.getTime() + minute));
      await Promise.all([sendNow(), sendNow()]);
      await allSent();
      expect(told()).toEqual([[ours, id]]);
    },
  );

  test('that refuses is not asked again', async () => {
    await inApp(gu);
    receiver.answer({ status: 400 });
    await write(gu);
    await allSent();
    expect(receiver.received).toEqual([]);
  });

  test('cannot lead the server elsewhere', async () => {
    await inApp(gu);
    receiver.answer({ status: 307, headers: { location: `${receiver.origin}/elsewhere` } });
    await write(gu);
    await failed();
    expect(receiver.received).toEqual([]);
  });
});

test('everything that arrived was signed with the key of its partner, at its address', () => {
  expect(receiver.refused).toEqual([]);
});
