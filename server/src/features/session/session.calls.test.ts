import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { notVerified } from 'contract/refusals/sign-in';
import { demoBadgeCode } from '../../../demo/badge-codes.ts';
import { signInAs } from '../../../demo/people.ts';
import { sessionCache } from '../../platform/cache/session-cache.ts';
import { session } from '../../platform/database/tables/session.ts';
import { sessionOf } from '../../platform/testing/counted.ts';
import { secondsLater } from '../../platform/testing/sign-in-server.ts';
import { type agents, agreed, demoPerson, gu, requestId, steps } from '../../platform/testing/signing-in.ts';
import { testNow } from '../../platform/testing/test-now.ts';
import { testServer } from '../../platform/testing/test-server.ts';
import { twoFields, writeRoutes } from '../../platform/testing/binding-calls.ts';
import { openSession } from './session-opening.actions.ts';
import { identify } from './session.actions.ts';
import { touchEvery } from './session.rules.ts';

let server: Awaited<ReturnType<typeof testServer>>;
let go: ReturnType<typeof steps>;
beforeAll(async () => {
  server = await testServer({ routes: [writeRoutes] });
  go = steps(server);
});
afterAll(() => server.stop());
beforeEach(async () => {
  server.clock.set(testNow);
  for (const table of ['session', 'code_request', 'consent']) await server.db.execute(sql.raw(`delete from ${table}`));
});

const day = 24 * 60 * 60 * 1000;
const after = (days: number) => server.clock.set(new Date(server.clock.now().getTime() + days * day));
const told = async (token: string) => {
  const { code, msg } = await go.me(token);
  return [code, msg];
};

describe('whoever has a session', () => {
  test.each([
    ['gu-minglan', '顾明澜先生', 'Mr Gu'],
    ['amadou-kouressy', '库雷西阁下', 'Your Excellency'],
    ['eleanor-whitcombe-hale', null, null],
  ])('is told how to be greeted, if the record has an honorific: %s', async (key, zh, en) => {
    const { token } = await go.signIn({ channel: 'email', address: demoPerson(key).email });
    const greeted = async (language: 'zh' | 'en') =>
      (await server.call.json('/api/session/getMe', {}, { token, language })).obj;
    expect(await greeted('zh')).toMatchObject({ formOfAddress: zh });
    expect(await greeted('en')).toMatchObject({ formOfAddress: en });
  });
});

test.each([
  ['has a page in the directory', gu, true],
  ['was taken out of the directory', demoPerson('wei-chengmo'), false],
  ['has a badge of another colour', demoPerson(signInAs.blue), false],
])('whoever %s is told so', async (_who, person, inDirectory) => {
  const { token } = await go.signIn({ channel: 'email', address: person.email });
  expect((await server.call.json('/api/session/getMe', {}, { token })).obj).toMatchObject({ inDirectory });
});

