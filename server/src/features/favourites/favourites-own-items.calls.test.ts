import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as calls from 'contract/calls/favourites';
import { longestContent, longestDetails, longestLocation } from 'contract/own-item-lengths';
import type { Language } from 'contract/languages';
import { signInAs } from '../../../demo/people.ts';
import { jobs } from '../../app.ts';
import { ownItem } from '../../platform/database/tables/favourites.ts';
import { session } from '../../platform/database/tables/session.ts';
import { idFromKey, newId } from '../../platform/ids.ts';
import { purge } from '../../platform/jobs/retention.ts';
import { openStream } from '../../platform/testing/live-stream.ts';
import { demoPerson, requestId, steps } from '../../platform/testing/signing-in.ts';
import { statementsOf } from '../../platform/testing/statements.ts';
import { testNow } from '../../platform/testing/test-now.ts';
import { testServer } from '../../platform/testing/test-server.ts';
import { ownItemsOf } from './favourites-own-items.store.ts';

const [own, other] = [demoPerson(signInAs.assistant), demoPerson(signInAs.green)];
const tokens = new Map<string, string>();
const hallId = idFromKey('hall', 'hehe');
let server: Awaited<ReturnType<typeof testServer>>;
beforeAll(async () => {
  server = await testServer();
  for (const { id, email } of [own, other])
    tokens.set(id, (await steps(server).signIn({ channel: 'email', address: email })).token);
});
beforeEach(async () => {
  server.clock.set(testNow);
  await server.db.delete(ownItem);
});
afterAll(() => server.stop());

const typed = {
  ...{ content: '双边会谈', details: '带上协议草案', location: '荷风会见室3', venue: hallId },
  ...{ date: '2027-03-22', from: '11:30', to: '12:00' },
};
const shown = {
  ...{ version: 1, content: '双边会谈', details: '带上协议草案', location: '荷风会见室3', venue: hallId },
  ...{ startsAt: '2027-03-22T11:30:00+08:00', endsAt: '2027-03-22T12:00:00+08:00' },
};
type Call = (typeof calls)['addOwnItem' | 'editOwnItem' | 'deleteOwnItem' | 'restoreOwnItem' | 'getOwnItems'];
async function ask(
  call: Call,
  body: Record<string, unknown>,
  { who = own, language = 'en' }: { who?: typeof own; language?: Language } = {},
) {
  const sent = { ...body, ...(call.kind === 'write' && !('requestId' in body) ? { requestId: requestId() } : {}) };
  const { code, msg, obj } = await server.call.json(call.path, sent, { token: tokens.get(who.id)!, language });
  return { code, msg, obj: obj as Record<string, unknown> };
}
const add = (over: Partial<typeof typed> = {}) => ask(calls.addOwnItem, { ...typed, ...over });
const added = async (over: Partial<typeof typed> = {}) => (await add(over)).obj as calls.OwnItem;
const items = async (who = own) => (await ask(calls.getOwnItems, {}, { who })).obj['items'] as calls.OwnItem[];
const unknown = { code: -2, msg: 'This content does not exist', obj: { refusal: 'notFound' } };
const minutes = (count: number) => server.clock.set(new Date(testNow.getTime() + count * 60_000));

