import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mediaFile, mediaVariant, photo, unownedBytes } from '../../database/tables/content/media.ts';
import { meetingMaterial } from '../../database/tables/content/agenda.ts';
import { person } from '../../database/tables/people.ts';
import { newId } from '../../ids.ts';
import { gu, helena } from '../../testing/signing-in.ts';
import { testServer } from '../../testing/test-server.ts';
import { storedFile } from '../files.testing.ts';
import { StoreFailure, type MediaStore } from '../store/media-store.ts';
import * as rows from './files.store.ts';
import { insertVariant } from './files.store.ts';
import { dropUnlessOwned, removeUnowned, storeBytes } from './stored-bytes.ts';

let server: Awaited<ReturnType<typeof testServer>>;
beforeAll(async () => void (server = await testServer()));
afterAll(() => server.stop());

const storing = () => ({ db: server.db, mediaStore: server.services.mediaStore, now: server.clock.now() });
const sizes = (...keys: string[]) => Promise.all(keys.map((key) => server.services.mediaStore.size(key)));
const bytes = new Uint8Array(7);
const minutes = (count: number) => new Date(server.clock.now().getTime() + count * 60_000);

test('the bytes of a photo go after the photo is replaced or its owner is gone, and no others', async () => {
  const [first, second, other] = [
    await storedFile(server, bytes),
    await storedFile(server, bytes),
    await storedFile(server, bytes),
  ];
  const set = (personId: string, fileId: string) =>
    server.db.update(photo).set({ fileId }).where(eq(photo.personId, personId));
  await set(gu.id, first);
  await set(helena.id, other);
  await set(gu.id, second);
  expect(await server.db.$count(mediaFile, eq(mediaFile.id, first))).toBe(0);
  await removeUnowned(storing());
  expect(await sizes(first, second, other)).toEqual([undefined, 7, 7]);
  await server.db.delete(person).where(eq(person.id, gu.id));
  await removeUnowned(storing());
  expect(await sizes(second, other)).toEqual([undefined, 7]);
  expect(await server.db.$count(unownedBytes)).toBe(0);
});

test('a paper of a meeting takes its file with it, and a picture its sizes', async () => {
  const [row] = await server.db.select().from(meetingMaterial).limit(1);
  await server.db.delete(meetingMaterial).where(eq(meetingMaterial.id, row!.id));
  const picture = await storedFile(server, bytes);
  const key = `${picture}.w320`;
  const drawn = { type: 'image/webp', width: 320, height: 160, ...(await storeBytes(key, bytes, storing())) };
  await insertVariant(server.db, { fileId: picture, name: 'w320', ...drawn });
  await server.db.delete(mediaFile).where(eq(mediaFile.id, picture));
  await removeUnowned(storing());
  expect(await sizes(row!.fileId, picture, key)).toEqual([undefined, undefined, undefined]);
});

test('a size that is drawn while its picture is deleted finds no place, and goes', async () => {
  const fileId = newId();
  const key = `${fileId}.w320`;
  const written = await storeBytes(key, bytes, storing());
  await insertVariant(server.db, {
    fileId,
    name: 'w320',
    type: 'image/webp',
    width: 1,
    height: 1,
    ...written,
  });
  expect(await server.db.$count(mediaVariant, eq(mediaVariant.fileId, fileId))).toBe(0);
  await dropUnlessOwned(key, storing());
  expect([...(await sizes(key)), await server.db.$count(unownedBytes)]).toEqual([undefined, 0]);
});

test('bytes that never got a row are removed an hour later, and not before', async () => {
  const key = newId();
  await storeBytes(key, bytes, storing());
  await removeUnowned({ ...storing(), now: minutes(59) });
  expect(await sizes(key)).toEqual([7]);
  await removeUnowned({ ...storing(), now: minutes(60) });
  expect(await sizes(key)).toEqual([undefined]);
});

