import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as calls from 'contract/calls/console/news';
import { removeFile } from 'contract/calls/console/media';
import type { RichBlock } from 'contract/rich-text/rich-text';
import { pictureAddress } from 'contract/wire/media';
import { photo } from '../../platform/database/tables/content/media.ts';
import { newsFile, newsItem } from '../../platform/database/tables/content/news.ts';
import { contentChange, contentVersion } from '../../platform/database/tables/content/versions.ts';
import { newId } from '../../platform/ids.ts';
import { storedFile } from '../../platform/media/files.testing.ts';
import { mediaAs } from '../../platform/testing/media.ts';
import { gu, steps } from '../../platform/testing/signing-in.ts';
import { staffDesk } from '../../platform/testing/staff-desk.ts';

let desk: Awaited<ReturnType<typeof staffDesk>>;
let token = '';
beforeAll(async () => {
  desk = await staffDesk();
  token = (await steps(desk.server).signIn({ address: gu.mobile })).token;
});
afterAll(() => desk.leave());

const bytes = new TextEncoder().encode('bytes');
const stored = { picture: '', audio: '', video: '', document: '' };
beforeEach(async () => {
  const size = { width: null, height: null };
  stored.picture = await storedFile(desk.server, bytes);
  stored.audio = await storedFile(desk.server, bytes, { kind: 'audio', extension: 'mp3', type: 'audio/mpeg', ...size });
  stored.video = await storedFile(desk.server, bytes, { kind: 'video', extension: 'mp4', type: 'video/mp4', ...size });
  const pdf = { kind: 'document', extension: 'pdf', type: 'application/pdf' } as const;
  stored.document = await storedFile(desk.server, bytes, { ...pdf, ...size, name: 'Plan.pdf' });
});

const facts: calls.NewsFacts = {
  ...{ kind: 'news', category: 'forum', cover: null, film: null },
  title: { zh: '新条目', en: 'A new item' },
  summary: { zh: '摘要', en: null },
  source: { zh: '日报', en: 'Daily' },
  body: { zh: [], en: [] },
};
const picture = (file: string): RichBlock => ({ kind: 'picture', file, width: 40, height: 20, caption: null });
const paper = (file: string): RichBlock => ({ kind: 'document', file, name: 'Plan', extension: 'pdf', size: 5 });
const video = (file: string, poster: string | null): RichBlock => ({ kind: 'video', file, poster, caption: null });
const add = async (more: Partial<calls.NewsFacts> = {}) => {
  const { id, version } = await desk.ask(calls.addNews, { ...facts, ...more });
  return { id, version };
};
const on = ({ id, version }: { id: string; version: number }) => ({ id, version });
const refused = (asked: Promise<unknown>) =>
  asked.then(
    () => 'accepted',
    (failure: { refusal?: { refusal?: string } }) => failure.refusal?.refusal,
  );
const shown = async (id: string) =>
  (await desk.server.call.json('/api/forum/getForumDetail', { id }, { language: 'en', token })).code;
const status = async (file: string) => (await (await mediaAs(desk.server, token))(pictureAddress({ id: file }))).status;
const filesOf = async (itemId: string) =>
  (await desk.server.db.select().from(newsFile).where(eq(newsFile.itemId, itemId))).map(({ fileId }) => fileId);
const hints = () => desk.server.db.$count(contentChange);

