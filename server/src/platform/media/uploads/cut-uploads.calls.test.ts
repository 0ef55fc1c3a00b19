import { createHash, randomBytes } from 'node:crypto';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mediaFile, unownedBytes } from '../../database/tables/content/media.ts';
import { staffAt } from '../../testing/staff-desk.ts';
import { testServer } from '../../testing/test-server.ts';
import { pdf } from '../content/made-files.testing.ts';
import { measured } from '../store/measured.ts';
import { testBucket } from '../store/test-bucket.testing.ts';
import { sendingTo } from './sending.testing.ts';

type Server = Awaited<ReturnType<typeof testServer>>;
type Desk = Awaited<ReturnType<typeof staffAt>>;

const megabyte = 1024 * 1024;
const bytes = Buffer.concat([pdf, randomBytes(40 * megabyte)]);
const hash = createHash('sha256').update(bytes).digest('hex');

async function throughFiveCuts(desk: Desk, { services, db }: Server) {
  const { begin, cutAfter, offsetOf, sendPiece, makeFile } = await sendingTo(desk);
  const upload = await begin(bytes.length);
  for (let cut = 0; cut < 5; cut += 1) {
    const offset = await offsetOf(upload);
    await cutAfter(upload, bytes.subarray(offset), { offset, most: 6 * megabyte + cut });
    await expect.poll(() => offsetOf(upload), { timeout: 20_000 }).toBeGreaterThan(offset);
  }
  const offset = await offsetOf(upload);
  expect((await sendPiece(upload, bytes.subarray(offset), offset)).status).toBe(204);
  const answer: unknown = await (await makeFile(upload)).json();
  expect(answer).toMatchObject({ code: 0, obj: { type: 'application/pdf', size: bytes.length } });
  const { pieces, written } = measured(await services.mediaStore.read(upload.slice(-20)));
  for await (const one of pieces) void one;
  const left = [...(await readdir(services.settings.uploadFolder)), await db.$count(unownedBytes)];
  return { ...written(), left };
}

const arrived = { size: bytes.length, hash, left: [0] };

describe('40 MB through five cut connections', () => {
  test('arrive equal on the disk', async () => {
    const server = await testServer();
    const desk = await staffAt(server);
    expect(await throughFiveCuts(desk, server)).toEqual(arrived);
    await desk.leave();
    await server.stop();
  });
});

describe('with a bucket', () => {
  let bucket: Awaited<ReturnType<typeof testBucket>>;
  let server: Server;
  let desk: Desk;
  beforeAll(async () => {
    bucket = await testBucket();
    const { url, keyId, secret, region } = bucket.settings;
    const settings = { FORUM_MEDIA_S3_URL: url, FORUM_MEDIA_S3_KEY_ID: keyId, FORUM_MEDIA_S3_SECRET: secret };
    server = await testServer({ environment: { ...settings, FORUM_MEDIA_S3_REGION: region } });
    desk = await staffAt(server);
  });
  afterAll(async () => {
    await desk.leave();
    await server.stop();
  });

  test('40 MB arrive equal through five cut connections', async () => {
    expect(await throughFiveCuts(desk, server)).toEqual(arrived);
  });

  test('that is away from now on, a file is refused clearly, and kept to try again', async () => {
    await bucket.stop();
    const path = join(desk.dataDir, 'a.pdf');
    await writeFile(path, pdf);
    const { ok, text } = await desk.staff('add-file', path);
    expect([ok, text]).toEqual([false, expect.stringContaining('away or full')]);
    expect(await server.db.$count(mediaFile, eq(mediaFile.name, 'a.pdf'))).toBe(0);
  });
});
