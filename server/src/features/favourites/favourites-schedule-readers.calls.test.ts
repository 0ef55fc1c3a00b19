import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { setArrangements } from 'contract/calls/console/arrangements';
import * as meetings from 'contract/calls/console/meetings';
import * as favourites from 'contract/calls/favourites';
import * as calls from 'contract/calls/modes';
import { signInAs } from '../../../demo/people.ts';
import type { Database } from '../../platform/database/database.ts';
import { meetingInvitation } from '../../platform/database/tables/content/agenda.ts';
import { bookmark, ownItem } from '../../platform/database/tables/favourites.ts';
import { person } from '../../platform/database/tables/people.ts';
import { idFromKey } from '../../platform/ids.ts';
import { modesDesk } from '../../platform/people/modes-desk.testing.ts';
import { openStream } from '../../platform/testing/live-stream.ts';
import { signInServer } from '../../platform/testing/sign-in-server.ts';
import { demoPerson, gu, helena } from '../../platform/testing/signing-in.ts';
import { staffAt } from '../../platform/testing/staff-desk.ts';
import { statementsOf } from '../../platform/testing/statements.ts';
import { deleteBookmark, insertBookmark } from './favourites.store.ts';

const { server } = await signInServer();
const desk = modesDesk(server);
let staff: Awaited<ReturnType<typeof staffAt>>;
beforeAll(async () => void (staff = await staffAt(server)));
afterAll(() => staff.leave());
const lan = demoPerson(signInAs.assistant);
const meetingId = idFromKey('meeting', 'trade-rules');

/** Gu is in assistant mode, Lan has agreed and sees the schedule. */
beforeEach(async () => {
  await desk.forget(gu);
  await server.db.delete(bookmark);
  await server.db.delete(ownItem);
  await desk.signIn(gu.mobile);
  await desk.name(gu, { name: 'Lan Jing', mobile: lan.mobile, email: lan.email, seesSchedule: true });
  await desk.write(calls.setMode, gu, { mode: 'assistant' });
  await desk.signIn(lan.mobile);
  await desk.accept(lan);
});

const mark = (kind: favourites.BookmarkKind, itemId: string, bookmarked: boolean) =>
  desk.write(favourites.setBookmark, gu, { kind, itemId, bookmarked });
const texts = { content: 'Call home', details: 'By telephone', location: 'Lobby', venue: 'other' };
const item = { ...texts, date: '2027-03-23', from: '06:00', to: '06:30' };
async function added() {
  const { obj } = await desk.write(favourites.addOwnItem, gu, item);
  return obj as { id: string; version: number };
}
const officer = { kind: 'officer' as const, name: { zh: '米志瑶', en: 'Mi Zhiyao' }, phone: '+86 10 1555 0126' };

/** Whom a write tells, in this order. */
async function toldBy(write: () => Promise<unknown>): Promise<string[]> {
  const tell = vi.spyOn(server.services.personalHints, 'tell');
  try {
    await write();
    return tell.mock.calls.map(([id]) => id);
  } finally {
    tell.mockRestore();
  }
}

