import { sql } from 'drizzle-orm';
import { fastify } from 'fastify';
import { photoAddress, pictureAddress } from 'contract/wire/media';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { viewerOfSession } from '../../../features/session/session.actions.ts';
import { photo } from '../../database/tables/content/media.ts';
import { newId } from '../../ids.ts';
import { answerFailures } from '../../http/failures/answer-failures.ts';
import { storedFile } from '../files.testing.ts';
import { StoreFailure } from '../store/media-store.ts';
import { s3Store } from '../store/s3-store.ts';
import { testBucket } from '../store/test-bucket.testing.ts';
import { bytes, content, mediaServer, photoOfGu } from '../../testing/media-server.ts';
import { fetchMedia } from '../../testing/media.ts';
import { gu } from '../../testing/signing-in.ts';
import { countingStatements, statementsOf } from '../../testing/statements.ts';
import { serveMedia } from './serve-media.ts';
import { photoOnRecord } from './still-shown.store.ts';

const { server, somebody, browserOf } = await mediaServer();
const viewer = await browserOf(somebody());

describe('a photo', () => {
  test('is shown to limited sessions too, which have the list', async () => {
    const { id, status } = await browserOf(somebody());
    await server.db.execute(sql`update session set scope = 'limited' where person_id = ${id}`);
    expect(await status()).toBe(200);
  });

  test.each([
    ['replaced', sql`update photo set number = 5`],
    ['erased', sql`delete from photo`],
    ['of a person taken out of the directory', sql`update person set listed = false where id = ${gu.id}`],
    ['of a person with another badge', sql`update person set badge = 'blue' where id = ${gu.id}`],
  ])('that is %s is gone at once, like one that never was', async (_, change) => {
    const { fetched, status } = viewer;
    expect(await status()).toBe(200);
    await server.db.execute(change);
    const seen = async (path: string) => {
      const response = await fetched(path);
      const changing = new Set(['date', 'x-request-id', 'x-server-time']);
      const headers = [...response.headers].filter(([name]) => !changing.has(name));
      return [response.status, headers, await response.text()];
    };
    expect(await seen(photoOfGu)).toEqual(await seen(photoAddress({ id: newId(), photo: 1 })));
  });

  test('that is hidden takes as many statements as one that never was', async () => {
    await server.db.execute(sql`update person set listed = false where id = ${gu.id}`);
    const statements = (personId: string) =>
      statementsOf(server.database, (db) => photoOnRecord(db, { personId, number: 4 }));
    expect([await statements(gu.id), await statements(newId())]).toEqual([1, 1]);
  });
});

describe('a picture of the Forum’s content', () => {
  test.each([
    ['of a partner that is withdrawn', sql`update partner set hidden = true where picture_id = ${content.id}`],
    ['that is replaced', sql`update partner set picture_id = null where picture_id = ${content.id}`],
  ])('%s is gone at once', async (_, change) => {
    const status = async () => (await viewer.fetched(pictureAddress(content))).status;
    expect(await status()).toBe(200);
    await server.db.execute(change);
    expect(await status()).toBe(404);
  });
});

describe('browsers', () => {
  test('keep photos for two hours and content for a day, for the same cookie alone', async () => {
    const { fetched } = viewer;
    for (const [path, seconds] of [
      [photoOfGu, 7200],
      [pictureAddress(content), 86_400],
    ] as const) {
      const response = await fetched(path);
      expect(new Uint8Array(await response.arrayBuffer())).toEqual(bytes);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': `private, max-age=${seconds}`,
        vary: 'cookie',
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
      });
    }
  });

  test('are told that they have the photo, as long as they may see it', async () => {
    const { cookie } = viewer;
    const { headers } = await fetchMedia(server, photoOfGu, cookie);
    const again = () => fetchMedia(server, photoOfGu, cookie, { 'if-none-match': headers.get('etag') ?? '' });
    const response = await again();
    expect([response.status, await response.text()]).toEqual([304, '']);
    await server.db.update(photo).set({ fileId: await storedFile(server, Uint8Array.from([1, 2])) });
    expect((await again()).status).toBe(200);
    await server.db.delete(photo);
    expect((await again()).status).toBe(404);
  });

  test.each([
    ['a photo', photoOfGu],
    ['a picture of the Forum’s content', pictureAddress(content)],
  ])('fetch %s with one statement, once the session is known', async (_, url) => {
    const counting = countingStatements(server.database);
    const counted = fastify();
    serveMedia(counted, { ...server.parts, db: counting.db, viewerOf: viewerOfSession });
    const statements = async (mark = '') => {
      const before = counting.count();
      const { statusCode } = await counted.inject({ url, headers: { cookie: viewer.cookie, 'if-none-match': mark } });
      return [statusCode, counting.count() - before];
    };
    await viewer.fetched(url);
    const { headers } = await viewer.fetched(url);
    expect([await statements(), await statements(headers.get('etag') ?? '')]).toEqual([
      [200, 1],
      [304, 1],
    ]);
  });
});