describe('adding', () => {
  test('answers the entry in the time of the Forum, and the person alone finds it again', async () => {
    const { code, obj } = await add();
    expect({ code, obj }).toEqual({ code: 0, obj: { id: obj['id'], ...shown } });
    expect(await items()).toEqual([obj]);
    expect(await items(other)).toEqual([]);
  });

  test('keeps every word sealed', async () => {
    await add({ venue: 'other' });
    const [row] = await server.db.select().from(ownItem);
    for (const word of [typed.content, typed.details, typed.location]) expect(JSON.stringify(row)).not.toContain(word);
    expect(row).toMatchObject({ hallId: null, plannedAt: testNow, deletedAt: null });
  });

  test.each([
    ['en', 'Please enter content', 'Please enter schedule details', 'Please enter location'],
    ['zh', '请输入内容', '请输入日程详情', '请输入地点'],
  ] as const)('names every wrong field at once in its own words: %s', async (language, content, details, location) => {
    const wrong = { content: ' ', details: '', location: '', venue: newId(), date: '2027-04-01', from: '12:00' };
    const answer = await ask(calls.addOwnItem, { ...typed, ...wrong }, { language });
    const en = language === 'en';
    expect(answer).toEqual({
      code: -1,
      msg: content,
      obj: {
        refusal: 'contentMissing',
        fields: {
          ...{ content, details, location },
          venue: en ? 'Please enter conference venue' : '请输入会场',
          date: en ? 'Please choose one of the days of the Forum' : '请选择论坛会期内的日期',
          to: en ? 'The end must be later than the start, on the same day' : '结束时间须晚于开始时间，且在同一天',
        },
      },
    });
    expect(await items()).toEqual([]);
  });

  test.each([
    ['content', { content: '题'.repeat(longestContent + 1) }],
    ['details', { details: '详'.repeat(longestDetails + 1) }],
    ['location', { location: '地'.repeat(longestLocation + 1) }],
    ['date', { date: '2027-02-30' }],
    ['from', { from: '24:00' }],
    ['venue', { venue: 'hehe' }],
  ])('refuses what no form sends, by its field: %s', async (field, over) => {
    const { code, obj } = await ask(calls.addOwnItem, { ...typed, ...over });
    expect([code, Object.keys(obj['fields'] as object)]).toEqual([-1, [field]]);
  });

  test('stops at 500 entries, also for two screens at once, and goes on when one is deleted', async () => {
    const item = await added();
    const [row] = await server.db.select().from(ownItem);
    const copies = Array.from({ length: 498 }, () => ({ ...row!, id: newId() }));
    const { sealing } = server;
    const sealed = copies.map((one) => ({ ...one, textsSealed: sealing.seal(JSON.stringify(typed), one.id) }));
    await server.db.insert(ownItem).values(sealed);
    const both = await Promise.all([add(), add()]);
    expect(both.map(({ code }) => code).toSorted()).toEqual([-4, 0]);
    expect(both.find(({ code }) => code === -4)?.obj).toEqual({ refusal: 'tooManyItems' });
    expect(await items()).toHaveLength(500);
    await ask(calls.deleteOwnItem, { id: item.id });
    expect((await add()).code).toBe(0);
    expect(await ask(calls.restoreOwnItem, { id: item.id })).toMatchObject({
      code: -4,
      obj: { refusal: 'tooManyItems' },
    });
  });

  test('takes one statement to list any number', async () => {
    for (const count of [1, 30]) {
      for (let nth = 0; nth < count; nth++) await add();
      expect(await statementsOf(server.database, (db) => ownItemsOf(db, own.id))).toBe(1);
    }
  });
});

test('entries are listed by their start, then by their end', async () => {
  for (const [from, to] of [
    ['14:00', '15:00'],
    ['09:00', '10:00'],
    ['14:00', '14:30'],
  ])
    await add({ from: from!, to: to! });
  const listed = (await items()).map(({ startsAt, endsAt }) => [startsAt.slice(11, 16), endsAt.slice(11, 16)]);
  expect(listed).toEqual([
    ['09:00', '10:00'],
    ['14:00', '14:30'],
    ['14:00', '15:00'],
  ]);
});

test('a repeated call adds nothing and answers as the first time', async () => {
  const body = { ...typed, requestId: requestId() };
  const first = await ask(calls.addOwnItem, body);
  expect(await ask(calls.addOwnItem, body)).toEqual(first);
  expect(await items()).toHaveLength(1);
});

