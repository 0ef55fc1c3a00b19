import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cancelMeeting, getMeeting, moveMeeting } from 'contract/calls/console/meetings';
import { meetings } from '../../../demo/agenda.ts';
import { people } from '../../../demo/people.ts';
import { meeting, meetingPerson } from '../../platform/database/tables/content/agenda.ts';
import { bookmark, ownItem } from '../../platform/database/tables/favourites.ts';
import { message } from '../../platform/database/tables/messages.ts';
import type { ReminderFacts } from '../../platform/messages/message-facts.ts';
import { idFromKey, newId } from '../../platform/ids.ts';
import { demoPerson, gu, helena } from '../../platform/testing/signing-in.ts';
import { staffDesk } from '../../platform/testing/staff-desk.ts';
import { testNow } from '../../platform/testing/test-now.ts';
import { sendReminders } from './messages.jobs.ts';

let desk: Awaited<ReturnType<typeof staffDesk>>;
let server: typeof desk.server;
beforeAll(async () => {
  desk = await staffDesk();
  server = desk.server;
});
const openId = idFromKey('meeting', 'trade-rules');
const earlierId = idFromKey(
  'meeting',
  meetings.find(({ type, key }) => type !== 'closed' && key !== 'trade-rules')!.key,
);
const closed = meetings.find(({ type }) => type === 'closed')!;
const closedId = idFromKey('meeting', closed.key);
const insiders = [closed.chair, ...closed.invited, ...closed.speakers.map(({ person }) => person)];
const redOutsider = demoPerson(people.find(({ key, badge }) => badge === 'red' && !insiders.includes(key))!.key);
const blue = demoPerson(people.find(({ badge }) => badge === 'blue')!.key);
const reason = { zh: '因航班变更', en: 'Owing to a change of flights' };

const longAgo = '2027-03-10';
const [start, end] = [at('11:15'), at('12:15')];
function at(time: string, date = '2027-03-22') {
  return new Date(`${date}T${time}:00+08:00`);
}
/** All meetings but the one in question are over, so that nothing else reminds. */
beforeEach(async () => {
  server.clock.set(testNow);
  await server.db.delete(bookmark);
  await server.db.delete(ownItem);
  await server.db.delete(meetingPerson).where(eq(meetingPerson.meetingId, openId));
  await server.db.update(meeting).set({ startsAt: at('01:00', longAgo), endsAt: at('02:00', longAgo), change: null });
  await server.db.update(meeting).set({ startsAt: start, endsAt: end }).where(eq(meeting.id, openId));
  // The server's own job may just have sent some.
  await server.db.delete(message);
});
afterAll(() => desk.leave());

const bookmarked = (personId: string, { itemId = openId, createdAt = at('08:00') } = {}) =>
  server.db.insert(bookmark).values({ personId, kind: 'meeting', itemId, createdAt });
const inRole = (personId: string, role: 'chair' | 'speaker') =>
  server.db.insert(meetingPerson).values({ meetingId: openId, personId, role, position: 0 });
async function remindAt(...times: string[]) {
  for (const time of times) {
    server.clock.set(at(time));
    await sendReminders({ db: server.db, clock: server.clock, services: server.services });
  }
}
async function sent() {
  const rows = await server.db.select().from(message).where(eq(message.group, 'reminder')).orderBy(message.sentAt);
  return rows.map(
    ({ kind, sentAt, facts }) => `${kind} ${timeOf(sentAt)}, ${(facts as ReminderFacts).minutes} minutes`,
  );
}
const timeOf = (moment: Date) => new Date(moment.getTime() + 8 * 3_600_000).toISOString().slice(11, 16);

describe('a bookmarked meeting', () => {
  test('reminds 30 and 10 minutes before, each once, however often the job runs', async () => {
    await bookmarked(gu.id);
    await remindAt('10:44', '10:45', '10:45', '10:46', '11:04', '11:05', '11:06', '11:15', '11:16');
    expect(await sent()).toEqual(['bookmarked 10:45, 30 minutes', 'bookmarked 11:05, 10 minutes']);
  });

  test('does not remind of a moment that had passed when it was bookmarked', async () => {
    await bookmarked(gu.id, { createdAt: at('10:46') });
    await remindAt('10:46', '10:50', '11:05');
    expect(await sent()).toEqual(['bookmarked 11:05, 10 minutes']);
  });

  test('reminds late with the true minutes if no worker ran, and not after the start', async () => {
    await bookmarked(gu.id);
    await remindAt('10:58');
    expect(await sent()).toEqual(['bookmarked 10:58, 17 minutes']);
    await server.db.delete(message);
    await remindAt('11:15');
    expect(await sent()).toEqual([]);
  });

  test('a clock that is set back doubles nothing', async () => {
    await bookmarked(gu.id);
    await remindAt('10:45', '10:30', '10:45', '11:05', '10:45');
    expect(await sent()).toEqual(['bookmarked 10:45, 30 minutes', 'bookmarked 11:05, 10 minutes']);
  });

  test('reminds again after it has moved, and not at all of a time in the past', async () => {
    await bookmarked(gu.id);
    await remindAt('10:45');
    const move = async (from: string, to: string) => {
      const { id, version } = await desk.ask(getMeeting, { id: openId });
      await desk.ask(moveMeeting, { id, version, date: '2027-03-22', from, to, reason });
    };
    await move('14:00', '15:00');
    await remindAt('11:05', '13:30');
    expect(await sent()).toEqual(['bookmarked 10:45, 30 minutes', 'bookmarked 13:30, 30 minutes']);
    await move('13:00', '14:30');
    await remindAt('13:31', '13:50');
    expect(await sent()).toHaveLength(2);
  });

  test('does not remind when it is cancelled a minute before, nor when it is bookmarked afterwards', async () => {
    await bookmarked(gu.id);
    server.clock.set(at('10:44'));
    const { id, version } = await desk.ask(getMeeting, { id: openId });
    await desk.ask(cancelMeeting, { id, version, reason });
    await bookmarked(helena.id, { createdAt: at('10:44') });
    await remindAt('10:45', '11:05');
    expect(await sent()).toEqual([]);
  });
});

