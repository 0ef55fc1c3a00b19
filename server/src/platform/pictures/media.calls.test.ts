import { sql } from 'drizzle-orm';
import { fastify } from 'fastify';
import { photoAddress, pictureAddress } from 'contract/wire/media';
import { describe, expect, test } from 'vitest';
import { viewerOfSession } from '../../features/session/session.actions.ts';
import { photo } from '../database/tables/pictures.ts';
import { newId } from '../ids.ts';
import { bytes, content, mediaServer, photoOfGu } from '../testing/media-server.ts';
import { fetchMedia } from '../testing/media.ts';
import { gu } from '../testing/signing-in.ts';
import { countingStatements, statementsOf } from '../testing/statements.ts';
import { photoOnRecord } from './pictures.store.ts';
import { serveMedia } from './serve-media.ts';

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
    await server.db.execute(sql`update photo set bytes = '\\x524946460001'`);
    expect((await again()).status).toBe(200);
    await server.db.delete(photo);
    expect((await again()).status).toBe(404);
  });

  test.each([
    ['a photo', photoOfGu],
    ['a picture of the Forum’s content', pictureAddress(content)],
  ])('that have %s cost one statement, others two, once the session is known', async (_, url) => {
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
      [200, 2],
      [304, 1],
    ]);
  });
});
