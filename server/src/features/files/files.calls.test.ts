import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as console from 'contract/calls/console/files';
import type { FileRow, findInFile, FoundFile, getFile } from 'contract/calls/files';
import type { Mine } from 'contract/calls/mine';
import type { AnswerOf } from 'contract/wire/call';
import { pagePicture } from 'contract/wire/media';
import { signInAs } from '../../../demo/people.ts';
import { meetingInvitation } from '../../platform/database/tables/content/agenda.ts';
import { contentChange } from '../../platform/database/tables/content/versions.ts';
import { lockedPdf, pdfOf } from '../../platform/documents/made-documents.testing.ts';
import { idFromKey } from '../../platform/ids.ts';
import { mediaAs } from '../../platform/testing/media.ts';
import type { Body } from '../../platform/testing/signed-call.ts';
import { demoPerson, gu, helena, requestId, steps } from '../../platform/testing/signing-in.ts';
import { staffDesk } from '../../platform/testing/staff-desk.ts';
import { fileCalls, fileDesk, pdfWith } from '../../platform/documents/file-desk.testing.ts';

const blue = demoPerson(signInAs.blue);
let desk: Awaited<ReturnType<typeof staffDesk>>;
const tokens = { gu: '', helena: '', blue: '' };
let meetingId = '';
beforeAll(async () => {
  desk = await staffDesk();
  const go = steps(desk.server);
  tokens.gu = (await go.signIn({ address: gu.mobile })).token;
  tokens.helena = (await go.signIn({ channel: 'email', address: helena.email })).token;
  tokens.blue = (await go.signIn({ address: blue.mobile })).token;
  const { rows } = (await desk.server.db.execute(sql`
    select id from meeting where not exists (
      select from meeting_person where meeting_id = meeting.id and person_id in (${gu.id}, ${helena.id}, ${blue.id}))
      and not exists (
      select from meeting_invitation where meeting_id = meeting.id and person_id in (${gu.id}, ${helena.id}, ${blue.id}))
    order by id limit 1`)) as { rows: { id: string }[] };
  meetingId = rows[0]?.id ?? expect.unreachable('the demo has such a meeting');
  await desk.server.db.insert(meetingInvitation).values({ meetingId, personId: gu.id });
});
afterAll(() => desk.leave());

const call = <T>(name: string, body: Body, token = tokens.gu) => fileCalls(desk)<T>(name, body, { token });
type Opened = AnswerOf<typeof getFile>;
/** What a phone that shows this content gets of its first page, and where it finds a word. */
async function readIn(id: string, media: string) {
  const { obj: page } = await call<{ text?: string; refusal?: string }>('getFilePage', { id, media, number: 1 });
  const { obj: hits } = await call<Partial<AnswerOf<typeof findInFile>>>('findInFile', {
    ...{ id, media, text: 'qilinword' },
  });
  return { text: page.text, refused: page.refusal, found: hits.pages?.map(({ number }) => number) };
}
const title = { zh: '麒麟文件', en: 'The qilin paper' };
const pdf = { ending: 'pdf', title, bytes: pdfWith('A qilinword on page one', 'and page two') } as const;
async function limited(personId: string, scope: 'limited' | 'full') {
  await desk.server.db.execute(sql`update session set scope = ${scope} where person_id = ${personId}`);
  desk.server.services.sessionCache.drop(() => true);
}

/** Everything by which somebody could learn of a file. */
async function traces(id: string, media: string, token: string) {
  const page = await call<{ items: FileRow[]; types: Record<string, number> }>('getFiles', {}, token);
  const found = await call<{ total: number; items: FoundFile[] }>('searchFiles', { text: 'qilinword' }, token);
  const titled = await call<{ total: number }>('searchFiles', { text: 'qilin' }, token);
  const fetched = await (await mediaAs(desk.server, token))(pagePicture({ id: media }, 1));
  const bookmarked = await desk.server.call.json(
    '/api/favourites/setBookmark',
    { kind: 'file', itemId: id, bookmarked: true, requestId: requestId() },
    { token },
  );
  const mine = await desk.server.call.json('/api/mine/getMine', {}, { token });
  return {
    listed: page.obj.items.some((item) => item.id === id),
    found: found.obj.items.some((item) => item.id === id) || found.obj.total + titled.obj.total > 0,
    opened: (await call('getFile', { id }, token)).code,
    read: (await call('getFilePage', { id, number: 1 }, token)).code,
    looked: (await call('findInFile', { id, text: 'qilinword' }, token)).code,
    picture: fetched.status,
    prepared: (await call('prepareFile', { id }, token)).code,
    linked: (await call('prepareFileLink', { id }, token)).code,
    bookmarked: bookmarked.code,
    mine: (mine.obj as Mine).bookmarks?.files.includes(id) ?? false,
  };
}
const everything = {
  ...{ listed: true, found: true, opened: 0, read: 0, looked: 0, picture: 200, prepared: 0, linked: 0 },
  ...{ bookmarked: 0, mine: true },
};
const nothing = {
  ...{ listed: false, found: false, opened: -2, read: -2, looked: -2, picture: 404, prepared: -2, linked: -2 },
  ...{ bookmarked: -2, mine: false },
};