describe('an item', () => {
  test('is a draft that nobody sees or hears of, then published, and each change is a version', async () => {
    const before = await hints();
    const draft = await add({ cover: stored.picture });
    const changed = await desk.ask(calls.changeNews, { ...facts, cover: stored.picture, ...draft, kind: 'talk' });
    expect([await hints(), await shown(draft.id), await status(stored.picture)]).toEqual([before, -2, 404]);
    const published = await desk.ask(calls.publishNews, on(changed));
    expect([await hints(), await shown(draft.id), await status(stored.picture)]).toEqual([before + 1, 0, 200]);
    expect(published).toMatchObject({ version: 3, kind: 'talk', isPublic: false, recordings: [] });
    const versions = await desk.server.db.select().from(contentVersion).where(eq(contentVersion.item, draft.id));
    expect(versions.map(({ version, state }) => [version, state])).toEqual([1, 2, 3].map((one) => [one, 'published']));
  });

  test('is not changed by whoever looked at an older version, nor set as it is', async () => {
    const draft = await add();
    const published = await desk.ask(calls.publishNews, draft);
    expect(await refused(desk.ask(calls.publishNews, draft))).toBe('changedMeanwhile');
    expect(await refused(desk.ask(calls.publishNews, on(published)))).toBe('newsAlreadySo');
    expect(await refused(desk.ask(calls.setNewsPublic, { ...on(published), to: 'off' }))).toBe('newsAlreadySo');
    const withdrawn = await desk.ask(calls.unpublishNews, on(published));
    expect(await refused(desk.ask(calls.unpublishNews, on(withdrawn)))).toBe('newsAlreadySo');
    expect(await refused(desk.ask(calls.publishNews, { id: newId(), version: 1 }))).toBe('notFound');
  });

  test('is listed with the languages of its recordings, drafts first', async () => {
    const draft = await add();
    const { items } = await desk.ask(calls.listNews, {});
    expect(items.find(({ id }) => id === draft.id)).toMatchObject({ publishedAt: null, title: 'A new item' });
    const firstPublished = items.findIndex(({ publishedAt }) => publishedAt);
    expect(items.findIndex(({ id }) => id === draft.id)).toBeLessThan(firstPublished);
    expect(items.some(({ recordings }) => recordings.join() === 'zh,en')).toBe(true);
  });
});

describe('the files of an item', () => {
  test('are kept with it, shown while it is published, and cannot be removed', async () => {
    const body = { zh: [picture(stored.picture), paper(stored.document)], en: [video(stored.video, stored.picture)] };
    const draft = await add({ body });
    expect((await filesOf(draft.id)).toSorted()).toEqual([stored.picture, stored.document, stored.video].toSorted());
    expect(await refused(desk.ask(removeFile, { id: stored.video }))).toBe('fileInUse');
    const published = await desk.ask(calls.publishNews, draft);
    expect([await status(stored.picture), await status(stored.video), await status(stored.document)]).toEqual([
      ...[200, 200, 404],
    ]);
    const changed = await desk.ask(calls.changeNews, { ...facts, ...on(published) });
    expect([await filesOf(draft.id), await status(stored.picture)]).toEqual([[], 404]);
    expect(await refused(desk.ask(removeFile, { id: stored.video }))).toBe('accepted');
    expect(changed.version).toBe(3);
  });

  test('of a public item are for everybody, documents as attachments', async () => {
    const anybody = (id: string) => fetch(desk.server.address + pictureAddress({ id }));
    const body = { zh: [paper(stored.document)], en: [] };
    const published = await desk.ask(calls.publishNews, await add({ body, cover: stored.picture }));
    expect((await anybody(stored.picture)).status).toBe(404);
    const shared = await desk.ask(calls.setNewsPublic, { ...on(published), to: 'on' });
    const [cover, document] = [await anybody(stored.picture), await anybody(stored.document)];
    expect([cover.status, document.status]).toEqual([200, 200]);
    expect(document.headers.get('content-disposition')).toBe('attachment');
    expect(document.headers.get('content-security-policy')).toContain('sandbox');
    await desk.ask(calls.unpublishNews, on(shared));
    expect([(await anybody(stored.picture)).status, (await anybody(stored.document)).status]).toEqual([404, 404]);
  });

  test('must exist, be of the right kind, and be nobody’s photo', async () => {
    const [{ fileId } = { fileId: '' }] = await desk.server.db.select().from(photo).limit(1);
    const wrong: Partial<calls.NewsFacts>[] = [
      { cover: newId() },
      { cover: stored.video },
      { cover: fileId },
      { film: { file: stored.picture, poster: null } },
      { film: { file: stored.video, poster: stored.audio } },
      { body: { zh: [picture(stored.document)], en: [] } },
      { body: { zh: [], en: [paper(stored.picture)] } },
      { body: { zh: [], en: [video(stored.video, newId())] } },
    ];
    const items = () => desk.server.db.$count(newsItem);
    const before = await items();
    for (const more of wrong) expect(await refused(desk.ask(calls.addNews, { ...facts, ...more }))).toBe('noSuchFile');
    expect(await items()).toBe(before);
  });
});

