import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import * as console from 'contract/calls/console/files';
import type { FoundFile } from 'contract/calls/files';
import { workClaim } from '../../platform/database/tables/claims.ts';
import { contentChange } from '../../platform/database/tables/content/versions.ts';
import { filePage, fileReading, forumFile } from '../../platform/database/tables/content/files.ts';
import { mediaVariant } from '../../platform/database/tables/content/media.ts';
import { docxWith, fileCalls, fileDesk, pdfWith } from '../../platform/documents/file-desk.testing.ts';
import { newId } from '../../platform/ids.ts';
import { takeClaim } from '../../platform/jobs/claims.store.ts';
import type { JobContext } from '../../platform/jobs/jobs.ts';
import { allOf, type MediaStore } from '../../platform/media/store/media-store.ts';
import { gu, steps } from '../../platform/testing/signing-in.ts';
import { staffDesk } from '../../platform/testing/staff-desk.ts';
import { indexTitle } from './files-index.store.ts';
import type * as actions from './files-reading.actions.ts';
import { readFile, readUnread } from './files-reading.actions.ts';

let desk: Awaited<ReturnType<typeof staffDesk>>;
let context: JobContext;
let token = '';
beforeAll(async () => {
  desk = await staffDesk();
  context = { ...desk.server.parts, db: desk.server.db };
  token = (await steps(desk.server).signIn({ address: gu.mobile })).token;
});
afterAll(() => desk.leave());

const facts = { category: 'report', title: { zh: '狻猊', en: 'Suanni' }, audience: { kind: 'all' } } as const;

/** A draft that nobody has read yet, without the job, which would come at a moment of its own. */
async function unread(bytes: Buffer, ending: 'pdf' | 'docx') {
  const [id, media] = [newId(), await fileDesk(desk).stored(bytes, ending)];
  await desk.server.db.insert(forumFile).values({ id, ...facts, ending, mediaId: media });
  await indexTitle(desk.server.db, id, facts.title);
  return { id, media };
}
const insideOf = async (id: string) =>
  (await desk.ask(console.listForumFiles, {})).items.find((item) => item.id === id)?.inside;

test('a document that is read twice, also at the same time, has each page and each picture once', async () => {
  const { id, media } = await unread(pdfWith('One', 'Two'), 'pdf');
  await Promise.all([readFile({ id: media }, context), readUnread(context), readFile({ id: media }, context)]);
  const hints = () => desk.server.db.$count(contentChange, eq(contentChange.itemId, id));
  const told = await hints();
  await readFile({ id: media }, context);
  expect([
    await insideOf(id),
    await desk.server.db.$count(filePage, eq(filePage.mediaId, media)),
    await desk.server.db.$count(mediaVariant, eq(mediaVariant.fileId, media)),
    await hints(),
  ]).toEqual(['searched', 2, 2, told]);
});

test('a document whose reading the end of the server cut off is not damaged, and is read afterwards', async () => {
  const { id, media } = await unread(pdfWith('One'), 'pdf');
  const dueDeliveries = { ...context.services.dueDeliveries, stopping: AbortSignal.abort() };
  const stopping = { ...context, services: { ...context.services, dueDeliveries } };
  await expect(readFile({ id: media }, stopping)).rejects.toThrow('aborted');
  expect(await insideOf(id)).toBe('waiting');
  await readUnread(context);
  expect(await insideOf(id)).toBe('searched');
});

/** The job's context with another store in place of some of the real one. */
function withStore(other: (real: MediaStore) => Partial<MediaStore>): JobContext {
  const real = context.services.mediaStore;
  return { ...context, services: { ...context.services, mediaStore: { ...real, ...other(real) } } };
}

test('a document in the middle of which the line to the store breaks is not damaged, and is read afterwards', async () => {
  const { id, media } = await unread(pdfWith('One'), 'pdf');
  const breaking = withStore((real) => ({
    read: async (key) => {
      const whole = await allOf(await real.read(key));
      return (async function* () {
        yield whole.subarray(0, whole.length / 2);
        throw Object.assign(new Error('the line broke'), { code: 'ECONNRESET' });
      })();
    },
  }));
  await expect(readFile({ id: media }, breaking)).rejects.toThrow('the line broke');
  expect(await insideOf(id)).toBe('waiting');
  await readUnread(context);
  expect(await insideOf(id)).toBe('searched');
});

test('a slow store takes nothing of the time that pages have which cannot be drawn', async () => {
  const { media } = await unread(pdfWith('One'), 'pdf');
  await readFile({ id: media }, context);
  await desk.server.db.update(fileReading).set({ pages: 4, isDrawn: false }).where(eq(fileReading.mediaId, media));
  let [sent, late] = [0, 0];
  const real = performance.now.bind(performance);
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => real() + late);
  onTestFinished(() => clock.mockRestore());
  const slow = withStore((store) => ({
    read: async (key) => {
      const whole = await allOf(await store.read(key));
      return (async function* () {
        sent += 1;
        late += 10 * 60_000;
        yield whole;
      })();
    },
  }));
  await readFile({ id: media }, slow);
  // The first page has its picture; each of the others is tried, because the one before it cannot be drawn.
  expect(sent).toBe(3);
});

/** As another process has it, with its own list of what it reads. */
async function anotherInstance(): Promise<typeof actions> {
  const address = new URL('./files-reading.actions.ts?another', import.meta.url).href;
  return (await import(address)) as typeof actions;
}

