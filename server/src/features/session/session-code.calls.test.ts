import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sessionOf, signInFailuresOf } from '../../platform/testing/counted.ts';
import { demoPerson, gu, helena, steps } from '../../platform/testing/signing-in.ts';
import { testNow } from '../../platform/testing/test-now.ts';
import { testServer } from '../../platform/testing/test-server.ts';
import { signInAs } from '../../../demo/people.ts';

let server: Awaited<ReturnType<typeof testServer>>;
let go: ReturnType<typeof steps>;
beforeAll(async () => {
  server = await testServer();
  go = steps(server);
});
afterAll(() => server.stop());
// Each test begins as if nobody had tried anything.
beforeEach(async () => {
  server.clock.set(testNow);
  server.messages.length = 0;
  for (const table of [
    'session',
    'sign_in_flow',
    'code_request',
    'sign_in_failure',
    'failed_verification',
    'known_device',
  ]) {
    await server.db.execute(sql.raw(`delete from ${table}`));
  }
});

const later = (seconds: number) => server.clock.set(new Date(server.clock.now().getTime() + seconds * 1000));
const unknown = '+8612999999999';
const wrong = (code: string) => code.replace(/.$/, (digit) => String((Number(digit) + 1) % 10));

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

  test('the agreement in force must be agreed to, and the version is recorded', async () => {
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

describe('the image characters', () => {
  test('are spent by a right answer, and by a wrong one', async () => {
    const flowId = await go.image();
    const characters = server.characters.get(flowId) ?? '';
    expect((await go.sendCode(flowId, { address: gu.mobile }, 'WRONG')).msg).toBe(
      'Invalid image verification code. Please try again',
    );
    expect((await go.sendCode(flowId, { address: gu.mobile }, characters)).msg).toBe(
      'Incorrect image verification code. Please send again',
    );
    expect(server.messages).toEqual([]);
  });

  test('expire after three minutes', async () => {
    const flowId = await go.image();
    later(180);
    expect((await go.sendCode(flowId, { address: gu.mobile })).msg).toBe(
      'Incorrect image verification code. Please send again',
    );
  });

  test('are taken in either case', async () => {
    const flowId = await go.image();
    expect((await go.sendCode(flowId, { address: gu.mobile }, server.characters.get(flowId)?.toLowerCase())).code).toBe(
      0,
    );
  });

  test('spent twenty times at once send one message', async () => {
    const flowId = await go.image();
    const answers = await Promise.all(Array.from({ length: 20 }, () => go.sendCode(flowId, { address: gu.mobile })));
    expect([answers.filter(({ code }) => code === 0).length, server.messages.length]).toEqual([1, 1]);
  });

  test('can be listened to, and are in no answer', async () => {
    const flowId = await go.image();
    const sound = await server.call.json('/api/login/getImageSound', { flowId });
    expect((sound.obj as { sound: string }).sound).toMatch(/^data:audio\/wav;base64,/);
    expect(JSON.stringify(sound)).not.toContain(server.characters.get(flowId));
  });
});

describe('asking for a code', () => {
  test('again within two minutes is refused with the wait', async () => {
    await go.askedFor({ address: gu.mobile });
    later(30);
    const { answer } = await go.askedFor({ address: gu.mobile });
    expect([answer.code, answer.msg, answer.obj]).toEqual([
      -5,
      'Frequent verification. Please try again in 2 minutes',
      { retryAfter: 90 },
    ]);
    later(90);
    expect((await go.askedFor({ address: gu.mobile })).answer.code).toBe(0);
  });

  test('five times a day, not six', async () => {
    const asked = [];
    for (let time = 0; time < 6; time++) {
      asked.push((await go.askedFor({ address: gu.mobile })).answer.code);
      later(120);
    }
    expect(asked).toEqual([0, 0, 0, 0, 0, -5]);
  });

  test('fifty times at once sends one message', async () => {
    const flows = [];
    for (let flow = 0; flow < 50; flow++) flows.push(await go.image());
    await Promise.all(flows.map((flowId) => go.sendCode(flowId, { address: gu.mobile })));
    expect(server.messages.length).toBe(1);
  });

  test('for an unknown address gets the very same answers and waits, and no message', async () => {
    const asked = async (address: string) => {
      const first = await go.askedFor({ address });
      const again = await go.askedFor({ address });
      const guess = await go.enterCode(first.flowId, '000000');
      return [first.answer, again.answer, guess].map(({ status, code, msg, obj }) => ({ status, code, msg, obj }));
    };
    expect(await asked(unknown)).toEqual(await asked(gu.mobile));
    expect(server.messages.map(({ to }) => to)).toEqual([null, gu.mobile]);
  });

  test('above twenty a day from one network a second image is asked, never a refusal', async () => {
    await server.db.execute(
      sql`insert into code_request (id, address_fingerprint, network, at) select 'x' || n, 'a' || n, '127.0.0.0/24', ${testNow.toISOString()}::timestamptz from generate_series(1, 20) n`,
    );
    const { flowId, answer } = await go.askedFor({ address: gu.mobile });
    expect((answer.obj as { state: string }).state).toBe('another image');
    expect(server.messages).toEqual([]);
    expect((await go.sendCode(flowId, { address: gu.mobile })).obj).toMatchObject({ state: 'sent' });
  });

  test('after 300 failed verifications in a day by anybody, codes have eight digits', async () => {
    await server.db.execute(
      sql`insert into failed_verification (at) select ${testNow.toISOString()}::timestamptz from generate_series(1, 301)`,
    );
    const { answer } = await go.askedFor({ address: gu.mobile });
    expect([answer.obj, go.newestCode().length]).toEqual([{ state: 'sent', resendAfter: 120, digits: 8 }, 8]);
    expect(server.alarms).toEqual(['too many failed verifications: codes are longer now']);
  });
});

describe('a code', () => {
  test('is good once', async () => {
    const { flowId } = await go.askedFor({ address: gu.mobile });
    const code = go.newestCode();
    expect([(await go.enterCode(flowId, code)).code, (await go.enterCode(flowId, code)).code]).toEqual([0, -1]);
  });

  test('lives ten minutes', async () => {
    const { flowId } = await go.askedFor({ address: gu.mobile });
    later(600);
    expect((await go.enterCode(flowId, go.newestCode())).msg).toBe('Incorrect verification code');
  });

  test('is good only in the attempt it was sent for', async () => {
    await go.askedFor({ address: gu.mobile });
    const code = go.newestCode();
    const other = await go.askedFor({ address: helena.mobile });
    expect((await go.enterCode(other.flowId, code)).code).toBe(-1);
  });

  test('is worthless once a newer one was sent', async () => {
    const first = await go.askedFor({ address: gu.mobile });
    const code = go.newestCode();
    later(120);
    await go.askedFor({ address: gu.mobile });
    expect((await go.enterCode(first.flowId, code)).code).toBe(-1);
  });

  test('has five tries: the right one comes too late as the sixth', async () => {
    const { flowId } = await go.askedFor({ address: gu.mobile });
    const code = go.newestCode();
    for (let guess = 0; guess < 5; guess++)
      expect((await go.enterCode(flowId, wrong(code))).msg).toBe('Incorrect verification code');
    expect((await go.enterCode(flowId, code)).msg).toBe('Incorrect verification code');
    expect(await signInFailuresOf(server.db, 'code')).toEqual([5]);
  });

  test('guessed two hundred times at once is judged five times', async () => {
    const { flowId } = await go.askedFor({ address: gu.mobile });
    const code = go.newestCode();
    await Promise.all(Array.from({ length: 200 }, () => go.enterCode(flowId, wrong(code))));
    expect(await signInFailuresOf(server.db, 'code')).toEqual([5]);
  });
});

describe('more than ten failed codes in a day', () => {
  async function failEleven() {
    const said = [];
    for (let code = 0; code < 3; code++) {
      const { flowId } = await go.askedFor({ address: gu.mobile });
      for (let guess = 0; guess < (code < 2 ? 5 : 1); guess++)
        said.push((await go.enterCode(flowId, wrong(go.newestCode()))).msg);
      later(120);
    }
    return said;
  }
  const restricted =
    'Login restricted as verification failure exceeded daily limit. Please contact the Secretariat to reset';

  test('restrict the address, also on the next day', async () => {
    expect(await failEleven()).toEqual([...Array(10).fill('Incorrect verification code'), restricted]);
    expect((await go.askedFor({ address: gu.mobile })).answer.msg).toBe(restricted);
    later(24 * 60 * 60);
    expect((await go.askedFor({ address: gu.mobile })).answer.msg).toBe(restricted);
  });

  test('neither stop a device that signed in before, nor end its session, nor close the other ways', async () => {
    const { token, device } = await go.signIn({ address: gu.mobile });
    later(120);
    await failEleven();
    expect((await go.me(token)).code).toBe(0);
    expect((await go.signIn({ way: 'email', address: gu.email })).userId).toBe(gu.id);
    expect((await go.signIn({ address: gu.mobile, device })).userId).toBe(gu.id);
  });

  test('start anew after the forum’s midnight while the address is not restricted', async () => {
    const fail = async (times: number) => {
      const { flowId } = await go.askedFor({ address: gu.mobile });
      const said = [];
      for (let guess = 0; guess < times; guess++) said.push((await go.enterCode(flowId, wrong(go.newestCode()))).code);
      return said;
    };
    server.clock.set(new Date('2027-03-22T23:50:00+08:00'));
    await fail(5);
    later(180);
    await fail(5);
    server.clock.set(new Date('2027-03-23T00:00:00+08:00'));
    expect(await fail(5)).toEqual([-1, -1, -1, -1, -1]);
    expect(await signInFailuresOf(server.db, 'code')).toEqual([5]);
  });
});

test('a hundred sign-ins of one person at once leave exactly one live session', async () => {
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