describe('a chair and a speaker', () => {
  test.each([
    ['chair', 'chairs'],
    ['speaker', 'speaks'],
  ] as const)('are reminded a day before, too, in words of their own: %s', async (role, kind) => {
    await inRole(gu.id, role);
    await bookmarked(gu.id);
    server.clock.set(at('11:15', '2027-03-21'));
    await sendReminders({ db: server.db, clock: server.clock, services: server.services });
    await remindAt('10:45', '11:05');
    expect(await sent()).toEqual([
      `${kind} 11:15, 1440 minutes`,
      `${kind} 10:45, 30 minutes`,
      `${kind} 11:05, 10 minutes`,
    ]);
  });

  test('whose meeting moves to within half an hour are told of the nearer time alone', async () => {
    await inRole(gu.id, 'chair');
    server.clock.set(at('09:00'));
    const { id, version } = await desk.ask(getMeeting, { id: openId });
    await desk.ask(moveMeeting, { id, version, date: '2027-03-22', from: '09:25', to: '10:30', reason });
    await remindAt('09:00', '09:01', '09:15');
    expect(await sent()).toEqual(['chairs 09:00, 25 minutes', 'chairs 09:15, 10 minutes']);
  });

  test('who both chairs and speaks gets one reminder, as the chair', async () => {
    await inRole(gu.id, 'chair');
    await inRole(gu.id, 'speaker');
    await remindAt('11:05');
    expect(new Set((await sent()).map((one) => one.split(' ')[0]))).toEqual(new Set(['chairs']));
    expect(await sent()).toHaveLength(2);
  });
});

describe('an own item', () => {
  const item = (over: Partial<typeof ownItem.$inferInsert> = {}) =>
    server.db.insert(ownItem).values({
      ...{ id: newId(), personId: gu.id, textsSealed: '', hallId: null },
      ...{ startsAt: start, endsAt: end, plannedAt: at('08:00'), changedAt: at('08:00') },
      ...over,
    });

  test('reminds 30 and 10 minutes before, without its words', async () => {
    await item();
    await remindAt('10:45', '11:05');
    expect(await sent()).toEqual(['own item 10:45, 30 minutes', 'own item 11:05, 10 minutes']);
  });

  test('does not remind when it is deleted, or of a moment before its time was set', async () => {
    await item({ deletedAt: at('10:00') });
    await item({ plannedAt: at('10:50') });
    await remindAt('10:50', '11:05');
    expect(await sent()).toEqual(['own item 11:05, 10 minutes']);
  });
});

describe('the way there', () => {
  const walk = async () => ((await server.db.select().from(message))[0]!.facts as ReminderFacts).walk;
  const hall = (key: string) => idFromKey('hall', key);
  beforeEach(async () => {
    await server.db
      .update(meeting)
      .set({ hallId: hall('songhe') })
      .where(eq(meeting.id, openId));
    await bookmarked(gu.id);
  });
  const earlier = (over: Partial<typeof meeting.$inferInsert>) =>
    server.db
      .update(meeting)
      .set({ startsAt: at('09:00'), endsAt: at('10:30'), hallId: hall('hehe'), ...over })
      .where(eq(meeting.id, earlierId));

  test('begins where the last item of the day ends', async () => {
    await earlier({});
    await bookmarked(gu.id, { itemId: earlierId });
    await remindAt('10:45');
    expect(await walk()).toEqual({
      minutes: expect.any(Number) as number,
      from: { zh: '和合厅', en: 'Hehe Hall' },
      itemId: earlierId,
    });
  });

  test.each([
    ['in the same hall', { hallId: hall('songhe') }],
    ['on the day before', { startsAt: at('22:00', '2027-03-21'), endsAt: at('23:30', '2027-03-21') }],
    ['after the start', { endsAt: at('11:20') }],
    ['at a cancelled meeting', { change: { kind: 'cancelled' as const, reason } }],
  ])('is not told if the last item ends %s', async (_, over) => {
    await earlier(over);
    await bookmarked(gu.id, { itemId: earlierId });
    await remindAt('10:45');
    expect(await walk()).toBeNull();
  });

  test('never begins in the hall of a seminar of which one sees only the time', async () => {
    await server.db.delete(bookmark);
    for (const itemId of [openId, closedId]) await bookmarked(redOutsider.id, { itemId });
    await server.db
      .update(meeting)
      .set({ startsAt: at('09:00'), endsAt: at('10:30'), hallId: hall('hehe') })
      .where(eq(meeting.id, closedId));
    await remindAt('10:45');
    expect(await walk()).toBeNull();
  });
});

test('a cancelled seminar still reminds those who see only its time, so that nothing is told by silence', async () => {
  const startsAt = start;
  const change = { kind: 'cancelled' as const, reason };
  await server.db
    .update(meeting)
    .set({ startsAt: at('01:00', longAgo), endsAt: at('02:00', longAgo) })
    .where(eq(meeting.id, openId));
  await server.db.update(meeting).set({ startsAt, endsAt: end, change }).where(eq(meeting.id, closedId));
  const invited = demoPerson(closed.invited[0]!);
  for (const { id } of [redOutsider, blue, invited]) await bookmarked(id, { itemId: closedId });
  await remindAt('10:45');
  expect((await server.db.select().from(message)).map(({ personId }) => personId)).toEqual([redOutsider.id]);
});
