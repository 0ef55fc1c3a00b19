import { inArray, ne } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as staff from 'contract/calls/console/news';
import type { NewsItem, NewsRow, BriefItem } from 'contract/calls/news';
import type { Changes } from 'contract/calls/live';
import type { Mine } from 'contract/calls/mine';
import type { Language } from 'contract/languages';
import { pictureAddress } from 'contract/wire/media';
import { news } from '../../../demo/news/news.ts';
import type { DemoNews } from '../../../demo/news/shapes.ts';
import { newsFileId } from '../../../demo/news/writing.ts';
import { newsItem } from '../../platform/database/tables/content/news.ts';
import { idFromKey } from '../../platform/ids.ts';
import { givingLate } from '../../platform/cache/content-cache.testing.ts';
import { mediaAs } from '../../platform/testing/media.ts';
import { gu, requestId, steps } from '../../platform/testing/signing-in.ts';
import { staffDesk } from '../../platform/testing/staff-desk.ts';
import { statementsOf } from '../../platform/testing/statements.ts';
import { showNews } from './news.actions.ts';

let desk: Awaited<ReturnType<typeof staffDesk>>;
let token = '';
beforeAll(async () => {
  desk = await staffDesk();
  token = (await steps(desk.server).signIn({ address: gu.mobile })).token;
});
afterAll(() => desk.leave());

type Page = { items: NewsRow[]; more: boolean; timeZone: string };
const ask = (name: string, body = {}, language: Language = 'en') =>
  desk.server.call.json(`/api/forum/${name}`, body, { language, token });
const page = async (body = {}) => (await ask('getForum', body)).obj as Page;
const detail = async (id: string, language: Language = 'en') =>
  ((await ask('getForumDetail', { id }, language)).obj as { item: NewsItem }).item;
const idOf = ({ key }: Pick<DemoNews, 'key'>) => idFromKey('news', key);
const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

/** Published by the time of the tests, 10:12 of the second day. */
const due = news
  .filter(({ published }) => published && (published.day < 2 || (published.day === 2 && published.time <= '10:12')))
  .toSorted((one, other) => when(other) - when(one));
function when({ published }: DemoNews) {
  const [hours = 0, minutes = 0] = (published?.time ?? '').split(':').map(Number);
  return ((published?.day ?? 0) * 24 + hours) * 60 + minutes;
}
const one = (found: DemoNews | undefined) => found ?? expect.unreachable('the demo has such an item');
const plain = { cover: null, film: null, summary: { zh: null, en: null }, body: { zh: [], en: [] } };
const facts = {
  ...plain,
  ...({ kind: 'news', category: 'forum' } as const),
  ...{ title: { zh: '新条目', en: 'A new item' }, source: { zh: '日报', en: 'Daily' } },
};

const versionOf = async (id: string) => {
  const { items } = await desk.ask(staff.listNews, {});
  return { id, version: items.find((item) => item.id === id)?.version ?? 0 };
};
const withdraw = async (id: string) => desk.ask(staff.unpublishNews, await versionOf(id));
const publish = async (id: string) => desk.ask(staff.publishNews, await versionOf(id));

