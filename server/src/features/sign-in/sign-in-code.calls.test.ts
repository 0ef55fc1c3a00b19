import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { signInAs } from '../../../demo/people.ts';
import { sessionOf, signInFailuresOf } from '../../platform/testing/counted.ts';
import { anotherCode, asIfNobodyHadTried, secondsLater } from '../../platform/testing/fresh-start.ts';
import { demoPerson, gu, helena, steps } from '../../platform/testing/signing-in.ts';
import { testNow } from '../../platform/testing/test-now.ts';
import { testServer } from '../../platform/testing/test-server.ts';

let server: Awaited<ReturnType<typeof testServer>>;
let go: ReturnType<typeof steps>;
beforeAll(async () => {
  server = await testServer();
  go = steps(server);
});
afterAll(() => server.stop());
beforeEach(() => asIfNobodyHadTried(server));

const later = (seconds: number) => secondsLater(server, seconds);

describe('signing in by a code', () => {
  test.each([
    ['mobile', gu.mobile],
    ['mobile', gu.mobile.slice(3)],
    ['email', gu.email],
    ['email', gu.email.toUpperCase()],
  ] as const)('by %s %s', async (way, address) => {
    const { token, userId } = await go.signIn({ way, address });
    const me = await go.me(token);
    expect([userId, me.code, (me.obj as { name: string }).name]).toEqual([gu.id, 0, gu.name.en]);
    expect(server.messages.map(({ to, channel }) => [to, channel])).toEqual([
      [way === 'mobile' ? gu.mobile : gu.email, way === 'mobile' ? 'sms' : 'email'],
    ]);
  });

  test('the message is in the caller’s language and ends with the line that phones read', async () => {
    await go.askedFor({ address: gu.mobile, language: 'zh' });
    expect(server.messages[0]?.text).toMatch(/^您的论坛登录验证码为\d{6}，10分钟内有效。[^]*\n\n@127\.0\.0\.1 #\d{6}$/);
  });

  test.each([
    ['mobile', '12345', 'Incorrect mobile phone number. Please check the country code and the number'],
    ['mobile', '+8611900000000', 'Incorrect mobile phone number. Please check the country code and the number'],
    ['email', 'nobody', 'Please enter the correct email address'],
  ] as const)('a malformed %s %s is refused', async (way, address, msg) => {
    const { answer } = await go.askedFor({ way, address });
    expect([answer.code, answer.msg]).toEqual([-1, msg]);
  });

  test('an attendee whose registration is not verified learns it after the right code', async () => {
    const unverified = demoPerson(signInAs.unverified);
    const { flowId } = await go.askedFor({ address: unverified.mobile });
    const answer = await go.enterCode(flowId, go.newestCode());
    expect([answer.code, answer.msg]).toEqual([
      -3,
      'User information does not exist as the registration is unverified',
    ]);
  });

  test('needs consent to the current agreement, whose version is recorded', async () => {
    const { flowId } = await go.askedFor({ address: gu.mobile });
    const refused = await server.call.json('/api/login/signInByCode', {
      flowId,
      code: go.newestCode(),
      agreed: { agreement: 0, privacy: 1 },
      requestId: 'r'.repeat(20),
    });
    expect([refused.code, refused.msg]).toEqual([
      -1,
      'Please read and check the User Service Agreement and Privacy Policy',
    ]);
    expect((await go.enterCode(flowId, go.newestCode())).code).toBe(0);
    const given = await server.db.execute(
      sql`select kind, version from consent where person_id = ${gu.id} order by kind`,
    );
    expect(given).toMatchObject({
      rows: [
        { kind: 'agreement', version: 1 },
        { kind: 'privacy', version: 1 },
      ],
    });
  });
});

describe('a code', () => {
  test('works once', async () => {
    const { flowId } = await go.askedFor({ address: gu.mobile });
    const code = go.newestCode();
    expect([(await go.enterCode(flowId, code)).code, (await go.enterCode(flowId, code)).code]).toEqual([0, -1]);
  });

  test('lives ten minutes', async () => {
    const { flowId } = await go.askedFor({ address: gu.mobile });
    later(600);
    expect((await go.enterCode(flowId, go.newestCode())).msg).toBe('Incorrect verification code');
  });

  test('works only in the attempt for which it was sent', async () => {
    await go.askedFor({ address: gu.mobile });
    const code = go.newestCode();
    const other = await go.askedFor({ address: helena.mobile });
    expect((await go.enterCode(other.flowId, code)).code).toBe(-1);
  });

  test('is invalid once a newer one was sent', async () => {
    const first = await go.askedFor({ address: gu.mobile });
    const code = go.newestCode();
    later(120);
    await go.askedFor({ address: gu.mobile });
    expect((await go.enterCode(first.flowId, code)).code).toBe(-1);
  });

  test('has five tries; the right code as the sixth is refused', async () => {
    const { flowId } = await go.askedFor({ address: gu.mobile });
    const code = go.newestCode();
    for (let guess = 0; guess < 5; guess++)
      expect((await go.enterCode(flowId, anotherCode(code))).msg).toBe('Incorrect verification code');
    expect((await go.enterCode(flowId, code)).msg).toBe('Incorrect verification code');
    expect(await signInFailuresOf(server.db, 'code')).toEqual([5]);
  });

  test('guessed two hundred times at once is judged five times', async () => {
    const { flowId } = await go.askedFor({ address: gu.mobile });
    const code = go.newestCode();
    await Promise.all(Array.from({ length: 200 }, () => go.enterCode(flowId, anotherCode(code))));
    expect(await signInFailuresOf(server.db, 'code')).toEqual([5]);
  });
});

test('a hundred sign-ins of one person at once leave exactly one valid session', async () => {
  const flows = [];
  for (let flow = 0; flow < 100; flow++) flows.push(await go.image());
  await server.db.execute(
    sql`update sign_in_flow set way = 'mobile', person_id = ${gu.id}, address_fingerprint = 'same for all', code_expires_at = ${new Date(testNow.getTime() + 600_000).toISOString()}::timestamptz`,
  );
  for (const flowId of flows) {
    const hash = server.sealing.fingerprint(`${flowId}\n123456`, 'code');
    await server.db.execute(sql`update sign_in_flow set code_hash = ${hash} where id = ${flowId}`);
  }
  const answers = await Promise.all(flows.map((flowId) => go.enterCode(flowId, '123456')));
  expect(answers.filter(({ code }) => code === 0).length).toBe(100);
  expect(await sessionOf(server.db, gu.id)).toEqual({ live: 1, ended: 99 });
  const tokens = answers.map(({ obj }) => (obj as { token: string }).token);
  const codes = [];
  for (const token of tokens) codes.push((await go.me(token)).code);
  expect(codes.toSorted((a, b) => a - b)).toEqual([...Array(99).fill(-7), 0]);
});
