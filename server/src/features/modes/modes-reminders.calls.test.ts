import { eq, inArray } from 'drizzle-orm';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import * as messageCalls from 'contract/calls/messages';
import * as calls from 'contract/calls/modes';
import { meetings } from '../../../demo/agenda.ts';
import { people, signInAs } from '../../../demo/people.ts';
import { jobs } from '../../app.ts';
import { meeting } from '../../platform/database/tables/content/agenda.ts';
import { bookmark, ownItem } from '../../platform/database/tables/favourites.ts';
import { message } from '../../platform/database/tables/messages.ts';
import { person } from '../../platform/database/tables/people.ts';
import { session } from '../../platform/database/tables/session.ts';
import { idFromKey } from '../../platform/ids.ts';
import { insertPersonalNotice } from '../../platform/messages/sending.store.ts';
import { modesDesk, type Who } from '../../platform/people/modes-desk.testing.ts';
import { signInServer } from '../../platform/testing/sign-in-server.ts';
import { demoPerson, gu, requestId } from '../../platform/testing/signing-in.ts';

const { server } = await signInServer();
const desk = modesDesk(server);
const lan = demoPerson(signInAs.assistant);
const seminar = meetings.find(({ type, chair }) => type === 'closed' && chair)!;
const [openId, closedId] = [idFromKey('meeting', 'trade-rules'), idFromKey('meeting', seminar.key)];
const chair = demoPerson(people.find(({ key }) => key === seminar.chair)!.key);

const at = (time: string, date = '2027-03-22') => new Date(`${date}T${time}:00+08:00`);
const times = (time: string) => ({ startsAt: at(time), endsAt: at('23:00') });

/** Only the meeting in question is ahead, so that nothing else reminds. The delegate is in assistant mode. */
beforeEach(async () => {
  await desk.forget(chair);
  await server.db.delete(bookmark);
  await server.db.delete(ownItem);
  await server.db
    .update(meeting)
    .set({ startsAt: at('01:00', '2027-03-10'), endsAt: at('02:00', '2027-03-10'), change: null });
  await desk.signIn(chair.mobile);
  await desk.name(chair, { name: 'Lan Jing', mobile: lan.mobile, email: lan.email, seesSchedule: true });
  await desk.write(calls.setMode, chair, { mode: 'assistant' });
  await desk.signIn(lan.mobile);
  await desk.accept(lan);
  await server.db.delete(message);
});

const begins = (id: string, time: string) => server.db.update(meeting).set(times(time)).where(eq(meeting.id, id));
const bookmarked = (itemId: string) =>
  server.db.insert(bookmark).values({ personId: chair.id, kind: 'meeting', itemId, createdAt: at('08:00') });
async function remindAt(time: string) {
  server.clock.set(at(time));
  const reminders = jobs.flatMap(({ schedules = [] }) => schedules).find(({ name }) => name === 'reminders');
  // Twice, because a job may run again.
  for (const _time of [1, 2]) await reminders?.work({ ...server.parts, db: server.db });
}
async function readBy(who: Who) {
  const { obj } = await desk.read(messageCalls.getMessages, who, { group: 'reminder' });
  return (obj as { messages: { title: string; text: string; target: unknown }[] }).messages;
}

/** What the contact person has in the inbox for the delegate. */
async function toldForChair() {
  const rows = await server.db.select({ facts: message.facts }).from(message).where(eq(message.personId, lan.id));
  return rows.flatMap(({ facts }) => ('forId' in facts && facts.forId === chair.id ? facts.of : [])).toSorted();
}

const verified = (is: boolean) => server.db.update(person).set({ verified: is }).where(eq(person.id, chair.id));
/** The contact person is told of a card for this delegate. */
function told(key: string, forId: string) {
  const facts = { of: 'card', event: 'received', personId: chair.id, byContactId: null, forId } as const;
  return insertPersonalNotice(server.db, { personId: lan.id, key, facts }, server.clock.now());
}

