import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Message, MessageGroup } from 'contract/calls/messages';
import type { Language } from 'contract/languages';
import { meetings } from '../../../demo/agenda.ts';
import { people, signInAs } from '../../../demo/people.ts';
import { meeting, meetingInvitation } from '../../platform/database/tables/content/agenda.ts';
import { message } from '../../platform/database/tables/messages.ts';
import { session } from '../../platform/database/tables/session.ts';
import { idFromKey, newId } from '../../platform/ids.ts';
import type { Body } from '../../platform/testing/signed-call.ts';
import { demoPerson, gu, helena, requestId, steps } from '../../platform/testing/signing-in.ts';
import { testServer } from '../../platform/testing/test-server.ts';
import { unreadCounts } from './messages.actions.ts';

const closed = meetings.find(({ type }) => type === 'closed')!;
const closedId = idFromKey('meeting', closed.key);
const insiders = [closed.chair, ...closed.invited, ...closed.speakers.map(({ person }) => person)];
const redOutsider = demoPerson(
  people.find(({ key, badge, verified }) => badge === 'red' && verified && !insiders.includes(key))!.key,
);
const insider = demoPerson(closed.invited[0]!);
const blue = demoPerson(signInAs.blue);
const openId = idFromKey('meeting', 'trade-rules');

const tokens = new Map<string, string>();
let server: Awaited<ReturnType<typeof testServer>>;
beforeAll(async () => {
  server = await testServer();
  // Otherwise the server's own job would send reminders between those of the tests.
  const longAgo = new Date('2027-03-10T00:00:00Z');
  await server.db.update(meeting).set({ startsAt: longAgo, endsAt: longAgo });
  for (const { id, email } of [gu, helena, redOutsider, insider, blue])
    if (!tokens.has(id)) tokens.set(id, (await steps(server).signIn({ channel: 'email', address: email })).token);
});
beforeEach(async () => {
  await server.db.delete(message);
  for (const id of tokens.keys()) server.services.personalHints.tell(id);
});
afterAll(() => server.stop());

type Who = { id: string };
async function call(who: Who, path: string, body: Body = {}, language: Language = 'en') {
  const { code, obj } = await server.call.json(`/api/guestMsg/${path}`, body, { language, token: tokens.get(who.id)! });
  return { code, obj };
}
type Listed = { messages: Message[]; more: boolean };
const listOf = async (who: Who, group: MessageGroup, more: Body = {}, language: Language = 'en') =>
  (await call(who, 'getMessages', { group, ...more }, language)).obj as Listed;
const titlesOf = async (who: Who) =>
  (await call(who, 'getMsgTitle')).obj as Record<'reminders' | 'notifications', { unread: number; newest: Message[] }>;
const mark = (who: Who, id: string) => call(who, 'markRead', { id, requestId: requestId() });
const markAll = (who: Who, group: MessageGroup, upTo: string) =>
  call(who, 'markAllRead', { group, upTo, requestId: requestId() });

const plan = (from: string, to: string, hall: string) => ({
  startsAt: `2027-03-22T${from}:00Z`,
  endsAt: `2027-03-22T${to}:00Z`,
  hall: { zh: '牡丹厅', en: hall },
});
let minute = 0;
async function send({ id: personId }: Who, over: Partial<typeof message.$inferInsert> = {}) {
  const id = newId();
  await server.db.insert(message).values({
    ...{ id, personId, group: 'reminder', kind: 'bookmarked', key: id, itemId: openId },
    facts: {
      ...{ of: 'reminder', startsAt: '2027-03-22T03:15:00Z', minutes: 30 },
      hall: { zh: '松鹤厅', en: 'Songhe Hall' },
      walk: null,
    },
    sentAt: new Date(server.clock.now().getTime() + 60_000 * (minute += 1)),
    ...over,
  });
  server.services.personalHints.tell(personId);
  return id;
}
const change = (over: Partial<typeof message.$inferInsert> = {}) => ({
  ...{ group: 'notification' as const, kind: 'moved' as const, itemId: closedId },
  facts: {
    of: 'change' as const,
    before: plan('03:00', '04:00', 'Mudan Hall'),
    after: plan('05:00', '06:00', 'Songhe Hall'),
    reason: { zh: '因航班变更', en: 'Owing to a change of flights' },
  },
  ...over,
});

/** All that tells how many are unread: the count of `getMine`, the titles and the lists themselves. */
async function everyCount(who: Who) {
  const [{ badge }, titles] = [demoPersonById(who.id), await titlesOf(who)];
  const viewer = { id: who.id, badge, sessionId: '', scope: 'full' as const };
  const inList = async (group: MessageGroup) => (await listOf(who, group)).messages.filter(({ read }) => !read).length;
  return {
    mine: await unreadCounts({ viewer, db: server.db, services: server.services }),
    titles: { reminders: titles.reminders.unread, notifications: titles.notifications.unread },
    lists: { reminders: await inList('reminder'), notifications: await inList('notification') },
  };
}
const demoPersonById = (id: string) => [gu, helena, redOutsider, insider, blue].find((one) => one.id === id)!;
const everywhere = (reminders: number, notifications: number) => {
  const both = { reminders, notifications };
  return { mine: both, titles: both, lists: both };
};