describe('a file', () => {
  test('is a draft of which nobody knows, then published, then withdrawn', async () => {
    const { id, version, media } = await fileDesk(desk).add(pdf);
    expect(await traces(id, media, tokens.gu)).toEqual(nothing);
    const published = await desk.ask(console.publishForumFile, { id, version });
    expect(published).toMatchObject({ inside: 'searched', pages: 2 });
    expect(await traces(id, media, tokens.gu)).toEqual(everything);
    await desk.ask(console.unpublishForumFile, { id, version: published.version });
    expect(await traces(id, media, tokens.gu)).toEqual({ ...nothing });
  });

  test.each([
    ['badges', { kind: 'badges', badges: ['blue', 'grey'] }, 'blue', 'gu'],
    ['a meeting’s people', { kind: 'meeting', meetingId: () => meetingId }, 'gu', 'helena'],
  ] as const)('for %s is for nobody else, and hints go to nobody else', async (_who, written, inside, outside) => {
    const audience =
      written.kind === 'badges'
        ? { kind: written.kind, badges: [...written.badges] }
        : { kind: written.kind, meetingId: written.meetingId() };
    const { id, version, media } = await fileDesk(desk).publish({ ...pdf, audience });
    const hints = await desk.server.db.select().from(contentChange).where(eq(contentChange.itemId, id));
    expect(hints.length).toBeGreaterThan(0);
    for (const hint of hints)
      expect(hint.audience).toEqual(
        audience.kind === 'badges'
          ? { badges: audience.badges }
          : { people: expect.arrayContaining([gu.id]) as unknown },
      );
    expect(await traces(id, media, tokens[inside])).toEqual(everything);
    expect(await traces(id, media, tokens[outside])).toEqual(nothing);
    await desk.ask(console.unpublishForumFile, { id, version });
  });

  test('for a meeting’s people is nothing to a session that no code confirmed', async () => {
    const { id, version, media } = await fileDesk(desk).publish({ ...pdf, audience: { kind: 'meeting', meetingId } });
    await limited(gu.id, 'limited');
    expect(await traces(id, media, tokens.gu)).toEqual(nothing);
    await limited(gu.id, 'full');
    expect(await traces(id, media, tokens.gu)).toEqual(everything);
    await desk.ask(console.unpublishForumFile, { id, version });
  });

  test('that is replaced shows its former pages until the new ones are read, and then no longer', async () => {
    const { stored, read, publish } = fileDesk(desk);
    const { id, version, media } = await publish(pdf);
    const next = await stored(pdfWith('A dragonword instead'), 'pdf');
    await desk.server.services.mediaStore.remove(next);
    const replaced = await desk.ask(console.replaceForumFile, { id, version, media: next, ending: 'pdf' });
    expect(replaced.version).toBe(version + 1);
    const meanwhile = (await call<Opened>('getFile', { id })).obj;
    expect([meanwhile.media, meanwhile.file.version, meanwhile.pages.length, meanwhile.file.inside]).toEqual([
      ...[media, version + 1, 2, 'searched'],
    ]);
    expect(await readIn(id, media)).toEqual({ text: 'A qilinword on page one', refused: undefined, found: [1] });
    expect(await readIn(id, next)).toEqual({ text: undefined, refused: 'fileReplaced', found: undefined });
    // Whoever replaced it reads what became of the new content.
    const { items } = await desk.ask(console.listForumFiles, {});
    expect(items.find((one) => one.id === id)?.inside).toBe('waiting');
    expect((await call<{ total: number }>('searchFiles', { text: 'qilinword' })).obj.total).toBe(1);
    await desk.server.services.mediaStore.write(next, pdfWith('A dragonword instead'));
    await read(next);
    const now = (await call<Opened>('getFile', { id })).obj;
    expect([now.media, now.pages.length, now.file.inside]).toEqual([next, 1, 'searched']);
    // A phone that still shows the former pages gets no text of the new ones for theirs.
    expect(await readIn(id, media)).toEqual({ text: undefined, refused: 'fileReplaced', found: undefined });
    expect(await readIn(id, next)).toEqual({ text: 'A dragonword instead', refused: undefined, found: [] });
    expect((await call<{ total: number }>('searchFiles', { text: 'qilinword' })).obj.total).toBe(0);
    expect((await call<{ total: number }>('searchFiles', { text: 'dragonword' })).obj.total).toBe(1);
    expect((await (await mediaAs(desk.server, tokens.gu))(pagePicture({ id: media }, 1))).status).toBe(404);
    await desk.ask(console.unpublishForumFile, { id, version: replaced.version });
  });

  test.each([
    ['locked', lockedPdf(), 'none'],
    ['damaged', Buffer.from('%PDF-1.7 broken'), 'none'],
    ['no text', pdfOf([[]]), 'pages'],
  ] as const)('that is %s says so, and is found by its title and downloaded', async (inside, bytes, preview) => {
    const { id, version } = await fileDesk(desk).publish({ ...pdf, bytes });
    const { file } = (await call<Opened>('getFile', { id })).obj;
    expect([file.inside, file.preview]).toEqual([inside, preview]);
    expect((await call<{ total: number }>('searchFiles', { text: '麒麟' })).obj.total).toBe(1);
    const { address, size } = (await call<{ address: string; size: number }>('prepareFile', { id })).obj;
    const fetched = await fetch(desk.server.address + address);
    expect([(await fetched.arrayBuffer()).byteLength, size]).toEqual([bytes.length, bytes.length]);
    await desk.ask(console.unpublishForumFile, { id, version });
  });

  test('has pictures of its pages, whose sizes are known before they arrive', async () => {
    const { id, version, media } = await fileDesk(desk).publish(pdf);
    const { pages } = (await call<Opened>('getFile', { id })).obj;
    expect(pages.map(({ picture }) => picture)).toEqual([
      [1000, 1333],
      [1000, 1333],
    ]);
    const fetchAs = await mediaAs(desk.server, tokens.gu);
    const picture = await fetchAs(pagePicture({ id: media }, 2));
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp']);
    const others = [`/media/${media}`, pagePicture({ id: media }, 3), `/media/${media}.p0`];
    expect(await Promise.all(others.map(async (path) => (await fetchAs(path)).status))).toEqual([404, 404, 404]);
    await desk.ask(console.unpublishForumFile, { id, version });
  });
});

