import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { OwnSession } from 'contract/calls/session';
import { session } from '../../platform/database/tables/session.ts';
import { gu, helena, requestId, steps } from '../../platform/testing/signing-in.ts';
import { testNow } from '../../platform/testing/test-now.ts';
import { testServer } from '../../platform/testing/test-server.ts';

let server: Awaited<ReturnType<typeof testServer>>;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.db.delete(session);
  await server.database.sql('delete from code_request');
  server.services.sessionCache.drop(() => true);
  server.clock.set(testNow);
});

type Person = { mobile?: string | undefined };
const signIn = async ({ mobile = '' }: Person, kind: 'browser' | 'host' = 'browser') => {
  await server.database.sql('delete from code_request');
  return (await steps(server).signIn({ address: mobile, kind })).token;
};
const listFor = async (token: string) =>
  ((await server.call.json('/api/session/getSessions', {}, { token })).obj as { sessions: OwnSession[] }).sessions;
const end = (name: string, token: string, body: object = {}) =>
  server.call.json(`/api/session/${name}`, { ...body, requestId: requestId() }, { token });
const isOpen = async (token: string) => (await server.call.json('/api/session/getMe', {}, { token })).code === 0;
const idOf = async (token: string) => (await listFor(token)).find(({ here }) => here)?.id ?? '';

describe('where I am logged in', () => {
  test('names each of my sessions, and which of them asks', async () => {
    const [browser, host] = [await signIn(gu), await signIn(gu, 'host')];
    await signIn(helena);
    const shown = (await listFor(host)).map(({ id: _id, ...one }) => one);
    const at = '2027-03-22T10:12:00+08:00';
    const same = { method: 'code', since: at, lastUsedAt: at, limited: false };
    expect(shown).toEqual([
      { ...same, kind: 'browser', here: false },
      { ...same, kind: 'host', here: true },
    ]);
    expect((await listFor(browser)).map(({ kind, here }) => [kind, here])).toEqual([
      ['browser', true],
      ['host', false],
    ]);
  });

  test('leaves out one that is over by its age', async () => {
    await signIn(gu, 'host');
    server.clock.set(new Date(testNow.getTime() + 5 * 60_000));
    const browser = await signIn(gu);
    await server.database.sql(`update session set ends_at = '${testNow.toISOString()}' where kind = 'host'`);
    expect((await listFor(browser)).map(({ kind }) => kind)).toEqual(['browser']);
  });

  test('tells a limited session of itself alone', async () => {
    await signIn(gu, 'host');
    const browser = await signIn(gu);
    await server.database.sql("update session set scope = 'limited' where kind = 'browser'");
    server.services.sessionCache.drop(() => true);
    expect(await listFor(browser)).toMatchObject([{ kind: 'browser', limited: true, here: true }]);
  });
});

describe('ending sessions', () => {
  test('one ends, the others stay, and a repeat changes nothing', async () => {
    const [browser, host] = [await signIn(gu), await signIn(gu, 'host')];
    const body = { id: await idOf(host), requestId: requestId() };
    for (const _time of [1, 2])
      expect(await server.call.json('/api/session/endOneSession', body, { token: browser })).toMatchObject({ code: 0 });
    expect([await isOpen(browser), await isOpen(host)]).toEqual([true, false]);
  });

  test('the own session, one of somebody else and one that has ended are not found', async () => {
    const [browser, host, other] = [await signIn(gu), await signIn(gu, 'host'), await signIn(helena)];
    const ended = await idOf(host);
    await end('endOneSession', browser, { id: ended });
    for (const id of [await idOf(browser), await idOf(other), ended])
      expect(await end('endOneSession', browser, { id })).toMatchObject({ code: -2, obj: { refusal: 'notFound' } });
    expect([await isOpen(browser), await isOpen(other)]).toEqual([true, true]);
  });

  test('all others end at once, and nobody else’s', async () => {
    const [browser, host, other] = [await signIn(gu), await signIn(gu, 'host'), await signIn(helena)];
    expect((await end('endOtherSessions', browser)).obj).toEqual({ ended: 1 });
    expect([await isOpen(browser), await isOpen(host), await isOpen(other)]).toEqual([true, false, true]);
    expect((await end('endOtherSessions', browser)).obj).toEqual({ ended: 0 });
  });

  test('one that is over by its age is neither counted nor found', async () => {
    const [host, browser] = [await signIn(gu, 'host'), await signIn(gu)];
    const id = await idOf(host);
    await server.database.sql(`update session set ends_at = '${testNow.toISOString()}' where kind = 'host'`);
    expect(await end('endOneSession', browser, { id })).toMatchObject({ obj: { refusal: 'notFound' } });
    expect((await end('endOtherSessions', browser)).obj).toEqual({ ended: 0 });
  });
});