describe('a recording', () => {
  const sound = Uint8Array.from({ length: 100 }, (_, nth) => nth);
  const id = newId();
  const url = pictureAddress({ id });
  const heard = (headers: Record<string, string>, method = 'GET') =>
    fetch(server.address + url, { method, headers: { cookie: viewer.cookie, ...headers } });
  beforeAll(() => storedFile(server, sound, { id, kind: 'audio', type: 'audio/mpeg', extension: 'mp3' }));
  // Until there are news, a partner's picture stands for what shows it.
  beforeEach(() => server.db.execute(sql`update partner set picture_id = ${id} where picture_id = ${content.id}`));

  test('is answered as a whole and in pieces', async () => {
    const whole = await heard({});
    expect([whole.status, Object.fromEntries(whole.headers)]).toMatchObject([
      200,
      { 'content-type': 'audio/mpeg', 'accept-ranges': 'bytes', 'content-length': '100' },
    ]);
    expect(new Uint8Array(await whole.arrayBuffer())).toEqual(sound);
    const part = await heard({ range: 'bytes=90-' });
    expect([part.status, part.headers.get('content-range'), part.headers.get('content-length')]).toEqual([
      ...[206, 'bytes 90-99/100', '10'],
    ]);
    expect(new Uint8Array(await part.arrayBuffer())).toEqual(sound.subarray(90));
  });

  test('is not answered beyond its end, and as a whole if it is another one by now', async () => {
    const beyond = await heard({ range: 'bytes=100-' });
    expect([beyond.status, beyond.headers.get('content-range'), await beyond.text()]).toEqual([416, 'bytes */100', '']);
    const changed = await heard({ range: 'bytes=0-1', 'if-range': '"another"' });
    expect([changed.status, (await changed.arrayBuffer()).byteLength]).toEqual([200, 100]);
    const several = await heard({ range: 'bytes=0-1,5-6' });
    expect([several.status, (await several.arrayBuffer()).byteLength]).toEqual([200, 100]);
    const same = await heard({ range: 'bytes=0-1', 'if-range': changed.headers.get('etag') ?? '' });
    expect([same.status, (await same.arrayBuffer()).byteLength]).toEqual([206, 2]);
  });

  test('tells its length without being sent', async () => {
    const head = await heard({}, 'HEAD');
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, '100', '']);
    const part = await heard({ range: 'bytes=-5' }, 'HEAD');
    expect([part.status, part.headers.get('content-range')]).toEqual([206, 'bytes 95-99/100']);
  });

  test('whose bytes are gone is like one that never was, and one whose store is away can be tried again', async () => {
    await server.services.mediaStore.remove(id);
    expect((await heard({})).status).toBe(404);
    const counted = fastify();
    const read = () => Promise.reject(new StoreFailure('away'));
    const services = { ...server.parts.services, mediaStore: { ...server.services.mediaStore, read } };
    answerFailures(counted, server.parts.log);
    serveMedia(counted, { ...server.parts, db: server.db, services, viewerOf: viewerOfSession });
    expect((await counted.inject({ url, headers: { cookie: viewer.cookie } })).statusCode).toBe(503);
  });
});

test('a document is not fetched here, whatever shows it', async () => {
  const id = await storedFile(server, bytes, { kind: 'document', type: 'application/pdf', extension: 'pdf' });
  await server.db.execute(sql`update partner set picture_id = ${id} where picture_id = ${content.id}`);
  expect((await viewer.fetched(pictureAddress({ id }))).status).toBe(404);
});

describe('with a bucket', () => {
  test('large files are fetched from it by an address for a minute, small pictures from here', async () => {
    const bucket = await testBucket();
    const mediaStore = s3Store(bucket.settings);
    const counted = fastify();
    const services = { ...server.parts.services, mediaStore };
    serveMedia(counted, { ...server.parts, db: server.db, services, viewerOf: viewerOfSession });
    const asked = (id: string) => counted.inject({ url: pictureAddress({ id }), headers: { cookie: viewer.cookie } });
    const large = new Uint8Array(300_000).fill(7);
    const id = await storedFile({ db: server.db, services: { mediaStore } }, large);
    await server.db.execute(sql`update partner set picture_id = ${id} where picture_id = ${content.id}`);
    const { statusCode, headers } = await asked(id);
    expect([statusCode, headers['cache-control']]).toEqual([302, 'no-store']);
    const fetched = await fetch(String(headers.location));
    expect([fetched.headers.get('content-type'), fetched.headers.get('cache-control')]).toEqual([
      ...['image/webp', 'private, max-age=86400'],
    ]);
    expect(new Uint8Array(await fetched.arrayBuffer())).toEqual(large);
    const head = await counted.inject({
      method: 'HEAD',
      url: pictureAddress({ id }),
      headers: { cookie: viewer.cookie },
    });
    expect([head.statusCode, head.headers['content-length'], head.headers['etag']]).toEqual([
      200,
      '300000',
      expect.any(String),
    ]);
    const small = await storedFile({ db: server.db, services: { mediaStore } }, bytes);
    await server.db.execute(sql`update partner set picture_id = ${small} where picture_id = ${id}`);
    const here = await asked(small);
    expect([here.statusCode, new Uint8Array(here.rawPayload)]).toEqual([200, bytes]);
    await bucket.stop();
  });
});
