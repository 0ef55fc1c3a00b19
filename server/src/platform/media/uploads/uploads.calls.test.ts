import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listFiles } from 'contract/calls/console/media';
import { pictureAddress, uploadsPath } from 'contract/wire/media';
import { mediaFile, mediaVariant, unownedBytes } from '../../database/tables/content/media.ts';
import { newId } from '../../ids.ts';
import { staffKeyFile } from '../../local/staff-key.ts';
import { mediaAs } from '../../testing/media.ts';
import { gu, steps } from '../../testing/signing-in.ts';
import { staffAt } from '../../testing/staff-desk.ts';
import { testServer } from '../../testing/test-server.ts';
import { drawn, pdf } from '../content/made-files.testing.ts';
import { testBucket } from '../store/test-bucket.testing.ts';
import { measured } from '../store/measured.ts';
import { removeStoppedUploads } from './upload-folder.ts';

type Server = Awaited<ReturnType<typeof testServer>>;
type Desk = Awaited<ReturnType<typeof staffAt>>;

let server: Server;
let desk: Desk;
beforeAll(async () => {
  server = await testServer();
  desk = await staffAt(server);
});
afterAll(async () => {
  await desk.leave();
  await server.stop();
});

async function sent(method: string, path: string, headers: Record<string, string> = {}, body?: Uint8Array, at = desk) {
  const key = (await readFile(staffKeyFile(at.dataDir), 'utf8')).trim();
  return fetch(`http://127.0.0.1:${at.port}${path}`, {
    ...{ method, headers: { authorization: `Bearer ${key}`, 'tus-resumable': '1.0.0', ...headers } },
    ...(body && { body: Buffer.from(body) }),
  });
}
const begun = async (size: number, at = desk) =>
  (await sent('POST', uploadsPath, { 'upload-length': String(size) }, undefined, at)).headers.get('location') ?? '';
const piece = (offset: number) => ({
  'content-type': 'application/offset+octet-stream',
  'upload-offset': String(offset),
});
const offsetOf = async (upload: string, at = desk) =>
  Number((await sent('HEAD', upload, {}, undefined, at)).headers.get('upload-offset'));
const nothingLeft = async () => {
  expect(await readdir(server.services.settings.uploadFolder)).toEqual([]);
  expect(await server.db.$count(unownedBytes)).toBe(0);
};
async function fileWith(bytes: Uint8Array, name = 'sent') {
  const path = join(desk.dataDir, name);
  await writeFile(path, bytes);
  return path;
}

describe('a file that the secretariat adds', () => {
  test('is stored, listed, shown where something shows it, and removed when nothing does any more', async () => {
    const path = await fileWith(await drawn(1_500, 750).jpeg().toBuffer(), 'Bridge "at" dawn.html');
    const { ok, text } = await desk.staff('add-file', path);
    expect([ok, text]).toEqual([
      true,
      expect.stringMatching(/^The picture is stored as \w{20}: image\/webp, 1500 × 750, \d+ kB\.$/),
    ]);
    const id = /as (\w{20})/.exec(text)?.[1] ?? '';
    const listed = async () => (await desk.ask(listFiles, {})).files.find((file) => file.id === id);
    expect(await listed()).toMatchObject({ name: 'Bridge "at" dawn.html', isShown: false });
    const fetched = await mediaAs(server, (await steps(server).signIn({ address: gu.mobile })).token);
    expect((await fetched(pictureAddress({ id }))).status).toBe(404);
    await server.db.execute(sql`update slide set picture_id = ${id} where position = 0`);
    expect((await fetched(pictureAddress({ id }))).headers.get('content-type')).toBe('image/webp');
    expect((await desk.staff('remove-file', id)).text).toContain('still shown');
    const widths = async () => (await server.db.select().from(mediaVariant)).map(({ name }) => name).toSorted();
    await expect.poll(widths, { timeout: 30_000 }).toEqual(['w1280', 'w320', 'w640']);
    const small = await fetched(pictureAddress({ id }, 320));
    expect(Number(small.headers.get('content-length'))).toBeLessThan((await listed())!.size);
    expect((await fetched(pictureAddress({ id }, 2048))).headers.get('content-length')).toBe(
      String((await listed())!.size),
    );
    await server.db.execute(sql`update slide set picture_id = null where position = 0`);
    expect((await desk.staff('remove-file', id)).ok).toBe(true);
    expect([await listed(), await server.db.$count(mediaVariant)]).toEqual([undefined, 0]);
  });

  test('that is refused leaves nothing', async () => {
    const path = await fileWith(Buffer.from('<!doctype html><script>alert(1)</script>'), 'picture.png');
    expect(await desk.staff('add-file', path)).toMatchObject({
      ok: false,
      text: expect.stringContaining('no picture'),
    });
    expect((await desk.staff('add-file', join(desk.dataDir, 'nowhere'))).text).toContain('Cannot read');
    await nothingLeft();
  });

  test('is asked for a second time without harm, and not before it is complete', async () => {
    const upload = await begun(pdf.length);
    const half = pdf.subarray(0, 20);
    await sent('PATCH', upload, piece(0), half);
    expect(await (await sent('POST', `${upload}/file`)).json()).toMatchObject({
      obj: { refusal: 'uploadNotComplete' },
    });
    await sent('PATCH', upload, piece(20), pdf.subarray(20));
    const [first, second] = await Promise.all([sent('POST', `${upload}/file`), sent('POST', `${upload}/file`)]);
    const answers = [await first.json(), await second.json(), await (await sent('POST', `${upload}/file`)).json()];
    expect(answers[0]).toMatchObject({ code: 0, obj: { kind: 'document', type: 'application/pdf', size: pdf.length } });
    expect(answers).toEqual([answers[0], answers[0], answers[0]]);
    const id = upload.slice(-20);
    expect((await server.db.select().from(mediaFile).where(eq(mediaFile.id, id)))[0]?.hash).toBe(
      createHash('sha256').update(pdf).digest('hex'),
    );
    await nothingLeft();
  });
});