describe('the list', () => {
  test('has everything that is published by now, newest first, in pages of twenty', async () => {
    const first = await page();
    const second = await page({ olderThan: first.items.at(-1)?.id });
    expect([first.items.length, first.more, second.more]).toEqual([20, true, false]);
    expect(idsOf([...first.items, ...second.items])).toEqual(due.map(idOf));
  });

  test.each(['news', 'talk'] as const)('may be of %s alone', async (kind) => {
    const { items } = await page({ kind });
    const expected = due.filter((item) => item.kind === kind).map(idOf);
    expect(idsOf(items)).toEqual(expected.slice(0, 20));
  });

  test('continues where it was while an item appears, and after one that was withdrawn', async () => {
    const first = await page();
    const last = first.items.at(-1)?.id ?? '';
    const rest = idsOf((await page({ olderThan: last })).items);
    const { id } = await desk.ask(staff.addNews, facts);
    const added = await publish(id);
    expect(idsOf((await page()).items)[0]).toBe(added.id);
    expect(idsOf((await page({ olderThan: last })).items)).toEqual(rest);
    await withdraw(last);
    expect(idsOf((await page({ olderThan: last })).items)).toEqual(rest);
    await publish(last);
    await withdraw(added.id);
    expect(idsOf((await page()).items)).toEqual(idsOf(first.items));
  });

  test('knows no place after an id that was never published', async () => {
    const draft = idOf(one(news.find(({ published }) => published === null)));
    const answers = await Promise.all([draft, '0'.repeat(20)].map((olderThan) => ask('getForum', { olderThan })));
    expect(answers.map(({ code, obj }) => [code, obj])).toEqual([
      [-2, { refusal: 'notFound' }],
      [-2, { refusal: 'notFound' }],
    ]);
  });

  test('is read once for all callers, in the same four statements with one item and with all', async () => {
    const { database, db, services } = desk.server;
    const asked = () =>
      statementsOf(database, (counted) => showNews({ body: {}, db: counted, language: 'en', services }));
    services.contentCache.clear();
    expect([await asked(), await asked()]).toEqual([4, 0]);
    const [{ id: kept } = { id: '' }] = (await page()).items;
    await db.update(newsItem).set({ isPublished: false }).where(ne(newsItem.id, kept));
    services.contentCache.clear();
    expect([await asked(), idsOf((await page()).items)]).toEqual([4, [kept]]);
    await db
      .update(newsItem)
      .set({ isPublished: true })
      .where(inArray(newsItem.id, due.map(idOf)));
    services.contentCache.clear();
  });
});

describe('an item', () => {
  const spoken = one(due.find(({ voice }) => voice));

  test.each(['zh', 'en'] as const)('has its text, recordings and related items, in %s', async (language) => {
    const item = await detail(idOf(spoken), language);
    expect(item.title).toBe(spoken.title[language]);
    expect(item.body).toEqual(spoken.body[language]);
    expect(item.recordings.map((recording) => recording.language)).toEqual(
      language === 'zh' ? ['zh', 'en'] : ['en', 'zh'],
    );
    expect(item.recordings[0]?.sentences.length).toBeGreaterThan(2);
    expect(item.related).toHaveLength(3);
    expect(idsOf(item.related)).not.toContain(item.id);
  });

  test('has the summary of the other language where its own is missing', async () => {
    const halves = due.filter(({ summary }) => (summary.zh === null) !== (summary.en === null));
    for (const half of halves)
      for (const language of ['zh', 'en'] as const)
        expect((await detail(idOf(half), language)).summary).toBe(half.summary.zh ?? half.summary.en);
    expect(halves.length).toBeGreaterThan(0);
  });

  test('that is a draft, not there yet or unknown is the same answer', async () => {
    const hidden = [news.find(({ published }) => !published), news.find(({ published }) => published?.day === 3)];
    const ids = [...hidden.map((item) => idOf(one(item))), '0'.repeat(20)];
    const answers = await Promise.all(ids.map((id) => ask('getForumDetail', { id })));
    expect(answers.map(({ code, msg, obj }) => [code, msg, obj])).toEqual(
      answers.map(() => [-2, answers[2]?.msg, { refusal: 'notFound' }]),
    );
  });
});

test('the morning brief is the voice articles of today, oldest first, with their sentences', async () => {
  const { items } = (await ask('getBrief')).obj as { items: BriefItem[] };
  const today = due.filter(({ voice, published }) => voice && published?.day === 2).toReversed();
  expect(idsOf(items)).toEqual(today.map(idOf));
  expect(items.every(({ recordings }) => recordings[0]?.language === 'en' && recordings[0].sentences.length > 0)).toBe(
    true,
  );
});

