import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { recallMessage, sendMessage, type MessageAudience } from 'contract/calls/console/messages';
import { meetings } from '../../../demo/agenda.ts';
import { people } from '../../../demo/people.ts';
import { messageSms } from '../../platform/database/tables/message-deliveries.ts';
import { announcement, message } from '../../platform/database/tables/messages.ts';
import { outgoingMessage } from '../../platform/database/tables/outgoing.ts';
import { person } from '../../platform/database/tables/people.ts';
import { idFromKey, newId } from '../../platform/ids.ts';
import { demoPerson, gu, helena, steps } from '../../platform/testing/signing-in.ts';
import { staffAt } from '../../platform/testing/staff-desk.ts';
import { testNow } from '../../platform/testing/test-now.ts';
import { testServer } from '../../platform/testing/test-server.ts';
import { messagesJobs } from './messages.jobs.ts';
import { sendDueSms } from './messages-sms.actions.ts';

const mostSms = 4;
// An SMS is handed over in real time, as soon as its notice arrives; a test that is right never waits this long.
const patience = { timeout: 30_000, interval: 20 };
const words = {
  title: { zh: '大会厅疏散', en: 'Leave the Hehe Hall' },
  text: { zh: '请由东门离开。', en: 'Please leave by the East Gate.' },
};
const said = {
  en: 'You have an important message from the Secretariat of the',
  zh: '您有一条来自组委会秘书处的重要消息，请打开论坛应用查看。',
};

let server: Awaited<ReturnType<typeof testServer>>;
let desk: Awaited<ReturnType<typeof staffAt>>;
beforeAll(async () => {
  server = await testServer({ environment: { FORUM_SMS_CRITICAL: String(mostSms) } });
  desk = await staffAt(server);
});
beforeEach(async () => {
  server.clock.set(testNow);
  await server.db.delete(message);
  await server.db.delete(announcement);
  await server.db.delete(outgoingMessage);
  await server.database.sql('delete from code_request');
  server.messages.splice(0);
  server.alarms.splice(0);
});
afterAll(async () => {
  await desk.leave();
  await server.stop();
});

const send = (audience: MessageAudience, over: { critical?: boolean; at?: { date: string; time: string } } = {}) =>
  desk.ask(sendMessage, { ...words, audience, critical: true, ...over });
const to = ({ id }: { id: string }) => ({ kind: 'person', id }) as const;
/** Nothing waits to be handed over, and what was handed over has left. */
const allHandedOver = () =>
  vi.waitFor(async () => {
    expect(await server.db.select().from(messageSms)).toEqual([]);
    const states = (await server.db.select().from(outgoingMessage)).map(({ state }) => state);
    expect(states.filter((state) => state === 'waiting')).toEqual([]);
  }, patience);
const written = () => server.messages.map(({ channel, to: address, text }) => ({ channel, to: address, text }));
const sendNow = () => sendDueSms({ ...server.parts, db: server.db });