describe('a session', () => {
  test('ends when the same person signs in on another device, which the first learns at its next call', async () => {
    const first = await go.signIn({ address: gu.mobile });
    const second = await go.signIn({ channel: 'email', address: gu.email });
    expect(await told(first.token)).toEqual([-7, 'This account has been logged in to another device']);
    expect((await go.me(second.token)).code).toBe(0);
  });

  test('ends when its owner is not verified any more, and stays ended', async () => {
    const verify = (to: boolean) => server.db.execute(sql`update person set verified = ${to} where id = ${gu.id}`);
    const { token } = await go.signIn({ address: gu.mobile });
    expect((await go.me(token)).code).toBe(0);
    await verify(false);
    await expect
      .poll(() => told(token), { timeout: 20_000 })
      .toEqual([-6, 'Login status has expired. Please log in again']);
    await verify(true);
    expect(await told(token)).toEqual([-6, 'Login status has expired. Please log in again']);
  });

  test('keeps the language of the last call, whatever a stream of another instance remembers', async () => {
    const { token } = await go.signIn({ address: gu.mobile });
    const other = { db: server.db, cache: sessionCache(() => true) };
    await identify(token, { ...other, now: testNow, language: 'en' });
    await server.call.json('/api/session/getMe', {}, { token, language: 'zh' });
    await identify(token, { ...other, now: new Date(testNow.getTime() + 2 * touchEvery) });
    expect(await server.db.select({ language: session.language }).from(session)).toEqual([{ language: 'zh' }]);
  });

  test('is not opened for a person who lost the verification meanwhile', async () => {
    const context = { ...server, now: testNow, language: 'en', uniqueId: 'phone', agent: '' } as const;
    const hooks = { afterCommit: () => undefined, tellPerson: () => undefined, setCookie: () => undefined };
    await server.db.execute(sql`update person set verified = false where id = ${gu.id}`);
    const opening = openSession({ ...context, ...hooks }, { person: gu, method: 'code', scope: 'full' });
    await expect(opening).rejects.toMatchObject({ refusal: notVerified });
    await server.db.execute(sql`update person set verified = true where id = ${gu.id}`);
  });

  test('ends after thirty days without use', async () => {
    // The forum is moved to the end of the year, so that its end does not come first.
    await server.db.execute(sql`update forum set last_day = '2027-12-31'`);
    const { token } = await go.signIn({ address: gu.mobile });
    after(30);
    expect((await go.me(token)).code).toBe(0);
    after(31);
    expect(await told(token)).toEqual([-6, 'This account has been out time']);
  });

  test('ends after ninety days however much it is used', async () => {
    const { token } = await go.signIn({ address: gu.mobile });
    for (let month = 0; month < 3; month++) {
      after(29);
      expect((await go.me(token)).code).toBe(0);
    }
    after(3);
    expect(await told(token)).toEqual([-6, 'Login status has expired. Please log in again']);
    await server.db.execute(sql`update forum set last_day = '2027-03-23'`);
  });

  test('ends seven days after the forum at the latest', async () => {
    const { token } = await go.signIn({ address: gu.mobile });
    server.clock.set(new Date('2027-03-30T23:59:59+08:00'));
    expect((await go.me(token)).code).toBe(0);
    server.clock.set(new Date('2027-03-31T00:00:00+08:00'));
    expect((await go.me(token)).code).toBe(-6);
  });

  test('is not opened if it would be over at once, and no code is sent for it', async () => {
    server.clock.set(new Date('2027-03-30T23:59:00+08:00'));
    const { flowId } = await go.askedFor({ address: gu.mobile });
    const code = go.newestCode();
    server.clock.set(new Date('2027-03-31T00:00:00+08:00'));
    const over = 'The Forum has concluded and login is now closed. Thank you for your participation';
    expect((await go.enterCode(flowId, code)).msg).toBe(over);
    server.messages.length = 0;
    expect((await go.askedFor({ channel: 'email', address: gu.email })).answer.msg).toBe(over);
    expect([server.messages, (await go.readBadge(demoBadgeCode(gu.key))).msg]).toEqual([[], over]);
    server.clock.set(testNow);
  });

  test('in a browser, one in the host app and one in WeChat live side by side; one of each kind', async () => {
    const opened: string[] = [];
    const signIn = async (kind: keyof typeof agents) => {
      await server.db.execute(sql`delete from code_request`);
      opened.push((await go.signIn({ address: gu.mobile, kind })).token);
      return Promise.all(opened.map(async (token) => (await go.me(token)).code));
    };
    for (const kind of ['browser', 'host', 'wechat'] as const) await signIn(kind);
    expect(await signIn('wechat')).toEqual([0, 0, -7, 0]);
    expect(await signIn('host')).toEqual([0, -7, -7, 0, 0]);
    expect(await signIn('browser')).toEqual([-7, -7, -7, 0, 0, 0]);
  });

  test('is of the kind that the server sees: a client cannot ask for another', async () => {
    const { flowId } = await go.askedFor({ address: gu.mobile });
    const body = { flowId, code: go.newestCode(), agreed, requestId: requestId(), kind: 'host' };
    const answer = await server.call.json('/api/login/signInByCode', body);
    expect([answer.code, answer.obj]).toMatchObject([-1, { fields: { kind: 'Unknown field' } }]);
  });

  test('ends with logout', async () => {
    const { token } = await go.signIn({ address: gu.mobile });
    expect((await server.call.json('/api/session/signOut', { requestId: requestId() }, { token })).code).toBe(0);
    expect((await go.me(token)).code).toBe(-6);
    expect(await sessionOf(server.db, gu.id)).toEqual({ live: 0, ended: 1 });
  });

  test('is stored by the hash of its token, which is not in the database itself', async () => {
    const { token, device } = await go.signIn({ address: gu.mobile });
    const stored = JSON.stringify([
      await server.db.execute(sql`select * from session`),
      await server.db.execute(sql`select * from known_device`),
      await server.db.execute(sql`select * from write_answer`),
    ]);
    expect([stored.includes(token), stored.includes(device)]).toEqual([false, false]);
  });

  test('an invented token is refused', async () => {
    expect((await go.me('x'.repeat(43))).code).toBe(-6);
    expect((await server.call.json(twoFields.path, {}, { token: 'x'.repeat(43) })).code).toBe(-6);
  });

  test('a limited one cannot use what only a confirmed one may', async () => {
    const { token } = await go.signIn({ address: gu.mobile });
    await server.db.execute(sql`update session set scope = 'limited'`);
    const refused = await server.call.json('/api/test/confirmedOnly', {}, { token });
    expect([refused.code, refused.msg]).toEqual([-3, 'Please confirm your identity with a verification code first']);
    expect((await go.me(token)).obj).toMatchObject({ limited: true });
  });

  test('a limited one is confirmed by a code to the registered address, and gets a new token', async () => {
    const { token } = await go.signIn({ address: gu.mobile });
    await server.db.execute(sql`update session set scope = 'limited'`);
    const sent = await server.call.json(
      '/api/session/sendConfirmation',
      { channel: 'email', requestId: requestId() },
      { token },
    );
    expect(server.messages.at(-1)?.to).toBe(gu.email);
    const { flowId } = sent.obj as { flowId: string };
    const confirmed = await server.call.json(
      '/api/session/confirmSession',
      { flowId, code: go.newestCode(), requestId: requestId() },
      { token },
    );
    const next = (confirmed.obj as { token: string }).token;
    // The old token still works, as it has to if the answer was lost.
    expect((await go.me(token)).obj).toMatchObject({ limited: true });
    expect((await server.call.json('/api/test/confirmedOnly', {}, { token: next })).code).toBe(0);
    expect((await go.me(token)).code).toBe(-6);
    expect((await server.call.json('/api/test/confirmedOnly', {}, { token: next })).code).toBe(0);
  });
});