describe('a reminder of a delegate', () => {
  test('comes to the contact person, too, and says whose it is', async () => {
    await begins(openId, '21:00');
    await bookmarked(openId);
    await remindAt('20:30');
    expect(await readBy(chair)).toHaveLength(1);
    const [read, ...others] = await readBy(lan);
    expect(others).toEqual([]);
    const name = chair.name.en;
    expect(read).toMatchObject({ title: `For ${name}: 21:00`, target: null });
    expect(read?.text).toContain('begins in 30 minutes in ');
  });

  test('of a closed-door seminar tells the contact person the time alone', async () => {
    await begins(closedId, '21:00');
    await remindAt('20:30');
    expect((await readBy(chair))[0]?.text).toContain(seminar.title.en);
    const read = await readBy(lan);
    expect(read.map(({ text, target }) => [text, target])).toEqual([
      ['A closed-door seminar begins in 30 minutes.', null],
    ]);
    const [row] = await server.db.select().from(message).where(eq(message.personId, lan.id));
    expect(row).toMatchObject({ itemId: null, facts: { hall: null, walk: null, forId: chair.id } });
  });

  test('of an own entry does not tell what it is', async () => {
    const item = { content: 'Dentist', details: 'Tooth', location: 'Town', venue: 'other', date: '2027-03-22' };
    const token = desk.tokens.get(chair.id) ?? '';
    await server.call.json(
      '/api/favourites/addOwnItem',
      { ...item, from: '21:00', to: '22:00', requestId: requestId() },
      { token },
    );
    await remindAt('20:30');
    expect((await readBy(chair))[0]?.text).toContain('Dentist');
    expect((await readBy(lan)).map(({ text }) => text)).toEqual([
      'An entry in the delegate’s own schedule begins in 30 minutes.',
    ]);
  });

  test.each([
    ['does not show the schedule', () => desk.write(calls.setSeesSchedule, chair, { seesSchedule: false })],
    ['has left assistant mode', () => desk.write(calls.setMode, chair, { mode: 'social' })],
    ['has revoked', () => desk.write(calls.revokeContact, chair)],
  ])('stays with a delegate who %s', async (_what, change) => {
    await change();
    await begins(openId, '21:00');
    await bookmarked(openId);
    await remindAt('20:30');
    expect(await readBy(chair)).toHaveLength(1);
    expect(await readBy(lan)).toEqual([]);
  });

  test('stays with a delegate whose registration is taken back', async () => {
    await begins(openId, '21:00');
    await bookmarked(openId);
    await verified(false);
    await remindAt('20:30');
    await verified(true);
    const both = inArray(message.personId, [chair.id, lan.id]);
    expect(await server.db.select({ to: message.personId }).from(message).where(both)).toEqual([{ to: chair.id }]);
  });

  test('is gone with what was told of cards when the registration of the delegate is taken back', async () => {
    await begins(openId, '21:00');
    await bookmarked(openId);
    await remindAt('20:30');
    await told('card of the delegate', chair.id);
    await told('card of another', gu.id);
    expect(await toldForChair()).toEqual(['card', 'reminder']);
    expect((await desk.read(messageCalls.getMessageTitles, lan)).obj).toMatchObject({ reminders: { unread: 1 } });
    await verified(false);
    expect(await toldForChair()).toEqual([]);
    // Only what was told for this delegate is gone, and the server has noticed it.
    expect(await server.db.$count(message, eq(message.personId, lan.id))).toBe(1);
    await vi.waitFor(
      async () =>
        expect((await desk.read(messageCalls.getMessageTitles, lan)).obj).toMatchObject({ reminders: { unread: 0 } }),
      10_000,
    );
    await verified(true);
  });

  const asLan = { name: 'Lan Jing', mobile: lan.mobile, email: lan.email };
  test.each([
    [
      'is gone when the delegate does not show the schedule any more',
      ['card'],
      () => desk.write(calls.setSeesSchedule, chair, { seesSchedule: false }),
    ],
    [
      'is gone when the delegate says so with another name',
      ['card'],
      () => desk.name(chair, { ...asLan, name: 'Ms Lan', seesSchedule: false }),
    ],
    [
      'is gone with what was told of cards when the delegate leaves assistant mode',
      [],
      () => desk.write(calls.setMode, chair, { mode: 'privacy' }),
    ],
    ['is gone with what was told of cards when the delegate revokes', [], () => desk.write(calls.revokeContact, chair)],
    [
      'is gone with what was told of cards when the contact person stops',
      [],
      () => desk.write(calls.stopActing, lan, { delegateId: chair.id }),
    ],
  ])('that was told %s', async (_what, left, change) => {
    await begins(openId, '21:00');
    await bookmarked(openId);
    await remindAt('20:30');
    await told('a card', chair.id);
    expect(await toldForChair()).toEqual(['card', 'reminder']);
    expect((await change()).code).toBe(0);
    expect(await toldForChair()).toEqual(left);
    expect(await readBy(lan)).toEqual([]);
    expect(await readBy(chair)).toHaveLength(1);
  });

  test('who is erased does not become the contact person’s own', async () => {
    await begins(openId, '21:00');
    await bookmarked(openId);
    await remindAt('20:30');
    const [row] = await server.db.select().from(message).where(eq(message.personId, lan.id));
    expect(row?.key).not.toContain(chair.id);
    const facts = { ...row!.facts, forId: '' } as typeof message.$inferInsert.facts;
    await server.db.update(message).set({ facts }).where(eq(message.personId, lan.id));
    server.services.personalHints.tell(lan.id);
    const [read] = await readBy(lan);
    expect(read).toMatchObject({ title: 'For the delegate: 21:00', target: null });
  });

  test('is not told to a limited session of the contact person', async () => {
    await begins(openId, '21:00');
    await bookmarked(openId);
    await remindAt('20:30');
    expect(await readBy(lan)).toHaveLength(1);
    await server.db.update(session).set({ scope: 'limited' }).where(eq(session.personId, lan.id));
    server.services.sessionCache.drop(() => true);
    expect(await readBy(lan)).toEqual([]);
  });
});