describe('a critical message', () => {
  test('goes out by SMS, once, in the language of the last call, and says nothing but that it is there', async () => {
    const { token } = await steps(server).signIn({ channel: 'email', address: gu.email });
    for (const language of ['en', 'zh'] as const) {
      await server.call.json('/api/session/getMe', {}, { token, language });
      server.messages.splice(0);
      expect(await send(to(gu))).toMatchObject({
        channels: { inbox: 1, push: 0, webhook: 0, sms: 1, email: 0 },
      });
      await allHandedOver();
      await sendNow();
      expect(written()).toEqual([
        { channel: 'sms', to: gu.mobile, text: expect.stringContaining(said[language]) as string },
      ]);
      const secrets = [words.title, words.text, gu.name].flatMap(({ zh, en }) => [zh, en]);
      expect(secrets.filter((secret) => server.messages[0]!.text.includes(secret))).toEqual([]);
    }
  });

  test('has a queue of its own, so that no code waits for it', async () => {
    await send(to(gu));
    await allHandedOver();
    const { rows } = await server.database.sql("select distinct name from pgboss.job where name like 'outgoing-%'");
    expect(rows).toContainEqual({ name: 'outgoing-sms-critical' });
    await vi.waitFor(
      async () => expect((await server.db.select().from(outgoingMessage)).map(({ state }) => state)).toEqual(['sent']),
      patience,
    );
  });

  test('goes by email to who has no mobile, and to nobody who is not verified', async () => {
    const [{ mobileSealed } = {}] = await server.db.select().from(person).where(eq(person.id, helena.id));
    await server.db.update(person).set({ mobileSealed: null }).where(eq(person.id, helena.id));
    expect(await send(to(helena))).toMatchObject({ channels: { inbox: 1, sms: 0, email: 1 } });
    await allHandedOver();
    expect(written()).toMatchObject([{ channel: 'email', to: helena.email }]);
    await server.db
      .update(person)
      .set({ mobileSealed: mobileSealed ?? null })
      .where(eq(person.id, helena.id));
    const unverified = demoPerson(people.find(({ verified }) => !verified)!.key);
    expect(await send(to(unverified))).toMatchObject({ channels: { inbox: 1, sms: 0, email: 0 } });
    await allHandedOver();
    expect(written()).toHaveLength(1);
  });

  test('to a person whose sealed mobile cannot be opened raises an alarm, and holds up nobody', async () => {
    const [{ mobileSealed } = {}] = await server.db.select().from(person).where(eq(person.id, helena.id));
    await server.db.update(person).set({ mobileSealed: 'torn' }).where(eq(person.id, helena.id));
    await send(to(helena));
    await send(to(gu));
    await allHandedOver();
    expect(written()).toMatchObject([{ channel: 'sms', to: gu.mobile }]);
    expect(server.alarms).toHaveLength(1);
    await server.db.update(person).set({ mobileSealed: mobileSealed! }).where(eq(person.id, helena.id));
  });

  test('is written to who never logged in, in the language of their side of the directory', async () => {
    const loggedIn = new Set([gu.id, helena.id]);
    const never = (await server.db.select().from(person).where(eq(person.verified, true))).filter(
      ({ id, mobileSealed }) => mobileSealed && !loggedIn.has(id),
    );
    for (const origin of ['chinese', 'international'] as const) {
      server.messages.splice(0);
      await send(to(never.find((one) => one.origin === origin)!));
      await allHandedOver();
      expect(written()[0]!.text).toContain(said[origin === 'chinese' ? 'zh' : 'en']);
    }
  });

  test('that was recalled or read before it left is not told, and another message goes by no SMS', async () => {
    await send(to(gu), { critical: false });
    expect(await server.db.select().from(messageSms)).toEqual([]);
    // As if the process that heard the notice was killed: what is written waits for the schedule.
    const plant = async (readAt: Date | null) => {
      const [id, announcementId] = [newId(), (await server.db.select().from(announcement))[0]!.id];
      await server.db.insert(message).values({
        ...{ id, personId: gu.id, group: 'notification', kind: 'announcement', key: id, announcementId, readAt },
        ...{ facts: { of: 'announcement', audience: 'person', target: null }, channels: ['inbox'], sentAt: testNow },
      });
      await server.db.insert(messageSms).values({ messageId: id, dueAt: testNow });
      return announcementId;
    };
    await plant(testNow);
    await sendNow();
    await desk.ask(recallMessage, { id: await plant(null) });
    await sendNow();
    expect([written(), await server.db.select().from(messageSms)]).toEqual([[], []]);
  });

  test('about a closed-door seminar is not told to who may not see it any more', async () => {
    const closed = meetings.find(({ type, invited }) => type === 'closed' && !invited.includes(gu.key))!;
    const id = newId();
    await server.db.insert(message).values({
      ...{ id, personId: gu.id, group: 'notification', kind: 'announcement', key: id },
      ...{ itemId: idFromKey('meeting', closed.key), channels: ['inbox', 'sms'], sentAt: testNow },
      facts: { of: 'announcement', audience: 'meeting', target: null },
    });
    await allHandedOver();
    expect(written()).toEqual([]);
  });
});

describe('the budget of a day for critical SMS', () => {
  test('is of its own: more are refused as a whole, and a waiting one goes without SMS and raises an alarm', async () => {
    await send(to(gu));
    const [{ mobileSealed } = {}] = await server.db.select().from(person).where(eq(person.id, helena.id));
    await server.db.update(person).set({ mobileSealed: null }).where(eq(person.id, helena.id));
    await expect(send({ kind: 'all' })).rejects.toThrow('more SMS for critical messages than are allowed');
    expect(await server.db.select().from(announcement)).toHaveLength(1);
    await send({ kind: 'all' }, { at: { date: '2027-03-22', time: '17:30' } });
    server.clock.set(new Date('2027-03-22T17:30:00+08:00'));
    const { work } = messagesJobs.schedules!.find(({ name }) => name === 'announcements')!;
    await work({ ...server.parts, db: server.db });
    await allHandedOver();
    await vi.waitFor(
      () =>
        expect(written()).toMatchObject([
          { channel: 'sms', to: gu.mobile },
          { channel: 'email', to: helena.email },
        ]),
      patience,
    );
    await server.db.update(person).set({ mobileSealed: mobileSealed! }).where(eq(person.id, helena.id));
    expect(await server.db.select().from(message)).toHaveLength(people.length + 1);
    expect(server.alarms).toEqual(['a critical message went out without SMS, because the budget of a day is spent']);
    const sent = await server.db.select().from(announcement).where(eq(announcement.receivers, people.length));
    expect(sent).toMatchObject([{ reached: { sms: 0, email: 1 } }]);
  });

  test('is not exceeded by messages that are sent at once', async () => {
    const sent = await Promise.allSettled(Array.from({ length: 3 * mostSms }, () => send(to(gu))));
    expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(mostSms);
    await allHandedOver();
  });

  test('begins anew after a day, and recalling gives nothing back', async () => {
    for (let sent = 0; sent < mostSms; sent += 1) await desk.ask(recallMessage, { id: (await send(to(gu))).id });
    await expect(send(to(gu))).rejects.toThrow('more SMS');
    server.clock.set(new Date(testNow.getTime() + 24 * 60 * 60 * 1000));
    expect(await send(to(gu))).toMatchObject({ channels: { sms: 1 } });
    await allHandedOver();
  });
});

test('the command says to how many a message went by which channel', async () => {
  const answer = await desk.staff(
    'send-message',
    `person:${gu.email}`,
    `${words.title.zh} | ${words.title.en}`,
    `${words.text.zh} | ${words.text.en}`,
    '--critical',
  );
  expect(answer.text).toMatch(/to 1 person, of whom 1 by SMS\.$/);
});