test('bytes that have a row stay, also if they are written again', async () => {
  const key = await storedFile(server, bytes);
  const again = `${key}.w320`;
  const written = await storeBytes(again, bytes, storing());
  await insertVariant(server.db, { fileId: key, name: 'w320', type: 'image/webp', ...written });
  await storeBytes(again, bytes, storing());
  await dropUnlessOwned(key, storing());
  await removeUnowned({ ...storing(), now: minutes(600) });
  expect(await sizes(key, again)).toEqual([7, 7]);
});

test('a size that is drawn again with other bytes is told by its new measures', async () => {
  const fileId = await storedFile(server, bytes);
  for (const drawn of [bytes, new Uint8Array(9)]) {
    const written = await storeBytes(`${fileId}.w320`, drawn, storing());
    await insertVariant(server.db, { fileId, name: 'w320', type: 'image/webp', width: drawn.length, ...written });
  }
  const rows = await server.db.select().from(mediaVariant).where(eq(mediaVariant.fileId, fileId));
  expect(rows.map(({ size, width }) => [size, width])).toEqual([[9, 9]]);
});

/** Two sizes of a picture got no row; the one that comes second is written again while the first is removed. */
async function writtenAgain(again: (key: string) => Promise<unknown>) {
  const fileId = await storedFile(server, bytes);
  const keys = ['w320', 'w640'].map((name) => `${fileId}.${name}`);
  for (const key of keys) await storeBytes(key, bytes, storing());
  const removed: string[] = [];
  const slow: MediaStore = {
    ...server.services.mediaStore,
    remove: async (key) => {
      removed.push(key);
      if (removed.length === 1) await again(keys.find((other) => other !== key) ?? '');
      await server.services.mediaStore.remove(key);
    },
  };
  await removeUnowned({ ...storing(), mediaStore: slow, now: minutes(60) });
  const kept = keys.find((key) => key !== removed[0]) ?? '';
  return { kept, removed: removed.length };
}

test('bytes that are written again while the job removes others stay, with their row and without one yet', async () => {
  const write = (key: string) => storeBytes(key, bytes, { ...storing(), now: minutes(60) });
  const withRow = await writtenAgain(async (key) => {
    const [fileId = '', name = ''] = key.split('.');
    await insertVariant(server.db, { fileId, name, type: 'image/webp', ...(await write(key)) });
  });
  const without = await writtenAgain(write);
  const kept = [withRow.kept, without.kept];
  const areUnowned = () => Promise.all(kept.map((key) => rows.isUnowned(server.db, key)));
  expect([withRow.removed, without.removed]).toEqual([1, 1]);
  expect([await sizes(...kept), await areUnowned()]).toEqual([
    [7, 7],
    [false, true],
  ]);
  await removeUnowned({ ...storing(), now: minutes(120) });
  expect([await sizes(...kept), await areUnowned()]).toEqual([
    [7, undefined],
    [false, false],
  ]);
});

test('bytes that are written again while the job removes the former ones have their note afterwards', async () => {
  const key = newId();
  await storeBytes(key, bytes, storing());
  const late: MediaStore = {
    ...server.services.mediaStore,
    remove: async () => rows.noteUnowned(server.db, key, minutes(120)),
  };
  await removeUnowned({ ...storing(), mediaStore: late, now: minutes(60) });
  expect(await rows.isUnowned(server.db, key)).toBe(true);
  await rows.forgetUnowned(server.db, key);
});

test('a store that is away is tried again', async () => {
  const key = newId();
  await storeBytes(key, bytes, storing());
  const away = { ...server.services.mediaStore, remove: () => Promise.reject(new StoreFailure('away')) };
  await expect(removeUnowned({ ...storing(), mediaStore: away, now: minutes(60) })).rejects.toThrow('away');
  expect(await sizes(key)).toEqual([7]);
  await removeUnowned({ ...storing(), now: minutes(60) });
  expect(await sizes(key)).toEqual([undefined]);
});
