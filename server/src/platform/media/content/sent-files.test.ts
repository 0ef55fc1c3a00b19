import { mkdtemp, open, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ThrownRefusal } from '../../writes/refusing.ts';
import { drawnPhoto, drawnPicture } from './drawn-picture.ts';
import { hostilePictures } from './hostile-pictures.testing.ts';
import * as made from './made-files.testing.ts';
import { recognised } from './recognise.ts';
import { wholeFiles } from './sent-cases.testing.ts';
import { sentFile } from './sent-file.ts';

const { drawn } = made;

let folder: string;
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'forum-content-'))));
afterAll(() => rm(folder, { recursive: true }));

async function whatIs(bytes: Buffer) {
  const path = join(folder, 'sent');
  await writeFile(path, bytes);
  const handle = await open(path);
  try {
    return await recognised(sentFile(path, handle, bytes.length));
  } finally {
    await handle.close();
  }
}

/** What becomes of a file: its kind and the type as which it is served, or why it is refused. */
async function becomes(bytes: Buffer, draw: typeof drawnPicture = drawnPicture) {
  const what = await whatIs(bytes);
  if (!what) return 'not taken';
  if (what.kind !== 'picture') return `${what.kind} ${what.extension}`;
  try {
    return `picture ${(await draw(bytes, what)).type}`;
  } catch (failure) {
    return (failure as ThrownRefusal).refusal.name;
  }
}

// The hostile ones are sent by calls (hostile-uploads.calls.test.ts).
describe('what is sent', () => {
  test.each(wholeFiles)('%s', async (_what, make, expected) => {
    expect(await becomes(await make())).toBe(expected);
  });
});

describe('what is sent for the album', () => {
  test.each([...wholeFiles, ...hostilePictures])('%s', async (_what, make, expected) => {
    const asPhoto = expected.replace(/^picture .*/, 'picture image/jpeg');
    expect(await becomes(await make(), drawnPhoto)).toBe(asPhoto);
  });
});

test('a photo of the album keeps its size, however it was turned, and says its colours', async () => {
  const file = await drawn(6_000, 3_000).jpeg().withMetadata({ orientation: 6 }).toBuffer();
  const { width, height, bytes, blur } = await drawnPhoto(file, (await whatIs(file))!);
  expect([width, height]).toEqual([3_000, 6_000]);
  const { format, exif, orientation } = await sharp(bytes).metadata();
  expect({ format, exif, orientation }).toEqual({ format: 'jpeg' });
  expect(Buffer.from(blur, 'base64').length).toBeLessThan(30);
});

test('a large picture becomes no wider than 2,048, and keeps its form', async () => {
  const file = await drawn(6_000, 3_000).jpeg().toBuffer();
  const { width, height, bytes } = await drawnPicture(file, (await whatIs(file))!);
  expect([width, height]).toEqual([2_048, 1_024]);
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 2_048, height: 1_024 });
});

test('a bitmap keeps its colours and its upper side', async () => {
  const file = made.bmp(2, 2);
  // Rows stand from the bottom upwards, and blue comes first.
  file.set([255, 0, 0, 0, 255, 0], 54);
  file.set([0, 0, 255, 255, 255, 255], 62);
  const { bytes } = await drawnPicture(file, (await whatIs(file))!);
  const { data } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  expect([...data]).toEqual([255, 0, 0, 255, 255, 255, 0, 0, 255, 0, 255, 0]);
});