test('of a badge is limited in every forum that does not say otherwise, as the demo does', async () => {
  const limits = (where: ReturnType<typeof sql>) =>
    server.db.execute(sql`select badge_sessions_limited as l from forum ${where}`);
  await server.db
    .execute(sql`insert into forum (id, name, theme, place, time_zone, secretariat_phone, first_day, last_day)
    select 'another', name, theme, place, time_zone, secretariat_phone, first_day, last_day from forum`);
  expect(await limits(sql`where id = 'another'`)).toMatchObject({ rows: [{ l: true }] });
  expect(await limits(sql`where id <> 'another'`)).toMatchObject({ rows: [{ l: false }] });
  await server.db.execute(sql`delete from forum where id = 'another'`);
});

describe('consent', () => {
  test('is requested again when a text changes, and recorded by version', async () => {
    const { token } = await go.signIn({ address: gu.mobile });
    expect((await go.me(token)).obj).toMatchObject({ agree: [] });
    await server.db.execute(
      sql`insert into legal_text select kind, 2, title, body, published_at from legal_text where kind = 'privacy'`,
    );
    expect((await go.me(token)).obj).toMatchObject({ agree: ['privacy'] });
    const old = await server.call.json('/api/session/agreeToTexts', { agreed, requestId: requestId() }, { token });
    expect(old.code).toBe(-1);
    await server.call.json(
      '/api/session/agreeToTexts',
      { agreed: { agreement: 1, privacy: 2 }, requestId: requestId() },
      { token },
    );
    expect((await go.me(token)).obj).toMatchObject({ agree: [] });
    await server.db.execute(sql`delete from legal_text where version = 2`);
  });

  test('that is withdrawn and given again leaves both records, and signing in again adds none', async () => {
    server.clock.set(testNow);
    await server.db.execute(sql`delete from consent`);
    const given = () =>
      server.db.execute(sql`select kind, withdrawn_at is not null as withdrawn from consent order by id`);
    const { token } = await go.signIn({ address: gu.mobile });
    secondsLater(server, 120);
    await go.signIn({ address: gu.mobile, kind: 'host' });
    const two = (withdrawn: boolean) => ['agreement', 'privacy'].map((kind) => ({ kind, withdrawn }));
    expect((await given()) as { rows: unknown }).toMatchObject({ rows: two(false) });
    await server.call.json('/api/session/withdrawConsent', { requestId: requestId() }, { token });
    secondsLater(server, 120);
    await go.signIn({ address: gu.mobile });
    expect((await given()) as { rows: unknown }).toMatchObject({ rows: [...two(true), ...two(false)] });
  });

  test('that a limited session still had to give leaves it limited', async () => {
    const context = { db: server.db, now: testNow, language: 'en', uniqueId: 'a phone', agent: '' } as const;
    const handle = { afterCommit: (work: () => void) => work(), setCookie: () => undefined };
    // No call can do this alone: a text has to be published while the badge session is being opened.
    const { token } = await openSession(
      { ...context, ...handle, services: server.services, tellPerson: server.services.personalHints.tell },
      { person: gu, method: 'badge', scope: 'limited' },
    );
    const confirmedOnly = () => server.call.json('/api/test/confirmedOnly', {}, { token });
    expect((await confirmedOnly()).obj).toMatchObject({ refusal: 'agreeFirst' });
    await server.call.json('/api/session/agreeToTexts', { agreed, requestId: requestId() }, { token });
    expect((await go.me(token)).obj).toMatchObject({ agree: [], limited: true });
    expect((await confirmedOnly()).obj).toMatchObject({ refusal: 'sessionLimited' });
  });

  test('cannot be withdrawn in a limited session, because a badge alone proves too little', async () => {
    const { token } = await go.signIn({ address: gu.mobile });
    await server.db.execute(sql`update session set scope = 'limited'`);
    const refused = await server.call.json('/api/session/withdrawConsent', { requestId: requestId() }, { token });
    expect(refused.code).toBe(-3);
  });

  test('withdrawn ends every session of the person', async () => {
    const { token } = await go.signIn({ address: gu.mobile });
    await server.call.json('/api/session/withdrawConsent', { requestId: requestId() }, { token });
    expect((await go.me(token)).code).toBe(-6);
    const left = await server.db.execute(sql`select count(*)::int as left from consent where withdrawn_at is null`);
    expect(left).toMatchObject({ rows: [{ left: 0 }] });
  });

  test('the current texts are open to everyone, in both languages', async () => {
    const [zh, en] = [
      await server.call.json('/api/about/getLegalTexts', {}, { language: 'zh' }),
      await server.call.json('/api/about/getLegalTexts'),
    ];
    expect((zh.obj as { privacy: { title: string } }).privacy.title).toBe('隐私政策');
    expect((en.obj as { privacy: { title: string } }).privacy.title).toBe('Privacy Policy');
  });
});
