import { sql } from 'drizzle-orm';
import { allCalls } from 'contract/all-calls';
import { isConsoleCall } from 'contract/wire/call';
import { pictureAddress } from 'contract/wire/media';
import { describe, expect, test } from 'vitest';
import { demoBadgeCode } from '../../../../demo/badge-codes.ts';
import { newId } from '../../ids.ts';
import { content, mediaServer, photoOfGu } from '../../testing/media-server.ts';
import { cookieSetBy, fetchMedia } from '../../testing/media.ts';
import { gu, requestId } from '../../testing/signing-in.ts';
import { testServer } from '../../testing/test-server.ts';
import { showsMedia } from './needs-media-cookie.ts';

const { server, go, later, somebody, browserOf } = await mediaServer();
const viewer = await browserOf(somebody());

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
    // The Secretariat has no cookie of this kind.
    const ofPhones = allCalls.filter((call) => !isConsoleCall(call));
    const withPictures = ofPhones.filter(showsMedia).map(({ path }) => path);
    expect(withPictures).toEqual([
      '/api/about/getSlides',
      '/api/about/getIntroduction',
      '/api/conference/getConference',
      '/api/album/getPhotos',
      '/api/cards/getCards',
      '/api/delegates/getDelegates',
      '/api/delegates/getDelegate',
      '/api/faceToFace/scanExchangeCode',
      '/api/faceToFace/getEncounter',
      '/api/faceToFace/confirmEncounter',
      '/api/files/getFile',
      '/api/modes/getActing',
      '/api/forum/getForum',
      '/api/forum/getForumDetail',
      '/api/forum/getBrief',
      '/api/partner/getPartners',
      '/api/partner/getPartner',
      '/api/places/getPlaces',
      '/api/profile/getInfo',
      '/api/profile/getProfile',
      '/api/profile/getAsOthersSee',
      '/api/profile/sendPhoto',
      '/api/search/find',
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
    later(30 * 24 * 60 * 60 - 60);
    expect(await status()).toBe(200);
    later(61);
    expect(await status()).toBe(404);
    later(-30 * 24 * 60 * 60 - 1);
  });

  test('before the texts are agreed to', async () => {
    const { id, token, status } = await browserOf(somebody());
    await server.db.execute(sql`update session set must_agree = true where person_id = ${id}`);
    expect([await status(), (await go.me(token)).code]).toEqual([404, 0]);
  });
});
