import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { demoBadgeCode } from '../../../demo/badge-codes.ts';
import { signInAs } from '../../../demo/people.ts';
import { newBadgeCode } from '../../platform/security/issued-badge-code.ts';
import { hashOf } from '../../platform/security/secrets.ts';
import { signInServer } from '../../platform/testing/sign-in-server.ts';
import { demoPerson, gu, helena, requestId } from '../../platform/testing/signing-in.ts';
import { testNow } from '../../platform/testing/test-now.ts';

const { server, go } = await signInServer();

describe('signing in by a code', () => {
  test.each([
    ['mobile', gu.mobile],
    ['mobile', gu.mobile.slice(3)],
    ['email', gu.email],
    ['email', gu.email.toUpperCase()],
  ] as const)('by %s %s', async (channel, address) => {
    const { token, userId } = await go.signIn({ channel, address });
    const me = await go.me(token);
    expect([userId, me.code, (me.obj as { name: string }).name]).toEqual([gu.id, 0, gu.name.en]);
    expect(server.messages.map(({ to, channel }) => [to, channel])).toEqual([
      [channel === 'mobile' ? gu.mobile : gu.email, channel === 'mobile' ? 'sms' : 'email'],
    ]);
  });

  test('the message is in the caller’s language and ends with the line that phones read', async () => {
    await go.askedFor({ address: gu.mobile, language: 'zh' });
    expect(server.messages[0]?.text).toMatch(
      /^【全球发展高层论坛】登录验证码：\d{6}，10分钟内有效。[^]*\n\n@127\.0\.0\.1 #\d{6}$/,
    );
  });

  test.each([
    ['mobile', '12345', 'Incorrect mobile phone number. Please check the country or region code and the number'],
    [
      'mobile',
      '+8611900000000',
      'Incorrect mobile phone number. Please check the country or region code and the number',
    ],
    ['email', 'nobody', 'Please enter the correct email address'],
  ] as const)('a malformed %s %s is refused', async (channel, address, msg) => {
    const { answer } = await go.askedFor({ channel, address });
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

describe('signing in by badge', () => {
  const code = demoBadgeCode(gu.key);

  test('shows name and title masked, and signs in with the date of birth', async () => {
    const read = await go.readBadge(code);
    expect(read.obj).toMatchObject({ name: 'G* *******', title: expect.stringMatching(/^C\*+/) as unknown });
    const entered = await go.enterBirthDate((read.obj as { flowId: string }).flowId, gu.birthDate);
    expect([entered.code, (entered.obj as { userId: string }).userId]).toEqual([0, gu.id]);
  });

  test('accepts the whole address of the QR code, and a code that is typed with spaces', async () => {
    for (const text of [`https://forum.example/cdfH5/#${code}`, code.replace(/(.{4})/g, '$1 ').toLowerCase()])
      expect((await go.readBadge(text)).code).toBe(0);
  });

  test.each(['https://elsewhere.example/', 'hello', newBadgeCode()])('%s is no badge', async (text) => {
    const read = await go.readBadge(text);
    expect([read.code, read.msg]).toEqual([-1, 'Please scan the correct QR code on the badge']);
  });

  test('an attempt is valid for ten minutes and works once', async () => {
    const flowId = await go.badgeFlow(code);
    expect((await go.enterBirthDate(flowId, gu.birthDate)).code).toBe(0);
    expect((await go.enterBirthDate(flowId, gu.birthDate)).code).toBe(-1);
    const late = await go.badgeFlow(code);
    server.clock.set(new Date(testNow.getTime() + 600_000));
    expect((await go.enterBirthDate(late, gu.birthDate)).code).toBe(-1);
  });

  test('sends a notice to the registered mobile and email at once', async () => {
    await go.enterBirthDate(await go.badgeFlow(code), gu.birthDate);
    expect(server.messages.map(({ channel, to, purpose }) => [channel, to, purpose])).toEqual([
      ['sms', gu.mobile, 'badge notice'],
      ['email', gu.email, 'badge notice'],
    ]);
  });

  test('can be switched off for a person', async () => {
    await server.db.execute(sql`update person set badge_sign_in = false where id = ${helena.id}`);
    expect((await go.readBadge(demoBadgeCode(helena.key))).msg).toBe(
      'Verification failure overrun. Scan QR code login restricted',
    );
  });

  test('is limited until a code confirms it, if the forum says so', async () => {
    await server.db.execute(sql`update forum set badge_sessions_limited = true`);
    const entered = await go.enterBirthDate(await go.badgeFlow(code), gu.birthDate);
    expect(entered.obj).toMatchObject({ limited: true });
    await server.db.execute(sql`update forum set badge_sessions_limited = false`);
  });

  test('does not make a device known until a code confirms it', async () => {
    await server.db.execute(sql`update forum set badge_sessions_limited = true`);
    const { obj } = await go.enterBirthDate(await go.badgeFlow(code), gu.birthDate);
    await server.db.execute(sql`update forum set badge_sessions_limited = false`);
    const { token, device } = obj as { token: string; device: string };
    const isKnown = async () => {
      const found = sql`select 1 from known_device where credential_hash = ${hashOf(device)}`;
      return ((await server.db.execute(found)) as { rows: unknown[] }).rows.length === 1;
    };
    expect(await isKnown()).toBe(false);
    const ask = (path: string, body: object) =>
      server.call.json(`/api/session/${path}`, { ...body, device, requestId: requestId() }, { token });
    const { flowId } = (await ask('sendConfirmation', { channel: 'email' })).obj as { flowId: string };
    expect((await ask('confirmSession', { flowId, code: go.newestCode() })).code).toBe(0);
    expect(await isKnown()).toBe(true);
  });
});