describe('editing', () => {
  test('answers the next version', async () => {
    const { id } = await added();
    const edited = await ask(calls.editOwnItem, { ...typed, id, version: 1, content: '茶叙', venue: 'other' });
    expect(edited).toMatchObject({ code: 0, obj: { ...shown, id, version: 2, content: '茶叙', venue: null } });
    expect(await items()).toEqual([edited.obj]);
  });

  test('of a version that another screen changed is refused with what it is now', async () => {
    const { id } = await added();
    const first = await ask(calls.editOwnItem, { ...typed, id, version: 1, content: '甲' });
    const second = await ask(calls.editOwnItem, { ...typed, id, version: 1, content: '乙' });
    expect(second).toMatchObject({
      code: -4,
      obj: { refusal: 'itemChangedMeanwhile', current: first.obj, sent: { id, version: 1, content: '乙' } },
    });
    expect(await items()).toEqual([first.obj]);
  });

  test('on two screens at once lets one of them win', async () => {
    const { id } = await added();
    const both = ['甲', '乙'].map((content) => ask(calls.editOwnItem, { ...typed, id, version: 1, content }));
    expect((await Promise.all(both)).map(({ code }) => code).toSorted()).toEqual([-4, 0]);
  });

  test('is refused like adding', async () => {
    const { id } = await added();
    const { code, obj } = await ask(calls.editOwnItem, { ...typed, id, version: 1, to: '11:00', content: '' });
    expect([code, Object.keys(obj['fields'] as object)]).toEqual([-1, ['content', 'to']]);
  });

  test('counts the reminders anew only when the start is another', async () => {
    const { id } = await added();
    const plannedAt = async () => (await server.db.select().from(ownItem))[0]?.plannedAt;
    minutes(5);
    await ask(calls.editOwnItem, { ...typed, id, version: 1, content: '甲' });
    expect(await plannedAt()).toEqual(testNow);
    await ask(calls.editOwnItem, { ...typed, id, version: 2, from: '11:45' });
    expect(await plannedAt()).toEqual(server.clock.now());
  });
});

describe('deleting', () => {
  test('can be taken back for an hour, and once more changes nothing', async () => {
    const item = await added();
    for (const at of [0, 30]) {
      minutes(at);
      expect(await ask(calls.deleteOwnItem, { id: item.id })).toMatchObject({ code: 0, obj: {} });
    }
    expect(await items()).toEqual([]);
    minutes(59);
    for (const _ of [1, 2]) expect((await ask(calls.restoreOwnItem, { id: item.id })).obj).toEqual(item);
    expect(await items()).toEqual([item]);
  });

  test('is final after an hour: the entry is unknown, and its row goes', async () => {
    const [gone, kept] = [await added(), await added()];
    await ask(calls.deleteOwnItem, { id: gone.id });
    minutes(60);
    for (const call of [calls.restoreOwnItem, calls.deleteOwnItem] as const)
      expect(await ask(call, { id: gone.id })).toEqual(unknown);
    const retention = jobs.flatMap((one) => one.retention ?? []);
    await purge(retention, { db: server.db, log: server.parts.log }, server.clock.now());
    expect(await server.db.select({ id: ownItem.id }).from(ownItem)).toEqual([{ id: kept.id }]);
  });

  test('leaves nothing to edit', async () => {
    const { id } = await added();
    await ask(calls.deleteOwnItem, { id });
    expect(await ask(calls.editOwnItem, { ...typed, id, version: 1 })).toEqual(unknown);
  });
});

test('an entry of somebody else is answered like one that does not exist', async () => {
  const { id } = await added();
  for (const itemId of [id, newId()]) {
    expect(await ask(calls.editOwnItem, { ...typed, id: itemId, version: 1 }, { who: other })).toEqual(unknown);
    expect(await ask(calls.deleteOwnItem, { id: itemId }, { who: other })).toEqual(unknown);
    expect(await ask(calls.restoreOwnItem, { id: itemId }, { who: other })).toEqual(unknown);
  }
  expect(await items()).toHaveLength(1);
});

test('a limited session keeps its owner’s entries, too', async () => {
  const become = async (scope: 'limited' | 'full') => {
    await server.db.update(session).set({ scope }).where(eq(session.personId, own.id));
    server.services.sessionCache.drop(() => true);
  };
  await become('limited');
  const item = await added();
  expect(await items()).toEqual([item]);
  await become('full');
});

test('every write tells the person’s other screens', async () => {
  const screen = await openStream(server, tokens.get(own.id)!);
  let told = (await screen.events(1)).length;
  const { id } = await added();
  const tells = async () => expect((await screen.events(++told)).at(-1)).toMatchObject({ mine: true });
  await tells();
  for (const [call, body] of [
    [calls.editOwnItem, { ...typed, id, version: 1 }],
    [calls.deleteOwnItem, { id }],
    [calls.restoreOwnItem, { id }],
  ] as const) {
    expect((await ask(call, body)).code).toBe(0);
    await tells();
  }
  screen.close();
});
