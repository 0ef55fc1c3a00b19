import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { configurationFrom } from '../src/platform/configuration.ts';
import type { OpenDatabase } from '../src/platform/database/database.ts';
import { meeting } from '../src/platform/database/tables/content/agenda.ts';
import { arrangement } from '../src/platform/database/tables/arrangements.ts';
import { contentVersion } from '../src/platform/database/tables/content/versions.ts';
import { ownItem } from '../src/platform/database/tables/favourites.ts';
import { forum, hall } from '../src/platform/database/tables/content/forum.ts';
import { newsItem } from '../src/platform/database/tables/content/news.ts';
import { person } from '../src/platform/database/tables/people.ts';
import { mediaFile, mediaVariant } from '../src/platform/database/tables/content/media.ts';
import { diskStore } from '../src/platform/media/store/disk-store.ts';
import { testDataFolder } from '../src/platform/media/test-folder.testing.ts';
import { sealingWith } from '../src/platform/security/sealing.ts';
import { testDatabase } from '../src/platform/testing/databases/test-database.ts';
import { testNow } from '../src/platform/testing/test-now.ts';
import { keepDemoForum } from './today.ts';

let database: OpenDatabase;
let data: Awaited<ReturnType<typeof testDataFolder>>;
beforeAll(async () => {
  database = await testDatabase();
  data = await testDataFolder(database, undefined);
});
afterAll(async () => {
  await database.close();
  await data.remove();
});

const sealing = sealingWith(configurationFrom({}).storeSecret);
const files = () => diskStore(join(data.dataDir, 'media'));
const demo = () => ({ db: database.db, sealing, mediaStore: files() });
const day = 24 * 60 * 60 * 1000;
const meetings = () => database.db.select().from(meeting).orderBy(meeting.id);
const items = () => database.db.select().from(newsItem).orderBy(newsItem.id);
const historyOf = (kind: string) =>
  database.db.select().from(contentVersion).where(eq(contentVersion.kind, kind)).orderBy(contentVersion.item);

test('a second start loads nothing twice', async () => {
  const before = await meetings();
  await keepDemoForum(demo(), testNow);
  expect(await meetings()).toEqual(before);
  expect([await database.db.$count(hall), await database.db.$count(person)]).toEqual([8, 322]);
});

test('every file is there, and a start makes what is missing anew', async () => {
  const rows = await database.db.select().from(mediaFile);
  const variants = await database.db.select().from(mediaVariant);
  const kept = [...rows, ...variants.map(({ fileId, name, size }) => ({ id: `${fileId}.${name}`, size }))];
  const sizes = () => Promise.all(kept.map(({ id }) => files().size(id)));
  expect(await sizes()).toEqual(kept.map(({ size }) => size));
  const photo = variants.find(({ name }) => name === 'w640')?.fileId ?? '';
  for (const id of [rows[0]?.id ?? '', photo, `${photo}.w640`]) await files().remove(id);
  await keepDemoForum(demo(), testNow);
  expect(await sizes()).toEqual(kept.map(({ size }) => size));
});

test('the history of each meeting begins with what was loaded', async () => {
  const history = await historyOf('meeting');
  expect(history.map(({ item, version, state, content }) => ({ item, version, state, content }))).toEqual(
    (await meetings()).map(({ id, version, ...content }) => ({
      ...{ item: id, version, state: 'published' },
      content: JSON.parse(JSON.stringify(content)) as unknown,
    })),
  );
});

test('a start on a later day moves the forum to it, every meeting at its hour', async () => {
  const before = await meetings();
  await keepDemoForum(demo(), new Date(testNow.getTime() + 5 * day));
  const moved = await meetings();
  expect(moved.map(({ startsAt }) => startsAt)).toEqual(
    before.map(({ startsAt }) => new Date(startsAt.getTime() + 5 * day)),
  );
  expect(moved.map(({ endsAt }) => endsAt)).toEqual(before.map(({ endsAt }) => new Date(endsAt.getTime() + 5 * day)));
  const former = (rows: typeof before) =>
    rows.flatMap(({ change }) => (change?.kind === 'moved' ? [Date.parse(change.fromStartsAt)] : []));
  expect(former(moved)).toEqual(former(before).map((at) => at + 5 * day));
  expect(former(moved).length).toBeGreaterThan(0);
  // An undo on that day must not lead back to the day before.
  const history = await historyOf('meeting');
  expect(history.map(({ content }) => content['startsAt'])).toEqual(
    moved.map(({ startsAt }) => startsAt.toISOString()),
  );
  const [row] = await database.db.select().from(forum);
  const [firstItem] = await database.db.select().from(ownItem).orderBy(ownItem.startsAt).limit(1);
  expect(firstItem?.startsAt.toISOString()).toBe('2027-03-26T08:30:00.000Z');
  const stays = (await database.db.select().from(arrangement)).flatMap(({ id, kind, factsSealed }) =>
    kind === 'hotel' ? [(JSON.parse(sealing.open(factsSealed, id)) as { to: string }).to] : [],
  );
  expect(new Set(stays)).toEqual(new Set(['2027-03-29']));
  expect([row?.firstDay, row?.lastDay]).toEqual(['2027-03-26', '2027-03-28']);
});

test('the news of the day appear at their hour, except what the secretariat changed', async () => {
  const now = new Date(testNow.getTime() + 6 * day);
  const before = await items();
  const withdrawn = before.find(({ isPublished }) => isPublished)?.id ?? '';
  await database.db.update(newsItem).set({ isPublished: false, version: 2 }).where(eq(newsItem.id, withdrawn));
  await keepDemoForum(demo(), now);
  const moved = await items();
  const moments = (rows: typeof before) => rows.map(({ publishedAt }) => publishedAt?.getTime());
  expect(moments(moved)).toEqual(moments(before).map((at) => (at === undefined ? undefined : at + day)));
  const shown = (rows: typeof before, at: Date) => rows.filter(({ publishedAt }) => publishedAt && publishedAt <= at);
  const keysAt = (at: Date) => shown(moved, at).flatMap(({ id }) => (id === withdrawn ? [] : [id]));
  const published = async () => (await items()).flatMap(({ id, isPublished }) => (isPublished ? [id] : []));
  expect(await published()).toEqual(keysAt(now));
  const evening = new Date(now.getTime() + day / 2);
  expect(keysAt(evening).length).toBeGreaterThan(keysAt(now).length);
  await keepDemoForum(demo(), evening);
  expect(await published()).toEqual(keysAt(evening));
  const history = await historyOf('news');
  expect(history.map(({ item }) => item)).toEqual(moved.map(({ id }) => id));
});

test('mobile, email and date of birth are stored sealed only', async () => {
  const rows = JSON.stringify(await database.db.select().from(person));
  expect(rows).not.toMatch(/\+\d{6}|@|\.example/);
});
