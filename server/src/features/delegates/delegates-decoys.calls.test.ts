import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sendMessage } from 'contract/calls/console/messages';
import type { Directory } from 'contract/calls/delegates';
import { decoys } from '../../../demo/people/decoys.ts';
import { people, signInAs } from '../../../demo/people.ts';
import { message } from '../../platform/database/tables/messages.ts';
import { person } from '../../platform/database/tables/people.ts';
import { demoPerson, requestId, steps } from '../../platform/testing/signing-in.ts';
import { staffAt } from '../../platform/testing/staff-desk.ts';
import { testNow } from '../../platform/testing/test-now.ts';
import { testServer } from '../../platform/testing/test-server.ts';

let server: Awaited<ReturnType<typeof testServer>>;
let ids: string[];
const tokens: Record<string, string> = {};
const viewer = demoPerson(signInAs.red);
const other = demoPerson(signInAs.blue);
beforeAll(async () => {
  server = await testServer();
  for (const { id, email } of [viewer, other])
    tokens[id] = (await steps(server).signIn({ channel: 'email', address: email })).token;
  ids = (await server.db.select({ id: person.id }).from(person).where(eq(person.decoy, true))).map(({ id }) => id);
});
beforeEach(async () => {
  server.clock.set(testNow);
  server.alarms.length = 0;
  await server.db.execute(sql`delete from profile_view`);
});
afterAll(() => server.stop());

const token = () => tokens[viewer.id]!;
const open = (id: string, by = viewer) =>
  server.call.json('/api/delegates/getDelegate', { id }, { token: tokens[by.id]! });
/** It names who opened it, and which of them. */
const alarmAbout = ({ id }: { id: string }, decoy: string) => `a honey delegate was opened: ${id}: ${decoy}`;

test('the directory carries them like anybody, at their place by rank, with positions that say they are nobody', async () => {
  const { obj } = await server.call.json('/api/delegates/getDelegates', {}, { token: token(), language: 'en' });
  const rows = (obj as Directory).delegates!;
  const nobody = rows.filter(({ id }) => ids.includes(id));
  expect(nobody.map(({ name, nameOrder, rankOrder }) => [name, nameOrder, rankOrder])).toEqual([
    ['YU Zhiheng', -1, -1],
    ['Corinne ALDERSEY', -1, -1],
  ]);
  expect(nobody[0]).toMatchObject({ letter: 'Y', pinyin: 'yu zhi heng', other: { name: '俞之蘅' }, origin: 'chinese' });
  expect(rows).toHaveLength(250);
  const before = rows.slice(0, rows.indexOf(nobody[0]!)).map(({ id }) => id);
  const ahead = people.filter((one) => one.listed && one.rank <= decoys.chinese.rank);
  expect(Math.abs(before.length - ahead.length)).toBeLessThanOrEqual(1);
});

test('whoever opens one is answered as to an unknown id, and the technicians learn who, once an hour', async () => {
  const absent = await open('0'.repeat(20));
  expect(server.alarms).toEqual([]);
  for (const id of [...ids, ...ids]) {
    const answer = await open(id);
    expect([answer.status, answer.code, answer.msg, answer.obj]).toEqual([
      ...[absent.status, absent.code, absent.msg, absent.obj],
    ]);
  }
  const [first, second] = [ids[0]!, ids[1]!];
  expect(server.alarms).toEqual([alarmAbout(viewer, first)]);
  await open(first, other);
  expect(server.alarms).toEqual([alarmAbout(viewer, first), alarmAbout(other, first)]);
  server.clock.set(new Date(testNow.getTime() + 3_600_000));
  await open(second);
  expect(server.alarms).toEqual([alarmAbout(viewer, first), alarmAbout(other, first), alarmAbout(viewer, second)]);
});

// That nothing else lists, counts or reaches them is shown for eight viewers by delegates-who-sees-what.calls.test.ts.
test('nobody can bookmark them', async () => {
  const bookmark = { kind: 'delegate', itemId: ids[0]!, bookmarked: true, requestId: requestId() };
  expect((await server.call.json('/api/favourites/setBookmark', bookmark, { token: token() })).code).toBe(-2);
});

test('a message to everybody, or to every red badge, is not counted for them', async () => {
  const desk = await staffAt(server);
  const words = { title: { zh: '通知', en: 'Notice' }, text: { zh: '内容', en: 'Text' } };
  const receivers: number[] = [];
  for (const audience of [{ kind: 'all' }, { kind: 'badge', badge: 'red' }] as const)
    receivers.push((await desk.ask(sendMessage, { ...words, audience })).receivers ?? 0);
  expect(receivers).toEqual([people.length, people.filter(({ badge }) => badge === 'red').length]);
  await desk.leave();
  const got = await server.db.select({ to: message.personId }).from(message);
  expect(got.filter(({ to }) => ids.includes(to))).toEqual([]);
});
