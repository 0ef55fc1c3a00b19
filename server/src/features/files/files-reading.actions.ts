import { hintAudience } from '../../platform/content/file-audience.store.ts';
import { drawPages } from '../../platform/documents/draw-pages.ts';
import { readDocument } from '../../platform/documents/read-document.ts';
import type { PageFrame } from '../../platform/documents/page-frames.ts';
import { readableExtensions, type ReadableExtension } from '../../platform/documents/readable.rules.ts';
import { pagesAtOnce } from '../../platform/documents/reading-limits.ts';
import { unlessClaimed, type Claim } from '../../platform/jobs/claims.ts';
import type { JobContext } from '../../platform/jobs/jobs.ts';
import { drawnApart } from '../../platform/media/content/drawn-apart.ts';
import { fileById, insertVariant } from '../../platform/media/files/files.store.ts';
import { storeBytes } from '../../platform/media/files/stored-bytes.ts';
import { allOf } from '../../platform/media/store/media-store.ts';
import { inWrite } from '../../platform/writes/write.ts';
import * as store from './files-index.store.ts';

/** What is being read now: a job and the schedule may want the same document. */
const running = new Map<string, Promise<void>>();

/** Reads a document and draws its pages. A second run does only what is missing. */
export function readFile({ id }: { id: string }, context: JobContext): Promise<void> {
  const mine = running.get(id) ?? readOnce(id, context).finally(() => running.delete(id));
  running.set(id, mine);
  return mine;
}

async function readOnce(id: string, context: JobContext): Promise<void> {
  const file = await fileById(context.db, id);
  if (!file) return;
  if (file.kind === 'picture') return drawAsSent(id, context);
  const extension = readableExtensions.find((one) => one === file.extension);
  if (!extension) return;
  // A document of another instance is left to it; if that fails, the schedule finds it.
  await unlessClaimed(`document ${id}`, context, (claim) => readAndDraw({ id, extension, claim }, context));
}

type Document = { id: string; extension: ReadableExtension; claim: Claim };

async function readAndDraw(document: Document, context: JobContext) {
  const { db, services } = context;
  const { id, extension, claim } = document;
  if (!(await store.readingOf(db, id))) {
    const input = () => services.mediaStore.read(id);
    await store.keepReading(db, id, await readDocument(input, extension, { stopping: claim.stopping }));
    await tellReaders(id, context);
  }
  const reading = await store.readingOf(db, id);
  if (!reading || reading.isDrawn) return;
  if (reading.pageKind === 'page' && reading.pages > 0) {
    if (!(await drawMissing(document, reading.pages, context))) return;
    await tellReaders(id, context);
  }
  await store.markDrawn(db, id);
}

/** Documents whose job got lost, or that came without one. */
export async function readUnread(context: JobContext) {
  const failures: unknown[] = [];
  // One that cannot be fetched from the store keeps nobody from the others.
  for (const id of await store.unreadMedia(context.db))
    await readFile({ id }, context).catch((failure: unknown) => failures.push(failure));
  if (failures.length > 0) throw failures[0];
}

/** How long pages that cannot be drawn may keep other documents waiting; those after them stay without a picture. */
const mostLost = 5 * 60_000;

/** False if the document is not to be drawn any more. */
async function drawMissing({ id, claim }: Document, pages: number, context: JobContext): Promise<boolean> {
  const { db, services } = context;
  const drawn = await store.variantNames(db, id);
  const missing = Array.from({ length: pages }, (_, index) => index + 1).filter((number) => !drawn.has(`p${number}`));
  let lost = 0;
  while (missing.length > 0 && lost < mostLost) {
    if (!(await store.isToBeDrawn(db, id, claim))) return false;
    const wanted = missing.splice(0, pagesAtOnce);
    const input = () => services.mediaStore.read(id);
    const { frames, milliseconds } = await drawPages(input, wanted, { stopping: claim.stopping });
    for (const frame of frames) if (!(await keepPicture(frame, { id, claim }, context))) return false;
    // A page that cannot be drawn is left out; those after it are tried again without it.
    const done = new Set(frames.map(({ number }) => number));
    const stuck = wanted.find((number) => !done.has(number));
    if (stuck === undefined) continue;
    // Neither the turn of another document nor a slow store is counted.
    lost += milliseconds;
    missing.unshift(...wanted.filter((number) => number > stuck && !done.has(number)));
  }
  return true;
}

type Drawn = Pick<Document, 'id' | 'claim'>;

/** Asks before the bytes as well, which would otherwise replace those of another instance under its row. */
async function keepPicture({ number, bytes, width, height }: PageFrame, { id, claim }: Drawn, context: JobContext) {
  const { db, clock, services } = context;
  if (!(await store.isToBeDrawn(db, id, claim))) return false;
  const name = `p${number}`;
  const written = await storeBytes(`${id}.${name}`, bytes, { db, ...services, now: clock.now() });
  const picture = { fileId: id, name, type: 'image/webp', width, height, ...written };
  return store.insertPagePicture(db, picture, claim);
}

const formats = { jpg: 'jpeg', jpeg: 'jpeg', png: 'png', gif: 'gif' } as const;

/** Pictures are stored as WebP, and downloaded in the format that the Secretariat's file had. */
async function drawAsSent(id: string, { db, clock, services: { mediaStore } }: JobContext) {
  const drawn = await store.variantNames(db, id);
  for (const ending of await store.endingsWith(db, id)) {
    const format = formats[ending as keyof typeof formats];
    const name = ending.replace('jpeg', 'jpg');
    if (!format || drawn.has(name)) continue;
    const made = await drawnApart({ make: 'format', file: await allOf(await mediaStore.read(id)), format });
    const [picture] = 'pictures' in made ? made.pictures : [];
    if (!picture) throw new Error('a picture could not be drawn in the format that it had');
    const { bytes, width, height } = picture;
    const written = await storeBytes(`${id}.${name}`, bytes, { db, mediaStore, now: clock.now() });
    const variant = { type: `image/${format}`, width, height, ...written };
    await insertVariant(db, { fileId: id, name, ...variant });
    drawn.add(name);
  }
}

/** Open screens fetch the file again, of which they now see more. */
async function tellReaders(id: string, { db, clock, services }: JobContext) {
  await inWrite({ db, now: clock.now(), services, author: { actor: 'reading' } }, async (write) => {
    for (const { id: itemId, version, audience } of await store.publishedWith(write.db, id)) {
      const told = await hintAudience(write.db, audience);
      write.tellScreens({ topic: 'files', itemId, version, ...(told && { audience: told }) });
    }
  });
}