describe('nobody', () => {
  test('without the key sends anything', async () => {
    for (const authorization of ['', 'Bearer x']) {
      const answer = await sent('POST', uploadsPath, { 'upload-length': '5', authorization });
      expect([answer.status, await answer.json()]).toMatchObject([403, { obj: { refusal: 'notAllowed' } }]);
    }
  });

  test('reads back what was sent', async () => {
    const upload = await begun(5);
    await sent('PATCH', upload, piece(0), Buffer.from('12345'));
    expect((await sent('GET', upload)).status).toBe(404);
    expect((await sent('DELETE', upload)).status).toBe(204);
    await nothingLeft();
  });

  test.each(['..', '..%2f..%2fstaff-key', '%2e%2e', 'staff-key', `${newId()}%00`, `${newId()}.json`, newId()])(
    'reaches another file by %s',
    async (name) => {
      const statuses = [
        (await sent('HEAD', `${uploadsPath}/${name}`)).status,
        (await sent('PATCH', `${uploadsPath}/${name}`, piece(0), Buffer.from('x'))).status,
        (await sent('DELETE', `${uploadsPath}/${name}`)).status,
      ];
      expect(statuses.every((status) => status >= 400 && status < 500)).toBe(true);
      await nothingLeft();
    },
  );

  test('sends more than was said, or than any file may have', async () => {
    expect((await sent('POST', uploadsPath, { 'upload-length': String(501 * 1024 * 1024) })).status).toBe(413);
    expect((await sent('POST', uploadsPath, { 'upload-defer-length': '1' })).status).toBe(400);
    const upload = await begun(4);
    expect((await sent('PATCH', upload, piece(0), Buffer.from('12345'))).status).toBe(413);
    expect((await sent('PATCH', upload, piece(3), Buffer.from('5'))).status).toBe(409);
    await sent('DELETE', upload);
    await nothingLeft();
  });
});

test('an upload that stands still for a day is removed', async () => {
  const folder = server.services.settings.uploadFolder;
  const [old, young] = [(await begun(9)).slice(-20), (await begun(9)).slice(-20)];
  const now = new Date();
  await utimes(join(folder, old), now, new Date(now.getTime() - 25 * 60 * 60 * 1000));
  await removeStoppedUploads(folder, now);
  expect((await readdir(folder)).toSorted()).toEqual([young, `${young}.json`]);
  await sent('DELETE', `${uploadsPath}/${young}`);
});

/** Sends a piece and cuts the connection when that much has left. */
async function cutAfter(
  bytes: Uint8Array,
  { upload, offset, most, at }: { upload: string; offset: number; most: number; at: Desk },
) {
  const key = (await readFile(staffKeyFile(at.dataDir), 'utf8')).trim();
  const sending = request(`http://127.0.0.1:${at.port}${upload}`, {
    method: 'PATCH',
    headers: {
      authorization: `Bearer ${key}`,
      'tus-resumable': '1.0.0',
      ...piece(offset),
      'content-length': bytes.length - offset,
    },
  });
  const closed = once(sending, 'close');
  sending.on('error', () => undefined);
  sending.write(bytes.subarray(offset, offset + most), () => sending.destroy());
  await closed;
}

describe('40 MB through five cut connections', () => {
  const bytes = Buffer.concat([pdf, randomBytes(40 * 1024 * 1024)]);
  const hash = createHash('sha256').update(bytes).digest('hex');

  async function receivedThroughCuts(at: Desk, { services }: Server) {
    const upload = await begun(bytes.length, at);
    for (let cut = 0; cut < 5; cut += 1) {
      const offset = await offsetOf(upload, at);
      await cutAfter(bytes, { upload, offset, most: 6 * 1024 * 1024 + cut, at });
      await expect.poll(() => offsetOf(upload, at), { timeout: 20_000 }).toBeGreaterThan(offset);
    }
    for (let offset = await offsetOf(upload, at); offset < bytes.length; offset = await offsetOf(upload, at))
      await sent('PATCH', upload, piece(offset), bytes.subarray(offset), at);
    const answer = await (await sent('POST', `${upload}/file`, {}, undefined, at)).json();
    expect(answer).toMatchObject({ code: 0, obj: { type: 'application/pdf', size: bytes.length } });
    const { pieces, written } = measured(await services.mediaStore.read(upload.slice(-20)));
    for await (const one of pieces) void one;
    return written();
  }

  test('arrive equal on the disk', async () => {
    expect(await receivedThroughCuts(desk, server)).toEqual({ size: bytes.length, hash });
  });

  test('arrive equal in a bucket', async () => {
    const bucket = await testBucket();
    const { url, keyId, secret, region } = bucket.settings;
    const settings = { FORUM_MEDIA_S3_URL: url, FORUM_MEDIA_S3_KEY_ID: keyId, FORUM_MEDIA_S3_SECRET: secret };
    const other = await testServer({ environment: { ...settings, FORUM_MEDIA_S3_REGION: region } });
    const its = await staffAt(other);
    expect(await receivedThroughCuts(its, other)).toEqual({ size: bytes.length, hash });
    // The store is away from here on.
    await bucket.stop();
    const { ok, text } = await its.staff('add-file', await fileWith(pdf, 'a.pdf'));
    expect([ok, text]).toEqual([false, expect.stringContaining('away or full')]);
    expect(await other.db.$count(mediaFile, eq(mediaFile.name, 'a.pdf'))).toBe(0);
    await its.leave();
    await other.stop();
  });
});
