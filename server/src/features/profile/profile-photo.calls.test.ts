import { readFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { getWaitingPhoto, listCorrections } from 'contract/calls/console/corrections';
import { getDelegate } from 'contract/calls/delegates';
import { sendPhoto } from 'contract/calls/profile';
import { photoAddress } from 'contract/wire/media';
import { correction } from '../../platform/database/tables/delegates.ts';
import { photo, photoSending, unownedBytes, waitingPhoto } from '../../platform/database/tables/content/media.ts';
import { storedFile } from '../../platform/media/files.testing.ts';
import { allOf } from '../../platform/media/store/media-store.ts';
import { mediaAs } from '../../platform/testing/media.ts';
import { multipart } from '../../platform/testing/signed-call.ts';
import { gu, helena, requestId } from '../../platform/testing/signing-in.ts';
import { staffDesk } from '../../platform/testing/staff-desk.ts';
import { profileDesk } from '../../platform/people/profile-desk.testing.ts';

let office: Awaited<ReturnType<typeof staffDesk>>;
let desk: ReturnType<typeof profileDesk>;
let before: Buffer;
let bytesWithoutRow: number;
beforeAll(async () => {
  office = await staffDesk();
  desk = profileDesk(office.server);
  for (const who of [gu, helena]) await desk.signIn(who);
  before = await bytesOf(helena);
});
beforeEach(async () => {
  const { db, services } = office.server;
  await db.delete(photoSending);
  await db.delete(correction);
  for (const { id } of [gu, helena]) {
    const fileId = await storedFile(office.server, before);
    await db.update(photo).set({ number: 1, fileId }).where(eq(photo.personId, id));
  }
  bytesWithoutRow = await db.$count(unownedBytes);
  services.contentCache.clear();
});
afterAll(() => office.leave());

const drawn = (width: number, height = width) =>
  sharp({ create: { width, height, channels: 3, background: { r: 20, g: 60, b: 120 } } });
async function sendParts(files: (readonly [string, Uint8Array])[], fields: Record<string, string>) {
  const form = new FormData();
  for (const [key, text] of Object.entries(fields)) form.append(key, text);
  for (const [name, bytes] of files) form.append(name, new Blob([Uint8Array.from(bytes)]), 'photo');
  const written = new Response(form);
  const [type, bytes] = [written.headers.get('content-type') ?? '', new Uint8Array(await written.arrayBuffer())];
  return office.server.call.raw(sendPhoto.path, type, bytes, fields, { token: desk.tokens.get(gu.id)! });
}
async function send(file: Uint8Array, who = gu, fields = { requestId: requestId() as string }) {
  const form = await multipart(fields, file);
  return form.send(office.server, sendPhoto.path, { token: desk.tokens.get(who.id)! });
}
const bytesOf = async ({ id }: { id: string }) => {
  const { db, services } = office.server;
  const [row] = await db.select().from(photo).where(eq(photo.personId, id));
  return allOf(await services.mediaStore.read(row!.fileId));
};
const nothingStored = async () => {
  const { db } = office.server;
  expect(await db.$count(unownedBytes)).toBe(bytesWithoutRow);
  expect([await db.$count(photoSending), await db.$count(waitingPhoto), await db.$count(correction)]).toEqual([
    0, 0, 0,
  ]);
  expect((await bytesOf(gu)).equals(before)).toBe(true);
};

describe('a photo before the profile is submitted', () => {
  test.each([
    [
      'JPEG',
      () =>
        drawn(600, 400)
          .withExif({ IFD0: { Copyright: 'planted' } })
          .jpeg()
          .toBuffer(),
      400,
    ],
    ['PNG', () => drawn(300).png().toBuffer(), 300],
    ['WebP', () => drawn(1024).webp().toBuffer(), 1024],
  ])('replaces the one in the directory at once: %s', async (_what, make, side) => {
    const answer = await send(await make());
    expect(answer).toMatchObject({ code: 0, obj: { photo: 2, waits: false } });
    const stored = await bytesOf(gu);
    expect(await sharp(stored).metadata()).toMatchObject({ format: 'webp', width: side, height: side });
    expect([stored.includes('planted'), stored.includes('EXIF')]).toEqual([false, false]);
    expect((await desk.read(getDelegate, helena, { id: gu.id })).obj).toMatchObject({ photo: 2 });
    const fetched = await mediaAs(office.server, desk.tokens.get(helena.id)!);
    expect((await fetched(photoAddress({ id: gu.id, photo: 1 }))).status).toBe(404);
    expect((await (await fetched(photoAddress({ id: gu.id, photo: 2 }))).bytes()).length).toBe(stored.length);
  });

  test('is turned upright', async () => {
    const half = await drawn(64, 128).png().toBuffer();
    const white = await sharp({ create: { width: 128, height: 128, channels: 3, background: 'white' } })
      .composite([{ input: half, left: 0, top: 0 }])
      .withMetadata({ orientation: 6 })
      .jpeg({ quality: 100 })
      .toBuffer();
    await send(white);
    const { data, info } = await sharp(await bytesOf(gu))
      .raw()
      .toBuffer({ resolveWithObject: true });
    const red = (x: number, y: number) => data[(y * info.width + x) * info.channels]!;
    expect([red(64, 10) < 60, red(64, 118) > 200]).toEqual([true, true]);
  });

  test('is sent again without harm, and another one under the same request is refused', async () => {
    const [one, other] = [await drawn(10).png().toBuffer(), await drawn(11).png().toBuffer()];
    const fields = { requestId: requestId() as string };
    const first = await send(one, gu, fields);
    expect((await send(one, gu, fields)).obj).toEqual(first.obj);
    expect(await send(other, gu, fields)).toMatchObject({ code: -4, obj: { refusal: 'requestIdReused' } });
  });

  test('is the last of a day as the twentieth', async () => {
    for (let nth = 0; nth < 20; nth += 1)
      expect(
        (
          await send(
            await drawn(4 + nth)
              .png()
              .toBuffer(),
          )
        ).code,
      ).toBe(0);
    expect(await send(await drawn(4).png().toBuffer())).toMatchObject({ obj: { refusal: 'tooManyPhotos' } });
  });
});

describe('what is no photo', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
  /** A small file that says in its header that it is that large. */
  async function bomb(side: number) {
    const png = await drawn(9).png().toBuffer();
    const header = png.subarray(12, 29);
    header.writeUInt32BE(side, 4);
    header.writeUInt32BE(side, 8);
    png.writeUInt32BE(crc32(header), 29);
    return png;
  }
  test.each([
    ['a HEIC', async () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'), 'notAPicture'],
    ['an SVG', async () => Buffer.from(svg), 'notAPicture'],
    [
      'an SVG behind the first bytes of a PNG',
      async () => Buffer.from(`\x89PNG\r\n\x1a\n${svg}`, 'latin1'),
      'notAPicture',
    ],
    ['a GIF', () => drawn(9).gif().toBuffer(), 'notAPicture'],
    ['a text', async () => Buffer.from('no picture at all'), 'notAPicture'],
    ['an empty file', async () => Buffer.alloc(0), 'notAPicture'],
    ['half a JPEG', async () => (await drawn(900).jpeg().toBuffer()).subarray(0, 3000), 'notAPicture'],
    ['a picture wider than 1,024', () => drawn(1025, 10).png().toBuffer(), 'photoTooLarge'],
    ['20,000 × 20,000 pixels', () => bomb(20_000), 'photoTooLarge'],
    [
      'more than 512 kB',
      async () => Buffer.concat([await drawn(9).jpeg().toBuffer(), Buffer.alloc(512 * 1024)]),
      'photoTooLarge',
    ],
  ])('%s is refused, and nothing is stored', async (_what, make, refusal) => {
    expect(await send(await make())).toMatchObject({
      status: 200,
      code: -1,
      obj: { refusal, fields: { file: expect.any(String) } },
    });
    await nothingStored();
  });

  test('40 MB answer 413 with -1', async () => {
    const answer = await send(Buffer.alloc(40 * 1024 * 1024));
    expect([answer.status, answer.code]).toEqual([413, -1]);
    await nothingStored();
  });

  test.each([
    ['no file', 'application/json', '{"requestId":"a-request-without-a-file"}', 'notAPicture'],
    ['no boundary', 'multipart/form-data', 'x', 'unreadableBody'],
    [
      'a cut upload',
      'multipart/form-data; boundary=b',
      '--b\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\nxx',
      'unreadableBody',
    ],
  ])('%s is refused', async (_what, type, bytes, refusal) => {
    const fields = type.startsWith('application') ? (JSON.parse(bytes) as Record<string, string>) : {};
    const answer = await office.server.call.raw(sendPhoto.path, type, bytes, fields, {
      token: desk.tokens.get(gu.id)!,
    });
    expect(answer).toMatchObject({ code: -1, obj: { refusal } });
    await nothingStored();
  });

  test.each([
    ['one in another field', ['picture'], 'picture'],
    ['two files', ['file', 'file'], 'file'],
  ])('%s is refused', async (_what, names, field) => {
    const one = await drawn(9).png().toBuffer();
    const answer = await sendParts(
      names.map((name) => [name, one] as const),
      { requestId: requestId() },
    );
    expect(answer).toMatchObject({
      ...{ code: -1, obj: { refusal: 'unreadableBody', fields: { [field]: 'Not accepted here' } } },
    });
    await nothingStored();
  });

  test('more than ten parts are not even taken apart', async () => {
    const texts = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, nth) => [`a${nth}`, 'x']));
    expect(await sendParts([], texts(10))).toMatchObject({ obj: { refusal: 'invalidInput' } });
    expect(await sendParts([], texts(11))).toMatchObject({ obj: { refusal: 'unreadableBody' } });
  });

  test('an upload that ends with its connection leaves nothing', async () => {
    const { address, call, db } = office.server;
    const post = async (isCut: boolean) => {
      const fields = { requestId: requestId() };
      const { type, bytes } = await multipart(fields, await drawn(9).png().toBuffer());
      const signed = call.headersFor(fields, { token: desk.tokens.get(gu.id)! });
      const headers = { ...signed, 'content-type': type, 'content-length': bytes.length };
      const sending = request(address + sendPhoto.path, { method: 'POST', headers });
      const closed = new Promise((resolve) => sending.on('error', resolve).on('close', resolve));
      sending.on('response', (response) => response.resume());
      // The last byte is missing, so that all of the photo has arrived.
      if (isCut) sending.write(bytes.subarray(0, -1), () => sending.destroy());
      else sending.end(bytes);
      await closed;
    };
    for (const isCut of [false, true, false]) await post(isCut);
    expect(await db.$count(photoSending)).toBe(2);
  });

  test('is refused as multipart everywhere else', async () => {
    const form = await multipart({ requestId: requestId() }, await drawn(9).png().toBuffer());
    expect(await form.send(office.server, '/api/profile/getInfo', { token: desk.tokens.get(gu.id)! })).toMatchObject({
      ...{ status: 415, code: -1 },
    });
  });
});

