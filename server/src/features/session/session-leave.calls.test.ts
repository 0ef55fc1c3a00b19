import { sql } from 'drizzle-orm';
import { leavePath } from 'contract/wire/media';
import { describe, expect, test } from 'vitest';
import { mediaServer } from '../../platform/testing/media-server.ts';

const { server, go, later, somebody, browserOf } = await mediaServer();

describe('after a logout that got lost on the way', () => {
  const removed = ['forum_media=; Path=/media; Max-Age=0; HttpOnly; SameSite=Strict'];
  const leave = (cookie: string, headers: Record<string, string> = {}) =>
    fetch(server.address + leavePath, { method: 'POST', headers: { ...headers, ...(cookie && { cookie }) } });

  test('the browser that comes back ends the session by its cookie, which also removes it', async () => {
    const { token, cookie, status } = await browserOf(somebody());
    later(60);
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
    later(60);
    expect((await leave(cookie)).headers.getSetCookie()).toEqual(removed);
  });

  test.each([
    ['no cookie', () => '', []],
    ['a changed proof', (cookie: string) => cookie.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')), removed],
  ])('%s ends nothing', async (_, change, cookies) => {
    const { token, cookie } = await browserOf(somebody());
    later(60);
    expect((await leave(change(cookie))).headers.getSetCookie()).toEqual(cookies);
    expect((await go.me(token)).code).toBe(0);
  });

  test.each([
    ['same-site', { 'sec-fetch-site': 'same-site' }],
    ['cross-site', { 'sec-fetch-site': 'cross-site' }],
    ['of another host, in an old browser,', { origin: 'https://other.forum.example' }],
  ])('a page that is %s ends nothing', async (_, headers) => {
    const { token, cookie } = await browserOf(somebody());
    later(60);
    const left = await leave(cookie, headers);
    expect([left.status, left.headers.getSetCookie(), (await go.me(token)).code]).toEqual([403, [], 0]);
  });

  test.each([
    ['in an old browser', () => server.services.settings.publicUrl],
    ['at another address of the server', () => server.address],
  ])('the app’s own page %s ends it', async (_, origin) => {
    const { token, cookie } = await browserOf(somebody());
    later(60);
    const left = await leave(cookie, { origin: new URL(origin()).origin });
    expect([left.status, (await go.me(token)).code]).toEqual([204, -6]);
  });
});
