import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { and, asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Directory } from 'contract/calls/delegates';
import { decoys } from '../../../demo/people/decoys.ts';
import { auditLine } from '../../platform/database/tables/audit.ts';
import { person } from '../../platform/database/tables/people.ts';
import { gu, helena, steps } from '../../platform/testing/signing-in.ts';
import { staffDesk } from '../../platform/testing/staff-desk.ts';

let desk: Awaited<ReturnType<typeof staffDesk>>;
let token: string;
let partnerId: string;
beforeAll(async () => {
  desk = await staffDesk();
  token = (await steps(desk.server).signIn({ address: gu.mobile })).token;
  await writeFile(join(desk.dataDir, 'none.json'), '[]');
  partnerId = /id: +(\w+)/.exec((await desk.staff('issue-partner-key', 'App')).text)?.[1] ?? '';
});
beforeEach(async () => {
  desk.server.alarms.length = 0;
  await desk.server.db.execute(sql`delete from profile_view`);
});
afterAll(() => desk.leave());

const words = [
  'international',
  ...['马尔科·韦兰德 | Marco Veyland', '韦兰德 | Veyland', '高级顾问 | Senior Adviser', '北岸论坛 | Northshore Forum'],
];
const withWord = (nth: number, word: string) => words.with(nth, word);
const idIn = (text: string) => text.slice(0, 20);
const add = async () => idIn((await desk.staff('add-decoy', ...words)).text);
const remove = (id: string) => desk.staff('remove-decoy', id);
const allDecoys = () => desk.server.db.select({ id: person.id }).from(person).where(eq(person.decoy, true));
const open = (id: string) => desk.server.call.json('/api/delegates/getDelegate', { id }, { token });
async function rowOf(id: string, language: 'zh' | 'en') {
  const { obj } = await desk.server.call.json('/api/delegates/getDelegates', {}, { token, language });
  return (obj as Directory).delegates!.find((row) => row.id === id);
}

test('the Secretariat adds one, which is in the download at once, lists it, and removes it', async () => {
  const { ok, text } = await desk.staff('add-decoy', ...words);
  const id = idIn(text);
  const line = `${id}  international  马尔科·韦兰德 | Marco Veyland; 高级顾问 | Senior Adviser; 北岸论坛 | Northshore Forum`;
  expect([ok, text]).toEqual([true, `${line}\nThe download of the directory has it from now on; no screen shows it.`]);
  const told = { letter: 'V', nameOrder: -1, rankOrder: -1, origin: 'international', photo: null };
  const english = { name: 'Marco VEYLAND', title: 'Senior Adviser', organisation: 'Northshore Forum' };
  expect(await rowOf(id, 'en')).toMatchObject({ ...told, ...english });
  expect(await rowOf(id, 'zh')).toMatchObject({ ...told, letter: 'W', name: '马尔科·韦兰德', title: '高级顾问' });
  const listed = (await desk.staff('list-decoys')).text.split('\n');
  expect(listed.filter((one) => one === line)).toHaveLength(1);
  expect(listed.map(idIn).toSorted()).toEqual((await allDecoys()).map((one) => one.id).toSorted());
  expect(await remove(id)).toEqual({ ok: true, text: `Removed: ${line}` });
  expect(await rowOf(id, 'en')).toBeUndefined();
  expect(await remove(id)).toEqual({ ok: false, text: 'There is no such honey delegate.' });
});

test('it stands at a rank of the later half of its side', async () => {
  const id = await add();
  const { db } = desk.server;
  const [found] = await db.select({ rank: person.rank }).from(person).where(eq(person.id, id));
  await remove(id);
  const ofSide = and(eq(person.origin, 'international'), eq(person.listed, true), eq(person.badge, 'red'));
  const side = await db.select({ rank: person.rank }).from(person).where(ofSide).orderBy(asc(person.rank));
  const later = side.slice(Math.floor(side.length / 2)).map(({ rank }) => rank);
  expect(later.filter((rank) => rank === found?.rank)).toEqual([found?.rank]);
});

