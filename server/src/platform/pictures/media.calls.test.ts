import { sql } from 'drizzle-orm';
import { fastify } from 'fastify';
import { allCalls } from 'contract/all-calls';
import { leavePath, photoAddress, pictureAddress } from 'contract/wire/media';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { demoBadgeCode } from '../../../demo/badge-codes.ts';
import { people } from '../../../demo/people.ts';
import { photo, picture } from '../database/tables/pictures.ts';
import { newId } from '../ids.ts';
import { cookieSetBy, fetchMedia } from '../testing/media.ts';
import { demoPerson, gu, requestId, steps } from '../testing/signing-in.ts';
import { countingStatements, statementsOf } from '../testing/statements.ts';
import { testServer } from '../testing/test-server.ts';
import { viewerOfSession } from '../../features/session/session.actions.ts';
import { mediaNamed } from './media.rules.ts';
import { photoOnRecord } from './pictures.store.ts';
import { showsMedia } from './needs-media-cookie.ts';
import { serveMedia } from './serve-media.ts';

let server: Awaited<ReturnType<typeof testServer>>;
let go: ReturnType<typeof steps>;
let viewer: Awaited<ReturnType<typeof browserOf>>;
const bytes = Uint8Array.from([0x52, 0x49, 0x46, 0x46, 0, 1, 2, 3]);
const content = { id: newId(), type: 'image/webp' as const, width: 40, height: 20, bytes };
const photoOfGu = photoAddress({ id: gu.id, photo: 4 });

beforeAll(async () => {
  server = await testServer();
  go = steps(server);
  await server.db.insert(picture).values(content);
  viewer = await browserOf(somebody());
});
beforeEach(async () => {
  await server.db.execute(sql`update person set listed = true, badge = 'red' where id = ${gu.id}`);
  await server.db.execute(
    sql`update partner set picture_id = ${content.id}, hidden = false where id = (select min(id) from partner)`,
  );
  await server.db.delete(photo);
  await server.db.insert(photo).values({ personId: gu.id, number: 4, type: 'image/webp', bytes });
});
afterAll(() => server.stop());

/** Somebody else each time, because a person gets few codes a day. */
const others = people.filter(({ badge, verified, key }) => badge === 'red' && verified && key !== gu.key).values();
const somebody = () => demoPerson(others.next().value?.key ?? '');

/** Logs in and fetches the photo of Gu with the cookie of that session, again and again. */
async function browserOf(person: { id: string; mobile: string }, kind: 'browser' | 'wechat' = 'browser') {
  secondsLater(120);
  // Otherwise so many logins from one network would be asked for a second picture.
  await server.db.execute(sql`delete from code_request`);
  const { token } = await go.signIn({ address: person.mobile, kind });
  const cookie = cookieSetBy(await server.call.json('/api/about/getSlides', {}, { token }));
  const fetched = (path: string) => fetchMedia(server, path, cookie);
  return { id: person.id, token, cookie, fetched, status: async () => (await fetched(photoOfGu)).status };
}

function secondsLater(seconds: number) {
  server.clock.set(new Date(server.clock.now().getTime() + seconds * 1000));
}

