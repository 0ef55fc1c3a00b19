import { isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { recallMessage, sendMessage, type SentMessage } from 'contract/calls/console/messages';
import type { Message } from 'contract/calls/messages';
import type { Language } from 'contract/languages';
import { meetings } from '../../../demo/agenda.ts';
import { people, signInAs } from '../../../demo/people.ts';
import { announcement, message } from '../../platform/database/tables/messages.ts';
import { idFromKey, newId } from '../../platform/ids.ts';
import { openStream } from '../../platform/testing/live-stream.ts';
import { demoPerson, gu, helena, steps } from '../../platform/testing/signing-in.ts';
import { staffDesk } from '../../platform/testing/staff-desk.ts';
import { testNow } from '../../platform/testing/test-now.ts';
import { messagesJobs } from './messages.jobs.ts';

const blue = demoPerson(signInAs.blue);
const closed = meetings.find(({ type, invited }) => type === 'closed' && !invited.includes(gu.key))!;
const closedId = idFromKey('meeting', closed.key);
const itsPeople = new Set([closed.chair, ...closed.invited, ...closed.speakers.map(({ person }) => person)]);
itsPeople.delete(null);
const insider = demoPerson(closed.invited[0]!);
const outsider = [gu, helena].find(({ key }) => !itsPeople.has(key))!;

const tokens = new Map<string, string>();
let desk: Awaited<ReturnType<typeof staffDesk>>;
let server: typeof desk.server;
beforeAll(async () => {
  desk = await staffDesk();
  server = desk.server;
  for (const { id, email } of [gu, helena, insider, blue])
    if (!tokens.has(id)) tokens.set(id, (await steps(server).signIn({ channel: 'email', address: email })).token);
});
beforeEach(async () => {
  server.clock.set(testNow);
  await server.db.delete(message);
  await server.db.delete(announcement);
  for (const id of tokens.keys()) server.services.personalHints.tell(id);
});
afterAll(() => desk.leave());

const words = {
  title: { zh: '班车时间', en: 'Shuttle buses' },
  text: { zh: '18:00自东门发车。', en: 'They leave the East Gate at 18:00.' },
};
type Body = Parameters<typeof send>[0];
const send = (over: {
  audience: SentMessage['audience'];
  target?: NonNullable<SentMessage['target']>;
  at?: { date: string; time: string };
}) => desk.ask(sendMessage, { ...words, ...over });
async function inbox({ id }: { id: string }, language: Language = 'en') {
  const { obj } = await server.call.json(
    '/api/guestMsg/getMessages',
    { group: 'notification' },
    { token: tokens.get(id)!, language },
  );
  return (obj as { messages: Message[] }).messages;
}
const titles = async (who: { id: string }) => (await inbox(who)).map(({ title }) => title);
async function unread({ id }: { id: string }) {
  const { obj } = await server.call.json('/api/guestMsg/getMsgTitle', {}, { token: tokens.get(id)! });
  return (obj as { notifications: { unread: number } }).notifications.unread;
}
async function minuteAt(time: string) {
  server.clock.set(new Date(`2027-03-22T${time}:00+08:00`));
  const { work } = messagesJobs.schedules!.find(({ name }) => name === 'announcements')!;
  await work({ ...server.parts, db: server.db });
}

describe('a message of the secretariat', () => {
  test.each([
    ['all', { audience: { kind: 'all' } }, people.length],
    ['a badge', { audience: { kind: 'badge', badge: 'blue' } }, people.filter(({ badge }) => badge === 'blue').length],
    ['a meeting’s people', { audience: { kind: 'meeting', id: closedId } }, itsPeople.size],
    ['one person', { audience: { kind: 'person', id: gu.id } }, 1],
  ] as [string, Body, number][])('reaches %s, each once', async (_, body, receivers) => {
    expect(await send(body)).toMatchObject({ state: 'sent', receivers });
    const rows = await server.db.select().from(message).where(isNotNull(message.announcementId));
    expect([rows.length, new Set(rows.map(({ personId }) => personId)).size]).toEqual([receivers, receivers]);
    expect(new Set(rows.map(({ id }) => /^[0-9a-hjkmnp-tv-z]{20}$/.test(id)))).toEqual(new Set([true]));
    expect(new Set(rows.map(({ id }) => id)).size).toBe(receivers);
  });

  test('is read in the reader’s language, by its receivers alone, and their screens hear of it', async () => {
    const stream = await openStream(server, tokens.get(blue.id)!);
    const before = (await stream.events(1)).length;
    await send({ audience: { kind: 'badge', badge: 'blue' }, target: { kind: 'page', page: 'map' } });
    expect((await stream.events(before + 1)).at(-1)).toMatchObject({ mine: true });
    stream.close();
    expect(await inbox(blue)).toMatchObject([
      { kind: 'announcement', title: words.title.en, text: words.text.en, target: { kind: 'page', page: 'map' } },
    ]);
    expect(await inbox(blue, 'zh')).toMatchObject([{ title: words.title.zh, text: words.text.zh }]);
    expect(await titles(gu)).toEqual([]);
  });

  test('waits until its time, and is sent once', async () => {
    const at = { date: '2027-03-22', time: '17:30' };
    expect(await send({ audience: { kind: 'person', id: gu.id }, at })).toMatchObject({ state: 'waiting' });
    await minuteAt('17:29');
    expect(await titles(gu)).toEqual([]);
    await minuteAt('17:31');
    await minuteAt('17:32');
    expect(await titles(gu)).toEqual([words.title.en]);
  });

  test('leaves inboxes and counts at once when it is recalled, read or not', async () => {
    const { id } = await send({ audience: { kind: 'all' } });
    await send({ audience: { kind: 'all' } });
    expect([await unread(gu), await unread(blue)]).toEqual([2, 2]);
    expect(await desk.ask(recallMessage, { id })).toMatchObject({ state: 'recalled' });
    expect([await unread(gu), await unread(blue)]).toEqual([1, 1]);
    expect(await titles(gu)).toHaveLength(1);
    await expect(desk.ask(recallMessage, { id })).rejects.toThrow('The message has already been recalled');
  });

  test('that is recalled while it waits is never sent', async () => {
    const { id } = await send({ audience: { kind: 'all' }, at: { date: '2027-03-22', time: '17:30' } });
    await desk.ask(recallMessage, { id });
    await minuteAt('17:31');
    expect(await server.db.select().from(message).where(isNotNull(message.announcementId))).toEqual([]);
  });

  test('in one language only is refused with the field named, and nothing is stored', async () => {
    const answer = await desk.staff('send-message', 'all', '班车时间', `${words.text.zh} | ${words.text.en}`);
    expect(answer.ok).toBe(false);
    expect(answer.text).toContain('title.en');
    expect(await server.db.select().from(announcement)).toEqual([]);
  });

  test.each([
    ['a time that has passed', { audience: { kind: 'all' }, at: { date: '2027-03-22', time: '10:11' } }, 'passed'],
    ['a person who does not exist', { audience: { kind: 'person', id: newId() } }, 'There is no such person'],
    ['a meeting that does not exist', { audience: { kind: 'meeting', id: newId() } }, 'does not exist'],
  ] as [string, Body, string][])('for %s is refused', async (_, body, why) => {
    await expect(send(body)).rejects.toThrow(why);
    expect(await server.db.select().from(announcement)).toEqual([]);
  });
});

describe('a message about a closed-door seminar', () => {
  const target = { kind: 'meeting' as const, id: closedId };

  test('to its people is not there for who is none of them any more', async () => {
    await send({ audience: target });
    expect(await titles(insider)).toEqual([words.title.en]);
    await server.db.insert(message).values({
      ...{ id: newId(), personId: outsider.id, group: 'notification', kind: 'announcement', key: 'planted' },
      ...{ itemId: closedId, announcementId: (await server.db.select().from(announcement))[0]!.id },
      ...{ facts: { of: 'announcement', audience: 'meeting', target: null }, sentAt: testNow },
    });
    server.services.personalHints.tell(outsider.id);
    expect([await titles(outsider), await unread(outsider)]).toEqual([[], 0]);
  });

  test('to all says that its target is not for this viewer', async () => {
    await send({ audience: { kind: 'all' }, target });
    expect((await inbox(insider))[0]!.target).toEqual({ ...target, gone: false });
    const [message] = await inbox(blue);
    expect(message).toMatchObject({ title: words.title.en });
    // The id of a seminar that one may not know of is not named.
    expect(message!.target).toEqual({ kind: 'meeting', gone: true });
  });

  test('to one person who has no part in it is refused, because nobody would see it', async () => {
    for (const at of [{}, { at: { date: '2027-03-22', time: '17:30' } }])
      await expect(send({ audience: { kind: 'person', id: outsider.id }, target, ...at })).rejects.toThrow(
        'no part in that closed-door seminar',
      );
    expect(await server.db.select().from(announcement)).toEqual([]);
    expect(await send({ audience: { kind: 'person', id: insider.id }, target })).toMatchObject({ receivers: 1 });
    expect(await titles(insider)).toEqual([words.title.en]);
  });
});