describe('an inbox', () => {
  test('lists its messages newest first, in the language of the reader, and to nobody else', async () => {
    const [first, second] = [await send(gu), await send(gu)];
    const { messages } = await listOf(gu, 'reminder');
    expect(messages.map(({ id }) => id)).toEqual([second, first]);
    expect(messages[0]).toMatchObject({
      ...{ group: 'reminder', kind: 'bookmarked', read: false, change: [] },
      title: 'A meeting you bookmarked begins at 11:15',
      text: '“Trade Rules for Smaller Economies” begins in 30 minutes in Songhe Hall.',
      target: { kind: 'meeting', id: openId, gone: false },
    });
    const [inChinese] = (await listOf(gu, 'reminder', {}, 'zh')).messages;
    expect(inChinese).toMatchObject({ title: '您收藏的会议将于11:15开始' });
    expect(await listOf(helena, 'reminder')).toMatchObject({ messages: [], more: false });
    expect(await everyCount(helena)).toEqual(everywhere(0, 0));
  });

  test('comes in pages of fifty', async () => {
    const sent: string[] = [];
    for (let nth = 0; nth < 53; nth++) sent.unshift(await send(gu));
    const first = await listOf(gu, 'reminder');
    const second = await listOf(gu, 'reminder', { olderThan: first.messages.at(-1)!.id });
    expect([first.more, second.more]).toEqual([true, false]);
    expect([...first.messages, ...second.messages].map(({ id }) => id)).toEqual(sent);
  });

  test('an id of another person’s message answers like one that does not exist', async () => {
    const [own, other] = [await send(gu), await send(helena)];
    for (const id of [other, newId()]) {
      const answers = [
        await call(gu, 'getMessage', { id }),
        await mark(gu, id),
        await markAll(gu, 'reminder', id),
        await call(gu, 'getMessages', { group: 'reminder', olderThan: id }),
      ];
      expect(answers).toEqual(answers.map(() => ({ code: -2, obj: { refusal: 'notFound' } })));
    }
    expect(await call(gu, 'getMessage', { id: own })).toMatchObject({ code: 0, obj: { message: { id: own } } });
    expect(await everyCount(helena)).toEqual(everywhere(1, 0));
  });

  test('what is read is read everywhere, and reading it again changes nothing', async () => {
    const id = await send(gu);
    await send(gu, change({ itemId: openId }));
    expect(await everyCount(gu)).toEqual(everywhere(1, 1));
    await mark(gu, id);
    await mark(gu, id);
    expect(await everyCount(gu)).toEqual(everywhere(0, 1));
  });

  test('marking all leaves what came after the list was shown, and the other group', async () => {
    await send(gu);
    const listed = await send(gu);
    const later = await send(gu);
    await send(gu, change({ itemId: openId }));
    expect(await markAll(gu, 'reminder', listed)).toEqual({ code: 0, obj: { marked: 2 } });
    expect(await everyCount(gu)).toEqual(everywhere(1, 1));
    expect((await listOf(gu, 'reminder')).messages.filter(({ read }) => !read).map(({ id }) => id)).toEqual([later]);
  });
});

describe('a message about a closed-door seminar', () => {
  test('tells its people everything, other red badges the time alone, and others nothing at all', async () => {
    for (const who of [insider, redOutsider, blue]) await send(who, change());
    const [all] = (await listOf(insider, 'notification')).messages;
    expect(all).toMatchObject({ title: `Time and venue changed: ${closed.title.en}`, kind: 'moved' });
    expect(all!.change.map(({ what }) => what)).toEqual(['time', 'hall']);
    const [timeOnly] = (await listOf(redOutsider, 'notification')).messages;
    expect(timeOnly).toMatchObject({
      title: 'Time changed: a closed-door seminar',
      text: 'Now on 22 March, 13:00–14:00 (was 22 March, 11:00–12:00).',
      change: [{ what: 'time', before: '22 March, 11:00–12:00', after: '22 March, 13:00–14:00' }],
      target: { kind: 'meeting', id: closedId, gone: false },
    });
    expect((await listOf(blue, 'notification')).messages).toEqual([]);
    expect(await everyCount(blue)).toEqual(everywhere(0, 0));
  });

  const isTheirs = and(eq(meetingInvitation.personId, insider.id), eq(meetingInvitation.meetingId, closedId));

  test('hides title and hall from somebody whose invitation was withdrawn, at the next reading', async () => {
    const id = await send(insider, change());
    await server.db.delete(meetingInvitation).where(isTheirs);
    server.services.contentCache.clear();
    const { obj } = await call(insider, 'getMessage', { id });
    await server.db.insert(meetingInvitation).values({ meetingId: closedId, personId: insider.id });
    server.services.contentCache.clear();
    expect(obj).toMatchObject({ message: { title: 'Time changed: a closed-door seminar' } });
    expect(JSON.stringify(obj)).not.toContain('Hall');
    expect(JSON.stringify(await call(insider, 'getMessage', { id }))).toContain('Hall');
  });

  test('is not there in a limited session, nor is it marked there', async () => {
    const [hidden, shown] = [await send(insider, change()), await send(insider, change({ itemId: openId }))];
    const become = async (scope: 'limited' | 'full') => {
      await server.db.update(session).set({ scope }).where(eq(session.personId, insider.id));
      server.services.sessionCache.drop(() => true);
    };
    await become('limited');
    expect((await listOf(insider, 'notification')).messages.map(({ id }) => id)).toEqual([shown]);
    expect((await titlesOf(insider)).notifications.unread).toBe(1);
    expect((await mark(insider, hidden)).code).toBe(-2);
    expect(await markAll(insider, 'notification', shown)).toEqual({ code: 0, obj: { marked: 1 } });
    await become('full');
    const unread = await server.db.select({ id: message.id }).from(message).where(isNull(message.readAt));
    expect(unread).toEqual([{ id: hidden }]);
  });
});