test('the alarm names one that was added while the server runs, until it is removed', async () => {
  const absent = await open('0'.repeat(20));
  const id = await add();
  const answer = await open(id);
  expect([answer.code, answer.msg, answer.obj]).toEqual([absent.code, absent.msg, absent.obj]);
  expect(desk.server.alarms).toEqual([`a honey delegate was opened: ${gu.id}: ${id}`]);
  await remove(id);
  await desk.server.db.execute(sql`delete from profile_view`);
  await open(id);
  expect(desk.server.alarms).toHaveLength(1);
});

const form =
  'Please give: <chinese | international> <name zh | en> <family name zh | en> <title zh | en> <organisation zh | en>, each in quotes.';
const taken = 'The directory already has somebody of this name, or a honey delegate has it.';
const { chinese } = decoys;

test.each([
  ['a side that there is not', withWord(0, 'foreign'), form],
  ['a text in one language', withWord(3, 'Senior Adviser'), form],
  ['a text too many', [...words, '多 | More'], form],
  ['nothing', [], form],
  [
    'a name that is too long',
    withWord(1, `${'马'.repeat(101)}韦兰德 | Veyland`),
    'Validation error.\nname.zh: Too long',
  ],
  [
    'another family name',
    withWord(2, '韦兰德 | Weyland'),
    'In each language the family name must be a part of the name.\nfamilyName: In each language the family name must be a part of the name',
  ],
  ['the name of a delegate', withWord(1, `${gu.name.zh} | Marco Veyland`).with(2, '顾 | Veyland'), taken],
  ['the name of a honey delegate', withWord(1, `${chinese.name.zh} | Marco Veyland`).with(2, '俞 | Veyland'), taken],
])('%s is refused, and nothing is written', async (_, args, text) => {
  const count = async () => [await desk.server.db.$count(auditLine), (await allDecoys()).length];
  const before = await count();
  expect(await desk.staff('add-decoy', ...args)).toEqual({ ok: false, text });
  expect(await count()).toEqual(before);
});

test('no person can be removed as one', async () => {
  expect(await remove(helena.id)).toEqual({ ok: false, text: 'There is no such honey delegate.' });
  const isHelena = and(eq(person.id, helena.id), eq(person.decoy, false));
  expect(await desk.server.db.$count(person, isHelena)).toBe(1);
});

describe('for every other command it is nobody:', () => {
  test.each([
    ['reset-badge', (id: string) => [id]],
    ['reissue-badge', (id: string) => [id]],
    ['badge-sign-in-on', (id: string) => [id]],
    ['desk-code', (id: string) => [id]],
    ['end-sessions', (id: string) => [id]],
    ['link-partner', (id: string) => [partnerId, id]],
    ['set-arrangements', (id: string) => [id, join(desk.dataDir, 'none.json')]],
    ['send-message', (id: string) => [`person:${id}`, '题 | Title', '文 | Text']],
  ])('%s', async (command, args) => {
    const [one] = await allDecoys();
    expect(await desk.staff(command, ...args(one!.id))).toEqual({ ok: false, text: 'There is no such person.' });
  });
});

describe('whatever statement is tried, the database keeps a honey delegate from being', () => {
  test.each([
    ['listed', sql`listed = true`],
    ['able to log in', sql`verified = true`],
    ['let in by a badge', sql`badge_sign_in = true`],
    ['of another badge', sql`badge = 'blue'`],
    ['a contact person', sql`contact_only = true`],
    ['found by a mobile', sql`mobile_fingerprint = 'one'`],
    ['found by an email', sql`email_fingerprint = 'one'`],
    ['known by a badge number', sql`badge_number = 'D-9999'`],
  ])('%s', async (_, change) => {
    const done = desk.server.db.execute(sql`update person set ${change} where decoy`);
    await expect(done).rejects.toMatchObject({ cause: { constraint: 'person_decoy_is_nobody' } });
  });

  test('a delegate on record', async () => {
    const done = desk.server.db.execute(sql`update person set decoy = true where id = ${helena.id}`);
    await expect(done).rejects.toMatchObject({ cause: { constraint: 'person_decoy_is_nobody' } });
  });
});
