import type { Readable } from 'node:stream';
import { eq } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as staff from 'contract/calls/console/album';
import { mediaFile } from '../../platform/database/tables/content/media.ts';
import { albumFile, albumPhotoIn } from '../../platform/media/album-photos.testing.ts';
import { gu, requestId, steps } from '../../platform/testing/signing-in.ts';
import { staffDesk } from '../../platform/testing/staff-desk.ts';

let desk: Awaited<ReturnType<typeof staffDesk>>;
let token = '';
beforeAll(async () => {
  desk = await staffDesk();
  token = (await steps(desk.server).signIn({ address: gu.mobile })).token;
});
afterAll(() => desk.leave());

const ask = (name: string, photos: string[]) =>
  desk.server.call.json(`/api/album/${name}`, { photos, requestId: requestId() }, { token, language: 'en' });
const prepared = async (...photos: string[]) =>
  (await ask('preparePhotos', photos)).obj as { address: string; size: number };
async function photoWith(text: string, takenAt?: Date) {
  const pictureId = await albumFile(desk.server, Buffer.from(text));
  return (await albumPhotoIn(desk.server, { pictureId, ...(takenAt && { takenAt }) })).id;
}
const taken = (time: string) => new Date(`2027-03-22T${time}:00+08:00`);
const fetched = async (address: string, options = {}) => {
  const response = await fetch(new URL(address, desk.server.address), options);
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
};

describe('one photo', () => {
  test('comes once as a JPEG under its moment and topic, and can go on after a cut', async () => {
    const id = await photoWith('the only one', taken('09:30'));
    const { address, size } = await prepared(id);
    const { response, bytes } = await fetched(address);
    expect([bytes.toString(), size, response.headers.get('content-length')]).toEqual(['the only one', 12, '12']);
    expect([response.headers.get('content-type'), response.headers.get('cache-control')]).toEqual([
      'image/jpeg',
      'no-store',
    ]);
    expect(response.headers.get('content-disposition')).toContain('2027-03-22%2009.30%20Monday%20morning.jpg');
    expect((await fetched(address)).response.status).toBe(404);
    const again = await fetched((await prepared(id)).address, { headers: { range: 'bytes=4-7' } });
    expect([again.response.status, again.bytes.toString()]).toEqual([206, 'only']);
  });
});

describe('several photos', () => {
  test('come as one zip of the announced size, oldest first', async () => {
    const photos = [await photoWith('second', taken('09:31')), await photoWith('first', taken('09:30'))];
    const { address, size } = await prepared(...photos, photos[0]!);
    const { response, bytes } = await fetched(address);
    expect([response.headers.get('content-type'), response.headers.get('content-length'), bytes.length]).toEqual([
      'application/zip',
      String(size),
      size,
    ]);
    const names = Object.entries(unzipSync(bytes)).map(([name, file]) => [name, Buffer.from(file).toString()]);
    expect(names).toEqual([
      ['2027-03-22 09.30 Monday morning.jpg', 'first'],
      ['2027-03-22 09.31 Monday morning.jpg', 'second'],
    ]);
    expect(response.headers.get('content-disposition')).toContain('2027-03-22%20Monday%20morning.zip');
  });

  test('of which one is hidden are refused, before and after they were prepared', async () => {
    const photos = [await photoWith('stays'), await photoWith('goes')];
    const { address } = await prepared(...photos);
    await desk.ask(staff.hidePhoto, { id: photos[1]!, to: 'hidden' });
    const refused = await ask('preparePhotos', photos);
    expect([refused.code, refused.obj]).toEqual([-2, { refusal: 'photosGone' }]);
    expect((await ask('preparePhotosLink', photos)).obj).toEqual({ refusal: 'photosGone' });
    expect((await fetched(address)).response.status).toBe(404);
    expect((await ask('preparePhotos', ['0'.repeat(20)])).obj).toEqual({ refusal: 'photosGone' });
  });

  /** Larger than what the line between the two can hold. */
  const long = 'x'.repeat(30_000_000);
  const begun = async (...photos: string[]) => {
    const response = await fetch(new URL((await prepared(...photos)).address, desk.server.address));
    const reader = response.body?.getReader() ?? expect.unreachable('it is an archive');
    await reader.read();
    return reader;
  };

  test('under way break off at one that is hidden meanwhile', async () => {
    const photos = [await photoWith(long, taken('09:30')), await photoWith('goes', taken('09:31'))];
    const reader = await begun(...photos);
    await desk.ask(staff.hidePhoto, { id: photos[1]!, to: 'hidden' });
    let last = Buffer.alloc(0);
    const rest = async () => {
      for (let piece = await reader.read(); !piece.done; piece = await reader.read()) last = Buffer.from(piece.value);
    };
    await expect(rest()).rejects.toThrow('terminated');
    expect(last.includes('goes')).toBe(false);
  });

  test('that nobody fetches any more let go of the file that is open', async () => {
    const { mediaStore } = desk.server.services;
    const { read } = mediaStore;
    const opened: Readable[] = [];
    mediaStore.read = async (key, range) => {
      const bytes = await read(key, range);
      opened.push(bytes as Readable);
      return bytes;
    };
    const reader = await begun(await photoWith(long, taken('09:30')), await photoWith('second', taken('09:31')));
    await reader.cancel();
    await expect.poll(() => opened.map(({ destroyed }) => destroyed)).toEqual([true]);
    mediaStore.read = read;
  });

  test('that are larger than 500 MB together are refused', async () => {
    const photos = [await photoWith('large'), await photoWith('larger')];
    await desk.server.db
      .update(mediaFile)
      .set({ size: 300 * 1024 * 1024 })
      .where(eq(mediaFile.blur, 'AQID'));
    expect((await ask('preparePhotos', photos)).obj).toEqual({ refusal: 'photosTooLarge' });
  });

  test('are at least one and at most a hundred', async () => {
    const id = await photoWith('one');
    expect((await ask('preparePhotos', [])).code).toBe(-1);
    expect(
      (
        await ask(
          'preparePhotos',
          Array.from({ length: 101 }, () => id),
        )
      ).code,
    ).toBe(-1);
  });
});

describe('a link for another browser', () => {
  test('opens a page with a button for ten minutes, and gives the photos once', async () => {
    const photos = [await photoWith('one'), await photoWith('two')];
    const { address } = (await ask('preparePhotosLink', photos)).obj as { address: string };
    expect(address).toMatch(/\/album-photos\/[0-9a-f]{32}$/);
    const path = new URL(address).pathname;
    const page = await fetched(path);
    expect([page.response.status, page.bytes.toString()]).toEqual([200, expect.stringContaining('Download photos')]);
    expect((await fetched(path)).response.status).toBe(200);
    const { bytes } = await fetched(path, { method: 'POST' });
    expect(
      Object.values(unzipSync(bytes))
        .map((file) => Buffer.from(file).toString())
        .toSorted(),
    ).toEqual(['one', 'two']);
    expect((await fetched(path, { method: 'POST' })).response.status).toBe(404);
    expect((await fetched(path)).response.status).toBe(404);
  });
});