describe('a photo after the profile is submitted', () => {
  const wait = async () => {
    expect(await send(await drawn(50).png().toBuffer(), helena)).toMatchObject({
      code: 0,
      obj: { photo: 1, waits: true },
    });
    const [{ id } = { id: '' }] = (await office.ask(listCorrections, {})).corrections;
    return id;
  };

  test('waits, seen by nobody, until it is applied', async () => {
    const id = await wait();
    expect((await desk.profileOf(helena)).corrections).toMatchObject([
      { id, field: 'photo', from: '', to: '', state: 'asked' },
    ]);
    expect((await bytesOf(helena)).equals(before)).toBe(true);
    const fetched = await mediaAs(office.server, desk.tokens.get(helena.id)!);
    for (const address of [photoAddress({ id: helena.id, photo: 2 }), `/media/${id}`])
      expect((await fetched(address)).status).toBe(404);
    const file = join(office.dataDir, 'look.webp');
    expect(await office.staff('waiting-photo', id, file)).toMatchObject({ ok: true });
    expect(await sharp(await readFile(file)).metadata()).toMatchObject({ format: 'webp', width: 50 });
    await office.staff('apply-correction', id);
    expect((await desk.read(getDelegate, gu, { id: helena.id })).obj).toMatchObject({ photo: 2 });
    expect((await bytesOf(helena)).equals(await readFile(file))).toBe(true);
    expect(await office.server.db.$count(waitingPhoto)).toBe(0);
  });

  test('is deleted when it is declined, or replaced by a newer one', async () => {
    await wait();
    const id = await wait();
    expect(await office.server.db.$count(waitingPhoto)).toBe(1);
    await office.staff('decline-correction', id, '并非肖像照 | Not a portrait');
    expect(await office.server.db.$count(waitingPhoto)).toBe(0);
    expect((await bytesOf(helena)).equals(before)).toBe(true);
    await expect(office.ask(getWaitingPhoto, { id })).rejects.toThrow();
  });
});