describe('the cookie for media', () => {
  const attributes = /^forum_media=[^;]+; Path=\/media; Max-Age=7776000; HttpOnly; SameSite=Strict$/;

  test('comes with every way of logging in', async () => {
    const { flowId } = await go.askedFor({ address: gu.mobile });
    const byCode = await go.enterCode(flowId, go.newestCode());
    const byBadge = await go.enterBirthDate(await go.badgeFlow(demoBadgeCode(gu.key)), gu.birthDate);
    for (const answer of [byCode, byBadge]) {
      expect(answer.code).toBe(0);
      expect(answer.headers.getSetCookie()).toEqual([expect.stringMatching(attributes)]);
    }
    expect((await fetchMedia(server, photoOfGu, cookieSetBy(byBadge))).status).toBe(200);
  });

  test('comes again with every answer that has pictures, for a browser that lost it', async () => {
    const { token } = viewer;
    const withPictures = allCalls.filter(showsMedia).map(({ path }) => path);
    expect(withPictures).toEqual([
      '/api/about/getSlides',
      '/api/about/getIntroduction',
      '/api/conference/getConference',
      '/api/delegates/getDelegates',
      '/api/delegates/getDelegate',
      '/api/partner/getPartners',
      '/api/partner/getPartner',
      '/api/places/getPlaces',
    ]);
    const directory = await server.call.json('/api/delegates/getDelegates', {}, { token });
    expect(directory.headers.getSetCookie()).toEqual([expect.stringMatching(attributes)]);
    expect((await go.me(token)).headers.getSetCookie()).toEqual([]);
  });

  test('is sent over https alone where the app is', async () => {
    const { database } = server;
    const secure = await testServer({ database, environment: { FORUM_PUBLIC_URL: 'https://forum.example' } });
    const answer = await secure.call.json('/api/about/getSlides', {}, { token: viewer.token });
    await secure.stop();
    expect(answer.headers.getSetCookie()).toEqual([expect.stringMatching(/; SameSite=Strict; Secure$/)]);
  });

  test('opens nothing but media', async () => {
    const { cookie } = viewer;
    // By this the server has the session in its memory, under its id.
    expect((await fetchMedia(server, photoOfGu, cookie)).status).toBe(200);
    const [sessionId = '', proof = ''] = cookie.replace(/^.*=/, '').split('.');
    const codes = ['', sessionId, proof, `${sessionId}.${proof}`].map(async (token) => {
      const options = { headers: { cookie }, ...(token && { token }) };
      return (await server.call.json('/api/session/getMe', {}, options)).code;
    });
    // A text that no token can be is refused with the envelope.
    expect(await Promise.all(codes)).toEqual([-6, -6, -6, -8]);
  });

  test.each([
    ['no cookie', () => ''],
    ['another cookie', () => 'other=1'],
    ['a session without its proof', (cookie: string) => cookie.replace(/\.[^.]*$/, '.')],
    ['the proof of another session', (cookie: string) => cookie.replace(/=.{20}/, `=${newId()}`)],
    ['a changed proof', (cookie: string) => cookie.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))],
  ])('with %s neither photo nor content is there', async (_, change) => {
    const { cookie } = viewer;
    const statuses = async (sent: string) => [
      (await fetchMedia(server, photoOfGu, sent)).status,
      (await fetchMedia(server, pictureAddress(content), sent)).status,
    ];
    expect([await statuses(cookie), await statuses(change(cookie))]).toEqual([
      [200, 200],
      [404, 404],
    ]);
  });
});