describe('a recording', () => {
  const sentences = [{ text: 'One.', block: null, from: 0, to: 400 }];
  const recording = () => ({ file: stored.audio, duration: 1000, sentences });

  test('is given and taken away in one language, and its file is shown with the item', async () => {
    const published = await desk.ask(calls.publishNews, await add());
    const spoken = await desk.ask(calls.setRecording, { ...on(published), language: 'en', recording: recording() });
    expect([spoken.recordings, await status(stored.audio)]).toEqual([['en'], 200]);
    const silent = await desk.ask(calls.setRecording, { ...on(spoken), language: 'en', recording: null });
    expect([silent.recordings, await status(stored.audio)]).toEqual([[], 404]);
  });

  test('must be a recording whose sentences follow one another', async () => {
    const draft = await add();
    const set = (more: object) =>
      refused(desk.ask(calls.setRecording, { ...draft, language: 'zh', recording: { ...recording(), ...more } }));
    expect(await set({ file: stored.picture })).toBe('noSuchFile');
    expect(await set({ duration: 300 })).toBe('wrongTimes');
    expect(await set({ sentences: [...sentences, ...sentences] })).toBe('wrongTimes');
    expect(await set({})).toBe('accepted');
  });
});

describe('hostile texts', () => {
  test.each([
    ['an element of another kind', { kind: 'script', runs: [{ text: 'alert(1)' }] }],
    ['HTML beside the tree', { kind: 'paragraph', runs: [{ text: 'x' }], html: '<script>' }],
    ['a link that is a program', { kind: 'paragraph', runs: [{ text: 'x', link: 'javascript:alert(1)' }] }],
    ['an address for a file', { kind: 'picture', file: 'https://a.example/x', width: 1, height: 1, caption: null }],
    ['letters that no database stores', { kind: 'paragraph', runs: [{ text: 'a\u0000b' }] }],
  ])('%s is refused', async (_, block) => {
    const body = { zh: [block], en: [] } as unknown as calls.NewsFacts['body'];
    expect(await refused(desk.ask(calls.addNews, { ...facts, body }))).toBe('invalidInput');
  });

  test('letters that no database stores are refused beside the text too', async () => {
    const bad = 'a\u0000b';
    const both = { zh: bad, en: bad };
    const wrong: Partial<calls.NewsFacts>[] = [{ title: both }, { source: both }, { summary: { zh: null, en: bad } }];
    for (const more of wrong)
      expect(await refused(desk.ask(calls.addNews, { ...facts, ...more }))).toBe('invalidInput');
    const sentences = [{ text: bad, block: null, from: 0, to: 1 }];
    const recording = { file: stored.audio, duration: 10, sentences };
    const set = desk.ask(calls.setRecording, { ...(await add()), language: 'en', recording });
    expect(await refused(set)).toBe('invalidInput');
  });

  test('HTML becomes the tree, with files of ours and without what has no place in it', async () => {
    const html = `<p onclick="x()">One <b>two</b></p><script>alert(1)</script><img src="a.webp" onerror="x()"><img src="https://b.example/b.png"><p><a href="plan.pdf">Plan</a></p>`;
    const files = [
      { address: 'a.webp', id: stored.picture },
      { address: 'plan.pdf', id: stored.document },
      { address: 'unknown.webp', id: newId() },
    ];
    expect(await desk.ask(calls.cleanHtml, { html, files })).toEqual({
      text: [
        { kind: 'paragraph', runs: [{ text: 'One ' }, { text: 'two', bold: true }] },
        picture(stored.picture),
        paper(stored.document),
      ],
      leftOut: ['https://b.example/b.png'],
      isCut: false,
    });
  });
});