describe('a withdrawn item', () => {
  test('is in no page that somebody read while it was withdrawn', async () => {
    const { db, services } = desk.server;
    const [{ id: newest } = { id: '' }] = (await page()).items;
    services.contentCache.clear();
    const contentCache = givingLate(services.contentCache, 'items', () => withdraw(newest));
    await showNews({ body: {}, db, language: 'en', services: { ...services, contentCache } });
    expect(idsOf((await page()).items)).not.toContain(newest);
    await publish(newest);
  });

  const item = one(due.find(({ cover, voice }) => cover && voice));
  const id = idOf(item);
  const mine = async () => (await desk.server.call.json('/api/mine/getMine', {}, { token })).obj as Mine;
  const bookmark = (itemId: string) =>
    desk.server.call.json(
      '/api/favourites/setBookmark',
      { kind: 'news', itemId, bookmarked: true, requestId: requestId() },
      { token },
    );
  const changes = async (body = {}) =>
    (await desk.server.call.json('/api/live/getChanges', body, { token })).obj as Changes;
  /** The list, the page, the brief, the cover, the recording and the bookmark. */
  const places = async () => {
    const fetched = await mediaAs(desk.server, token);
    const file = (key: string) => fetched(pictureAddress({ id: newsFileId(key) }));
    const all = [...(await page()).items, ...(await page({ olderThan: (await page()).items.at(-1)?.id })).items];
    return [
      idsOf(all).includes(id),
      (await ask('getForumDetail', { id })).code,
      idsOf(((await ask('getBrief')).obj as { items: BriefItem[] }).items).includes(id),
      (await file(item.cover ?? '')).status,
      (await file(`${item.key}.en`)).status,
      (await mine()).bookmarks?.news,
    ];
  };

  test('is gone from everywhere at once, and comes back with its moment and its bookmarks', async () => {
    expect((await bookmark(id)).code).toBe(0);
    const { publishedAt } = await detail(id);
    expect(await places()).toEqual([true, 0, true, 200, 200, [id]]);
    const { last } = await changes();
    await withdraw(id);
    // Open screens hear of it, and ask again.
    expect((await changes({ after: last })).hints).toMatchObject([{ topic: 'news', itemId: id }]);
    expect(await places()).toEqual([false, -2, false, 404, 404, []]);
    expect((await bookmark(id)).obj).toEqual({ refusal: 'notFound' });
    await publish(id);
    expect(await places()).toEqual([true, 0, true, 200, 200, [id]]);
    expect((await detail(id)).publishedAt).toBe(publishedAt);
  });
});

describe('a document in a text', () => {
  const report = { id: idFromKey('news', 'annual-report'), file: newsFileId('annual-report-summary') };
  const prepare = (body: object) => ask('prepareDocument', { ...body, requestId: requestId() });

  test('is downloaded once, by a ticket, under its name; by its address only while the item is public', async () => {
    const document = await mediaAs(desk.server, token);
    const status = async () => (await document(pictureAddress({ id: report.file }))).status;
    expect(await status()).toBe(200);
    await desk.ask(staff.setNewsPublic, { ...(await versionOf(report.id)), to: 'off' });
    expect(await status()).toBe(404);
    const { address } = (await prepare(report)).obj as { address: string };
    const fetched = await fetch(desk.server.address + address);
    expect([fetched.status, fetched.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(fetched.headers.get('content-disposition')).toContain('Summary%20of%20the%20Annual%20Report.pdf');
    expect((await fetch(desk.server.address + address)).status).toBe(404);
  });

  test('is given away by no other item, and not after the item was withdrawn', async () => {
    const other = idOf(one(due[0]));
    expect((await prepare({ ...report, id: other })).obj).toEqual({ refusal: 'notFound' });
    const { address } = (await prepare(report)).obj as { address: string };
    await withdraw(report.id);
    expect((await prepare(report)).obj).toEqual({ refusal: 'notFound' });
    expect((await fetch(desk.server.address + address)).status).toBe(404);
    await publish(report.id);
  });
});