describe('whoever sees the schedule of a delegate is told, after the delegate,', () => {
  const both = [gu.id, lan.id];

  test('of a meeting that is bookmarked and given up, and not of a bookmarked delegate', async () => {
    expect(await toldBy(() => mark('meeting', meetingId, true))).toEqual(both);
    // Nothing has changed.
    expect(await toldBy(() => mark('meeting', meetingId, true))).toEqual([gu.id]);
    expect(await toldBy(() => mark('meeting', meetingId, false))).toEqual(both);
    expect(await toldBy(() => mark('delegate', helena.id, true))).toEqual([gu.id]);
    expect(await toldBy(() => mark('delegate', helena.id, false))).toEqual([gu.id]);
  });

  test('of own entries', async () => {
    expect(await toldBy(added)).toEqual(both);
    const { id, version } = await added();
    const edit = (change: object, times: number) =>
      toldBy(() => desk.write(favourites.editOwnItem, gu, { ...item, ...change, id, version: version + times }));
    expect(await edit({ to: '06:45' }, 0)).toEqual(both);
    // The schedule that they see has no details.
    expect(await edit({ to: '06:45', details: 'In person' }, 1)).toEqual([gu.id]);
    expect(await edit({ to: '06:45', content: 'Call them' }, 2)).toEqual(both);
    expect(await toldBy(() => desk.write(favourites.deleteOwnItem, gu, { id }))).toEqual(both);
    expect(await toldBy(() => desk.write(favourites.restoreOwnItem, gu, { id }))).toEqual(both);
  });

  test('of arrangements, and only of those of this delegate', async () => {
    const arrange = ({ id }: { id: string }) => staff.ask(setArrangements, { personId: id, arrangements: [officer] });
    expect(await toldBy(() => arrange(gu))).toEqual(both);
    expect(await toldBy(() => arrange(helena))).toEqual([helena.id]);
  });

  test('of a meeting in it that moves, also where the agenda is not theirs', async () => {
    await mark('meeting', meetingId, true);
    const { version } = await staff.ask(meetings.getMeeting, { id: meetingId });
    const to = {
      date: '2027-03-22',
      from: '14:00',
      to: '15:30',
      reason: { zh: '因航班变更', en: 'Change of flights' },
    };
    const told = await toldBy(() => staff.ask(meetings.moveMeeting, { id: meetingId, version, ...to }));
    expect(told.at(-1)).toBe(lan.id);
    expect(told.filter((id) => both.includes(id))).toEqual(both);
  });

  test('of a closed-door seminar in it only as far as they see it', async () => {
    const seminar = idFromKey('meeting', 'grid-interconnection');
    await server.db.insert(meetingInvitation).values({ meetingId: seminar, personId: gu.id }).onConflictDoNothing();
    const { version } = await staff.ask(meetings.getMeeting, { id: seminar });
    const reason = { zh: '因设备检修', en: 'Owing to maintenance' };
    const toBoth = async (to: string, hallKey: string, times: number) => {
      const plan = { date: '2027-03-22', from: '11:15', to, hallId: idFromKey('hall', hallKey), reason };
      const told = await toldBy(() =>
        staff.ask(meetings.moveMeeting, { id: seminar, version: version + times, ...plan }),
      );
      return told.filter((id) => both.includes(id));
    };
    expect(await toBoth('12:30', 'mudan', 0)).toEqual([gu.id]);
    expect(await toBoth('12:45', 'mudan', 1)).toEqual(both);
  });

  test('at once, by the stream that is open', async () => {
    const stream = await openStream(server, desk.tokens.get(lan.id) ?? '');
    const before = (await stream.events(1)).length;
    await mark('meeting', meetingId, true);
    const [told] = (await stream.events(before + 1)).slice(before);
    expect(told).toMatchObject({ hints: [], mine: true });
    const { entries } = (await desk.read(calls.getPrincipalSchedule, lan, { actingFor: gu.id }))
      .obj as calls.PrincipalSchedule;
    expect(entries.filter(({ id }) => id === meetingId)).toHaveLength(1);
    stream.close();
  });
});

describe('nobody else is told', () => {
  const clear = () => staff.ask(setArrangements, { personId: gu.id, arrangements: [] });

  test.each([
    ['the delegate does not show the schedule', () => desk.write(calls.setSeesSchedule, gu, { seesSchedule: false })],
    ['the delegate has left assistant mode', () => desk.write(calls.setMode, gu, { mode: 'social' })],
    ['the delegate has revoked', () => desk.write(calls.revokeContact, gu)],
    ['the contact person has stopped', () => desk.write(calls.stopActing, lan, { delegateId: gu.id })],
    [
      'the delegate has named somebody else',
      () => desk.name(gu, { name: 'Ruth', mobile: '+447700900461', email: 'r@amberley.example', seesSchedule: true }),
    ],
  ])('once %s', async (_when, end) => {
    expect((await end()).code).toBe(0);
    expect(await toldBy(() => mark('meeting', meetingId, true))).toEqual([gu.id]);
    expect(await toldBy(added)).toEqual([gu.id]);
    expect(await toldBy(clear)).toEqual([gu.id]);
  });

  test('while the registration of the delegate is taken back', async () => {
    const verified = (is: boolean) => server.db.update(person).set({ verified: is }).where(eq(person.id, gu.id));
    await verified(false);
    expect(await toldBy(clear)).toEqual([gu.id]);
    await verified(true);
    expect(await toldBy(clear)).toEqual([gu.id, lan.id]);
  });
});

test('a bookmark finds out whom to tell in the statement that writes it', async () => {
  const set = { personId: gu.id, kind: 'meeting', itemId: meetingId } as const;
  const write = (db: Database) => insertBookmark(db, set, server.clock.now());
  expect(await statementsOf(server.database, write)).toBe(1);
  expect(await statementsOf(server.database, (db) => deleteBookmark(db, set))).toBe(1);
});