describe('the secretariat', () => {
  const refused = (asked: Promise<unknown>) =>
    asked.then(
      () => 'accepted',
      (failure: { refusal?: { refusal?: string } }) => failure.refusal?.refusal,
    );

  test('is refused a content that is none, an ending that is another’s, and a meeting that there is not', async () => {
    const media = await fileDesk(desk).stored(pdf.bytes, 'pdf');
    const facts = { category: 'guide', title, audience: { kind: 'all' }, media, ending: 'pdf' } as const;
    const add = (more: object) => refused(desk.ask(console.addForumFile, { ...facts, ...more }));
    const nobody = idFromKey('meeting', 'none');
    expect([
      await add({ media: nobody }),
      await add({ ending: 'docx' }),
      await add({ audience: { kind: 'meeting', meetingId: nobody } }),
      await add({}),
    ]).toEqual(['noSuchMedia', 'endingNotTaken', 'noSuchAudience', 'accepted']);
  });

  test('is told of a version that is not the newest, and of what is so already', async () => {
    const { id, version } = await fileDesk(desk).publish(pdf);
    const on = { id, version };
    expect(await refused(desk.ask(console.publishForumFile, on))).toBe('fileAlreadySo');
    expect(await refused(desk.ask(console.unpublishForumFile, { id, version: version - 1 }))).toBe('changedMeanwhile');
    await desk.ask(console.unpublishForumFile, on);
  });
});
