import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { thumbHashToApproximateAspectRatio } from 'thumbhash';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AlbumPhoto, AlbumTopic } from 'contract/calls/album';
import * as staff from 'contract/calls/console/album';
import type { Changes } from 'contract/calls/live';
import { pictureAddress } from 'contract/wire/media';
import { albumPhoto, albumTopic } from '../../platform/database/tables/content/album.ts';
import { mediaVariant } from '../../platform/database/tables/content/media.ts';
import { storedFile } from '../../platform/media/files.testing.ts';
import { albumFile, albumPhotoIn } from '../../platform/media/album-photos.testing.ts';
import { givingLate } from '../../platform/cache/content-cache.testing.ts';
import { mediaAs } from '../../platform/testing/media.ts';
import { gu, requestId, steps } from '../../platform/testing/signing-in.ts';
import { staffDesk } from '../../platform/testing/staff-desk.ts';
import { statementsOf } from '../../platform/testing/statements.ts';
import { showPhotos } from './album.actions.ts';

let desk: Awaited<ReturnType<typeof staffDesk>>;
let token = '';
let folder = '';
beforeAll(async () => {
  desk = await staffDesk();
  token = (await steps(desk.server).signIn({ address: gu.mobile })).token;
  folder = await mkdtemp(join(tmpdir(), 'forum-photos-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await desk.leave();
});

type Album = { days: { date: string; photos: number; topics: AlbumTopic[] }[] };
type Page = { photos: AlbumPhoto[]; more: boolean };
const ask = (name: string, body = {}) => desk.server.call.json(`/api/album/${name}`, body, { language: 'en', token });
const album = async () => (await ask('getAlbum')).obj as Album;
const page = async (body = {}) => (await ask('getPhotos', body)).obj as Page;
const topicOf = async (id: string) => (await album()).days.flatMap(({ topics }) => topics).find((one) => one.id === id);
const hints = async (after: number) =>
  ((await desk.server.call.json('/api/live/getChanges', { after }, { token })).obj as Changes).hints;
const lastHint = async () => ((await desk.server.call.json('/api/live/getChanges', {}, { token })).obj as Changes).last;
const caption = { zh: '主席致辞', en: 'The Chair speaks' };
const aTopic = () => desk.ask(staff.addTopic, { date: '2027-03-22', title: { zh: '周一上午', en: 'Monday morning' } });

/** A picture as a camera writes it, turned by its metadata. */
async function cameraPicture(name: string) {
  const path = join(folder, name);
  const bytes = await sharp({ create: { width: 3_000, height: 1_500, channels: 3, background: '#c33' } })
    .jpeg()
    .withExif({ IFD0: { Make: 'Camerawala', Artist: 'planted-artist' }, IFD3: { GPSLatitude: '39/1 54/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  await writeFile(path, bytes);
  await utimes(path, new Date(), new Date('2027-03-22T09:30:00+08:00'));
  return path;
}

describe('photos that staff add', () => {
  test('are kept in full size as JPEG without what the camera wrote, with their colours, and are shown at once', async () => {
    const { id: topicId } = await aTopic();
    expect(await topicOf(topicId)).toBeUndefined();
    await cameraPicture('one.jpg');
    const last = await lastHint();
    const { ok, text } = await desk.staff('add-photos', topicId, '主席致辞 | The Chair speaks', folder);
    expect([ok, text]).toEqual([true, expect.stringContaining('1500 × 3000')]);
    expect(await topicOf(topicId)).toEqual({ id: topicId, title: 'Monday morning', photos: 1 });
    const [photo] = (await page({ topicId })).photos;
    expect(photo).toMatchObject({ caption: caption.en, takenAt: '2027-03-22T09:30:00+08:00', topicId });
    expect(photo?.picture).toMatchObject({ width: 1_500, height: 3_000 });
    expect(thumbHashToApproximateAspectRatio(Buffer.from(photo?.blur ?? '', 'base64'))).toBeCloseTo(0.5, 0);
    expect(await hints(last)).toMatchObject([{ topic: 'album', itemId: photo?.id }]);
    const fetched = await mediaAs(desk.server, token);
    const whole = await fetched(pictureAddress(photo!.picture));
    const bytes = Buffer.from(await whole.arrayBuffer());
    expect([whole.headers.get('content-type'), whole.headers.get('cache-control')]).toEqual([
      'image/jpeg',
      'private, max-age=7200',
    ]);
    const { format, width, height, exif, icc, orientation } = await sharp(bytes).metadata();
    expect({ format, width, height, exif, icc, orientation }).toEqual({ format: 'jpeg', width: 1_500, height: 3_000 });
    expect(bytes.includes('planted-artist') || bytes.includes('Camerawala')).toBe(false);
    // The sizes for screens are there when the photo is, so that nobody fetches the whole one instead.
    const sizes = await desk.server.db.select().from(mediaVariant).where(eq(mediaVariant.fileId, photo!.picture.id));
    expect(sizes.map(({ name }) => name).toSorted()).toEqual(['w1280', 'w320', 'w640']);
  });

  test('are nothing but pictures that were sent for the album, in a topic that exists', async () => {
    const { id: topicId } = await aTopic();
    const facts = { topicId, media: await albumFile(desk.server), takenAt: '2027-03-22T09:30:00+08:00', caption };
    const ordinary = await storedFile(desk.server, new Uint8Array([1]));
    const document = await storedFile(desk.server, new Uint8Array([1]), { kind: 'document', extension: 'pdf' });
    for (const media of [ordinary, document, '0'.repeat(20)])
      await expect(desk.ask(staff.addPhoto, { ...facts, media })).rejects.toThrow('sent for the album');
    await expect(desk.ask(staff.addPhoto, { ...facts, topicId: '0'.repeat(20) })).rejects.toThrow('topic');
    expect((await desk.ask(staff.addPhoto, facts)).id).toMatch(/^[0-9a-z]{20}$/);
  });

  test('that are no pictures are refused, and nothing is kept', async () => {
    const { id: topicId } = await aTopic();
    const path = join(folder, 'not-a-picture.txt');
    await writeFile(path, '%PDF-1.4 text');
    const { ok, text } = await desk.staff('add-photos', topicId, '图 | Photo', path);
    expect([ok, text.length > 0, await topicOf(topicId)]).toEqual([false, true, undefined]);
  });

  test('are named if one after them is refused, so that nobody adds them twice', async () => {
    const { id: topicId } = await aTopic();
    const [good, bad] = [await cameraPicture('good.jpg'), join(folder, 'bad.jpg')];
    await writeFile(bad, 'no picture');
    await utimes(bad, new Date(), new Date('2027-03-22T10:00:00+08:00'));
    const { ok, text } = await desk.staff('add-photos', topicId, '图 | Photo', good, bad);
    const [photo] = (await page({ topicId })).photos;
    expect([ok, text]).toEqual([false, expect.stringMatching(`${photo?.id} .*good\\.jpg[^]*bad\\.jpg.* are not in`)]);
  });
});

describe('the list', () => {
  test('goes on after a photo that was hidden meanwhile, newest first', async () => {
    const first = await albumPhotoIn(desk.server);
    const { topicId } = first;
    const added = [first.id];
    for (let nth = 1; nth < 65; nth += 1) {
      const addedAt = new Date(desk.server.clock.now().getTime() + nth * 1_000);
      added.push((await albumPhotoIn(desk.server, { topicId, addedAt, pictureId: first.pictureId })).id);
    }
    desk.server.services.contentCache.clear();
    const top = await page({ topicId });
    const last = top.photos.at(-1)?.id ?? '';
    expect(top.photos.map(({ id }) => id)).toEqual(added.toReversed().slice(0, 60));
    await desk.ask(staff.hidePhoto, { id: last, to: 'hidden' });
    const rest = await page({ topicId, olderThan: last });
    expect([rest.photos.map(({ id }) => id), rest.more]).toEqual([added.slice(0, 5).toReversed(), false]);
    expect((await page({ topicId })).photos).toHaveLength(60);
    expect((await topicOf(topicId))?.photos).toBe(64);
  });

  test.each([{ olderThan: '0'.repeat(20) }, { topicId: '0'.repeat(20) }])('knows nothing of %j', async (body) => {
    expect((await ask('getPhotos', body)).obj).toEqual({ refusal: 'notFound' });
  });

  test('of a day without photos is empty', async () => {
    expect(await page({ day: '2031-01-01' })).toEqual({ photos: [], more: false });
  });

  test('is read once for all callers, in the same statements with one photo and with many', async () => {
    const { database, db, services } = desk.server;
    const asked = () =>
      statementsOf(database, (counted) => showPhotos({ body: {}, db: counted, language: 'en', services }));
    services.contentCache.clear();
    const many = await asked();
    expect([many, await asked()]).toEqual([3, 0]);
    await db.update(albumPhoto).set({ hidden: true });
    await albumPhotoIn(desk.server);
    services.contentCache.clear();
    expect([await asked(), (await page()).photos.length]).toEqual([many, 1]);
  });
});

describe('a hidden photo', () => {
  test('is in no page that somebody read while it was hidden', async () => {
    const { id, topicId } = await albumPhotoIn(desk.server);
    const { db, services } = desk.server;
    const hide = () => desk.ask(staff.hidePhoto, { id, to: 'hidden' });
    services.contentCache.clear();
    const contentCache = givingLate(services.contentCache, 'album', hide);
    await showPhotos({ body: { topicId }, db, language: 'en', services: { ...services, contentCache } });
    expect((await page({ topicId })).photos).toEqual([]);
  });

  test('is gone from the list, the counts, its address and downloads at once, and comes back', async () => {
    const { id, topicId, pictureId } = await albumPhotoIn(desk.server);
    desk.server.services.contentCache.clear();
    const fetched = await mediaAs(desk.server, token);
    const places = async () => [
      (await page({ topicId })).photos.length,
      (await topicOf(topicId))?.photos,
      (await fetched(pictureAddress({ id: pictureId }))).status,
      (await ask('preparePhotos', { photos: [id], requestId: requestId() })).code,
    ];
    expect(await places()).toEqual([1, 1, 200, 0]);
    const last = await lastHint();
    expect((await desk.staff('hide-photo', id)).ok).toBe(true);
    expect(await places()).toEqual([0, undefined, 404, -2]);
    expect(await hints(last)).toMatchObject([{ topic: 'album', itemId: id }]);
    expect((await desk.staff('hide-photo', id, 'shown')).ok).toBe(true);
    expect(await places()).toEqual([1, 1, 200, 0]);
  });

  test('cannot be removed as a file, because it can be shown again', async () => {
    const { id, pictureId } = await albumPhotoIn(desk.server);
    await desk.staff('hide-photo', id);
    expect((await desk.staff('remove-file', pictureId)).ok).toBe(false);
  });
});

test('a topic without photos is listed for staff alone, with its day', async () => {
  const { id } = await aTopic();
  expect((await desk.staff('list-topics')).text).toContain(`${id} 2027-03-22 "Monday morning", 0 photos`);
  expect(await topicOf(id)).toBeUndefined();
  expect(await desk.server.db.$count(albumTopic, eq(albumTopic.id, id))).toBe(1);
});
