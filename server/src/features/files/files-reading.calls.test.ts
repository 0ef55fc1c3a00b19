import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import * as console from 'contract/calls/console/files';
import type { FoundFile } from 'contract/calls/files';
import { contentChange } from '../../platform/database/tables/content/versions.ts';
import { filePage, fileReading, forumFile } from '../../platform/database/tables/content/files.ts';
import { mediaVariant } from '../../platform/database/tables/content/media.ts';
import { docxWith, fileCalls, fileDesk, pdfWith } from '../../platform/documents/file-desk.testing.ts';
import { newId } from '../../platform/ids.ts';
import type { JobContext } from '../../platform/jobs/jobs.ts';
import { allOf, type MediaStore } from '../../platform/media/store/media-store.ts';
import { gu, steps } from '../../platform/testing/signing-in.ts';
import { staffDesk } from '../../platform/testing/staff-desk.ts';
import { indexTitle } from './files-index.store.ts';
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