describe('the cookie is worthless', () => {
  test('after logging out, which also removes it', async () => {
    const { token, status } = await browserOf(somebody());
    expect(await status()).toBe(200);
    const left = await server.call.json('/api/session/signOut', { requestId: requestId() }, { token });
    expect(left.headers.getSetCookie()).toEqual(['forum_media=; Path=/media; Max-Age=0; HttpOnly; SameSite=Strict']);
    expect(await status()).toBe(404);
  });

  describe('after a logout that got lost on the way', () => {
    const removed = ['forum_media=; Path=/media; Max-Age=0; HttpOnly; SameSite=Strict'];
    const leave = (cookie: string, headers: Record<string, string> = {}) =>
      fetch(server.address + leavePath, { method: 'POST', headers: { ...headers, ...(cookie && { cookie }) } });

    test('the browser that comes back ends the session by its cookie, which also removes it', async () => {
      const { token, cookie, status } = await browserOf(somebody());
      secondsLater(60);
      expect([await status(), (await go.me(token)).code]).toEqual([200, 0]);
      const left = await leave(cookie, { 'sec-fetch-site': 'same-origin' });
      expect([left.status, left.headers.getSetCookie()]).toEqual([204, removed]);
      expect([await status(), (await go.me(token)).code]).toEqual([404, -6]);
      expect((await leave(cookie)).headers.getSetCookie()).toEqual(removed);
    });

    test('a session that ended elsewhere leaves no cookie either', async () => {
      const person = somebody();
      const { cookie } = await browserOf(person);
      await server.db.execute(sql`update session set ended_at = now() where person_id = ${person.id}`);
      expect((await leave(cookie)).headers.getSetCookie()).toEqual(removed);
    });

    test('a login that crossed it is left alone, by its own cookie', async () => {
      const { token, cookie, status } = await browserOf(somebody());
      const left = await leave(cookie);
      expect([left.status, left.headers.getSetCookie()]).toEqual([202, []]);
      expect([await status(), (await go.me(token)).code]).toEqual([200, 0]);
    });

    test('a login that crossed it keeps its cookie, which the browser got after it had sent the older one', async () => {
      const before = await browserOf(somebody());
      const { cookie, status } = await browserOf(somebody());
      const left = await leave(before.cookie);
      expect([left.status, left.headers.getSetCookie(), await before.status()]).toEqual([204, [], 404]);
      expect((await leave(before.cookie)).headers.getSetCookie()).toEqual([]);
      expect(await status()).toBe(200);
      secondsLater(60);
      expect((await leave(cookie)).headers.getSetCookie()).toEqual(removed);
    });

    test.each([
      ['no cookie', () => '', []],
      ['a changed proof', (cookie: string) => cookie.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')), removed],
    ])('%s ends nothing', async (_, change, cookies) => {
      const { token, cookie } = await browserOf(somebody());
      secondsLater(60);
      expect((await leave(change(cookie))).headers.getSetCookie()).toEqual(cookies);
      expect((await go.me(token)).code).toBe(0);
    });

    test.each([
      ['same-site', { 'sec-fetch-site': 'same-site' }],
      ['cross-site', { 'sec-fetch-site': 'cross-site' }],
      ['of another host, in an old browser,', { origin: 'https://other.forum.example' }],
    ])('a page that is %s ends nothing', async (_, headers) => {
      const { token, cookie } = await browserOf(somebody());
      secondsLater(60);
      const left = await leave(cookie, headers);
      expect([left.status, left.headers.getSetCookie(), (await go.me(token)).code]).toEqual([403, [], 0]);
    });

    test('the app’s own page in an old browser ends it', async () => {
      const { token, cookie } = await browserOf(somebody());
      secondsLater(60);
      const left = await leave(cookie, { origin: server.services.settings.publicUrl });
      expect([left.status, (await go.me(token)).code]).toEqual([204, -6]);
    });
  });

  test('after the consent is withdrawn', async () => {
    const { token, status } = await browserOf(somebody());
    expect(await status()).toBe(200);
    await server.call.json('/api/session/withdrawConsent', { requestId: requestId() }, { token });
    expect(await status()).toBe(404);
  });

  test('after a login on another device of the same kind, and only then', async () => {
    const person = somebody();
    const { status } = await browserOf(person);
    await browserOf(person, 'wechat');
    expect(await status()).toBe(200);
    await browserOf(person);
    expect(await status()).toBe(404);
  });

  test('after thirty days without a call', async () => {
    const { id, status } = await browserOf(somebody());
    // Otherwise the session would be over with the Forum.
    await server.db.execute(sql`update session set ends_at = '2028-01-01' where person_id = ${id}`);
    secondsLater(30 * 24 * 60 * 60 - 60);
    expect(await status()).toBe(200);
    secondsLater(61);
    expect(await status()).toBe(404);
    secondsLater(-30 * 24 * 60 * 60 - 1);
  });

  test('before the texts are agreed to', async () => {
    const { id, token, status } = await browserOf(somebody());
    await server.db.execute(sql`update session set must_agree = true where person_id = ${id}`);
    expect([await status(), (await go.me(token)).code]).toEqual([404, 0]);
  });
});

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

test.each([
  ['0123456789abcdefghjk', { picture: '0123456789abcdefghjk' }],
  ['0123456789abcdefghjk.12', { personId: '0123456789abcdefghjk', number: 12 }],
  ['0123456789abcdefghjk.0', undefined],
  ['0123456789abcdefghjk.01', undefined],
  ['0123456789abcdefghjk.9999999999', undefined],
  ['0123456789abcdefghil', undefined],
  ['', undefined],
])('%s names %o', (text, named) => {
  expect(mediaNamed(text)).toEqual(named);
});