test('a document that one instance reads is left to it by another, so that each picture is written once', async () => {
  const other = await anotherInstance();
  expect(other.readFile).not.toBe(readFile);
  const { id, media } = await unread(pdfWith('One', 'Two'), 'pdf');
  const [keys, seen]: [string[], unknown[]] = [[], []];
  const busy = withStore((real) => ({
    read: async (key) => {
      keys.push(`read ${key}`);
      // Whoever comes meanwhile has nothing to wait for.
      await other.readFile({ id: media }, busy);
      seen.push(await insideOf(id));
      return real.read(key);
    },
    write: async (key, content) => {
      keys.push(`write ${key}`);
      return real.write(key, content);
    },
  }));
  await readFile({ id: media }, busy);
  await other.readFile({ id: media }, busy);
  expect([keys, seen]).toEqual([
    [`read ${media}`, `read ${media}`, `write ${media}.p1`, `write ${media}.p2`],
    ['waiting', 'searched'],
  ]);
});

test('the document of an instance that was killed is read by another one', async () => {
  const { id, media } = await unread(pdfWith('One'), 'pdf');
  const now = desk.server.clock.now();
  const until = new Date(now.getTime() + 60_000);
  await takeClaim(desk.server.db, { work: `document ${media}`, holder: 'killed' }, { now, until });
  await readUnread(context);
  const early = await insideOf(id);
  await readUnread({ ...context, clock: { now: () => until } });
  expect([early, await insideOf(id)]).toEqual(['waiting', 'searched']);
});

test('a page that another instance draws meanwhile is not written over', async () => {
  const { media } = await unread(pdfWith('One', 'Two'), 'pdf');
  const work = eq(workClaim.work, `document ${media}`);
  const written: string[] = [];
  const slow = withStore((real) => ({
    write: async (key, content) => {
      written.push(key);
      await desk.server.db.update(workClaim).set({ holder: 'another instance' }).where(work);
      return real.write(key, content);
    },
  }));
  await readFile({ id: media }, slow);
  const pictures = await desk.server.db.$count(mediaVariant, eq(mediaVariant.fileId, media));
  expect([written, pictures]).toEqual([[`${media}.p1`], 0]);
  await desk.server.db.delete(workClaim).where(work);
});

/** What is left in the database of what was read of this content. */
async function leftOf(media: string) {
  const { db } = desk.server;
  return {
    readings: await db.$count(fileReading, eq(fileReading.mediaId, media)),
    pages: await db.$count(filePage, eq(filePage.mediaId, media)),
    pictures: await db.$count(mediaVariant, eq(mediaVariant.fileId, media)),
  };
}
const nothing = { readings: 0, pages: 0, pictures: 0 };

/** Replaces the content of a file by another one, which is read at once. */
async function replace(id: string) {
  const media = await fileDesk(desk).stored(await docxWith('Another', 'text'), 'docx');
  await desk.ask(console.replaceForumFile, { id, version: 1, media, ending: 'docx' });
  await readFile({ id: media }, context);
  return media;
}

test('a document that is replaced while its pages are drawn leaves no pictures', async () => {
  const { id, media } = await unread(pdfWith('One', 'Two'), 'pdf');
  const newer: string[] = [];
  const replaced = withStore((real) => ({
    write: async (key, content) => {
      if (newer.length === 0) newer.push(await replace(id));
      return real.write(key, content);
    },
  }));
  await readFile({ id: media }, replaced);
  const shown = await leftOf(newer[0] ?? '');
  expect([await leftOf(media), shown.pages, await insideOf(id)]).toEqual([nothing, 1, 'searched']);
});

test('a document that is replaced while it is read leaves nothing', async () => {
  const { id, media } = await unread(pdfWith('One'), 'pdf');
  const replaced = withStore((real) => ({
    read: async (key) => {
      const other = await fileDesk(desk).stored(await docxWith('Another', 'text'), 'docx');
      await desk.ask(console.replaceForumFile, { id, version: 1, media: other, ending: 'docx' });
      return real.read(key);
    },
  }));
  await readFile({ id: media }, replaced);
  expect(await leftOf(media)).toEqual(nothing);
});

test('a document that is missing in the store keeps nobody from the others', async () => {
  const gone = await unread(pdfWith('One'), 'pdf');
  await desk.server.services.mediaStore.remove(gone.media);
  const other = await unread(pdfWith('Two'), 'pdf');
  await expect(readUnread(context)).rejects.toThrow();
  expect([await insideOf(gone.id), await insideOf(other.id)]).toEqual(['waiting', 'searched']);
  await desk.server.db.execute(sql`delete from forum_file where id = ${gone.id}`);
});

test('the longest part that is kept, of whatever words, fits into the index', async () => {
  const letter = (nth: number) => String.fromCharCode(97 + (nth % 26));
  const hyphens = Array.from({ length: 3_900 }, (_, nth) => letter(nth * nth + Math.floor(nth / 7))).join('-');
  const rare = `a${'𐌰'.repeat(3_000)} ${Array.from({ length: 1_900 }, (_, nth) => String.fromCodePoint(0x20000 + nth)).join('')}`;
  const file = await unread(await docxWith('Suanniheading', hyphens, rare), 'docx');
  await readFile({ id: file.media }, context);
  expect(await insideOf(file.id)).toBe('searched');
  await desk.server.db.execute(
    sql`update forum_file set is_published = true, published_at = now() where id = ${file.id}`,
  );
  const found = await fileCalls(desk)<{ items: FoundFile[] }>('searchFiles', { text: 'suanniheading' }, { token });
  expect(found.obj.items.map(({ id }) => id)).toEqual([file.id]);
});
