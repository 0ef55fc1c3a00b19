import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { demoBadgeCode } from '../../../demo/badge-codes.ts';
import { newBadgeCode } from '../../platform/security/badge-code.ts';
import { hashOf } from '../../platform/security/secrets.ts';
import { signInFailuresOf } from '../../platform/testing/counted.ts';
import { gu, helena, requestId, steps } from '../../platform/testing/signing-in.ts';
import { testNow } from '../../platform/testing/test-now.ts';
import { testServer } from '../../platform/testing/test-server.ts';

let server: Awaited<ReturnType<typeof testServer>>;
let go: ReturnType<typeof steps>;
beforeAll(async () => {
  server = await testServer();
  go = steps(server);
});
afterAll(() => server.stop());
beforeEach(async () => {
  server.clock.set(testNow);
  server.messages.length = 0;
  for (const table of ['sign_in_notice', 'session', 'sign_in_flow', 'sign_in_failure', 'code_request'])
    await server.db.execute(sql.raw(`delete from ${table}`));
  await server.db.execute(sql`update badge set voided_at = null`);
});

const code = demoBadgeCode(gu.key);
const flowOf = async (badge = code, device?: string) =>
  ((await go.readBadge(badge, device)).obj as { flowId: string }).flowId;
const locked = 'Verification failure overrun. Scan QR code login restricted';

describe('signing in by badge', () => {
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
    const flowId = await flowOf();
    expect((await go.enterBirthDate(flowId, gu.birthDate)).code).toBe(0);
    expect((await go.enterBirthDate(flowId, gu.birthDate)).code).toBe(-1);
    const late = await flowOf();
    server.clock.set(new Date(testNow.getTime() + 600_000));
    expect((await go.enterBirthDate(late, gu.birthDate)).code).toBe(-1);
  });

  test('sends a notice to the registered mobile and e-mail at once', async () => {
    await go.enterBirthDate(await flowOf(), gu.birthDate);
    expect(server.messages.map(({ channel, to, purpose }) => [channel, to, purpose])).toEqual([
      ['sms', gu.mobile, 'badge notice'],
      ['email', gu.email, 'badge notice'],
    ]);
  });

  test('can be switched off for a person', async () => {
    await server.db.execute(sql`update person set badge_sign_in = false where id = ${helena.id}`);
    expect((await go.readBadge(demoBadgeCode(helena.key))).msg).toBe(locked);
  });

  test('is limited until a code confirms it, if the forum says so', async () => {
    await server.db.execute(sql`update forum set badge_sessions_limited = true`);
    const entered = await go.enterBirthDate(await flowOf(), gu.birthDate);
    expect(entered.obj).toMatchObject({ limited: true });
    await server.db.execute(sql`update forum set badge_sessions_limited = false`);
  });

  test('does not make a device known until a code confirms it', async () => {
    await server.db.execute(sql`update forum set badge_sessions_limited = true`);
    const { obj } = await go.enterBirthDate(await flowOf(), gu.birthDate);
    await server.db.execute(sql`update forum set badge_sessions_limited = false`);
    const { token, device } = obj as { token: string; device: string };
    const isKnown = async () => {
      const found = sql`select 1 from known_device where credential_hash = ${hashOf(device)}`;
      return ((await server.db.execute(found)) as { rows: unknown[] }).rows.length === 1;
    };
    expect(await isKnown()).toBe(false);
    const ask = (path: string, body: object) =>
      server.call.json(`/api/session/${path}`, { ...body, device, requestId: requestId() }, { token });
    const { flowId } = (await ask('sendConfirmation', { way: 'email' })).obj as { flowId: string };
    expect((await ask('confirmSession', { flowId, code: go.newestCode() })).code).toBe(0);
    expect(await isKnown()).toBe(true);
  });
});

describe('“this was not me”', () => {
  const linkOf = () => new URL(/http\S+/.exec(server.messages[0]?.text ?? '')?.[0] ?? '').pathname;
  const pressed = async (link: string) => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    return (await fetch(server.address + link, { method: 'POST', headers })).text();
  };

  test('ends the session and voids the badge code, but only by the button', async () => {
    const entered = await go.enterBirthDate(await flowOf(), gu.birthDate);
    const { token } = entered.obj as { token: string };
    const page = await fetch(server.address + linkOf());
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('This was not me')]);
    expect((await go.me(token)).code).toBe(0);
    expect(await pressed(linkOf())).toContain('That login has been ended');
    expect([(await go.me(token)).code, (await go.readBadge(code)).code]).toEqual([-6, -1]);
    expect(await pressed(linkOf())).toContain('no longer valid');
  });

  test('on the older of two notices ends the newer session too, and makes the device unknown again', async () => {
    await go.enterBirthDate(await flowOf(), gu.birthDate);
    const older = linkOf();
    const { obj } = await go.enterBirthDate(await flowOf(), gu.birthDate);
    const { token, device } = obj as { token: string; device: string };
    const bycode = await go.signIn({ address: gu.mobile, kind: 'host' });
    const isKnown = sql`select 1 from known_device where credential_hash = ${hashOf(device)}`;
    expect(((await server.db.execute(isKnown)) as { rows: unknown[] }).rows).toHaveLength(1);
    await pressed(older);
    expect([(await go.me(token)).code, (await go.me(bycode.token)).code]).toEqual([-6, 0]);
    expect(((await server.db.execute(isKnown)) as { rows: unknown[] }).rows).toEqual([]);
  });

  test('said five times at once is done once', async () => {
    await go.enterBirthDate(await flowOf(), gu.birthDate);
    const pages = await Promise.all(Array.from({ length: 5 }, () => pressed(linkOf())));
    expect(pages.filter((page) => page.includes('That login has been ended'))).toHaveLength(1);
  });

  test('an invented link shows the same page as a used one', async () => {
    expect(await (await fetch(`${server.address}/notice/${'x'.repeat(43)}`)).text()).toContain('no longer valid');
  });
});

describe('wrong dates of birth', () => {
  test('six in a day lock sign-in by badge, and the sixth is the last that is judged', async () => {
    const flowId = await flowOf();
    const said = [];
    for (let guess = 1; guess <= 7; guess++) said.push((await go.enterBirthDate(flowId, `1950-01-0${guess}`)).msg);
    expect(said).toEqual([...Array(5).fill('Incorrect information'), locked, locked]);
    expect((await go.enterBirthDate(flowId, gu.birthDate)).msg).toBe(locked);
    expect((await go.readBadge(code)).msg).toBe(locked);
  });

  test('sixty at once are judged six times at most', async () => {
    const flowId = await flowOf();
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, guess) => go.enterBirthDate(flowId, `19${10 + guess}-01-01`)),
    );
    expect(answers.filter(({ msg }) => msg === 'Incorrect information').length).toBe(5);
  });

  test('fifteen over many days lock it too', async () => {
    const said = [];
    for (let guess = 0; guess < 15; guess++) {
      server.clock.set(new Date(testNow.getTime() + Math.floor(guess / 5) * 24 * 3600 * 1000));
      said.push((await go.enterBirthDate(await flowOf(), '1950-01-01')).msg);
    }
    expect(said).toEqual([...Array(14).fill('Incorrect information'), locked]);
  });

  test('of a stranger lock neither a device that signed in before nor the other methods', async () => {
    const { device } = await go.signIn({ address: gu.mobile });
    const flowId = await flowOf();
    for (let guess = 1; guess <= 6; guess++) await go.enterBirthDate(flowId, `1950-01-0${guess}`);
    expect((await go.enterBirthDate(await flowOf(code, device), gu.birthDate, device)).code).toBe(0);
    expect((await go.signIn({ way: 'email', address: gu.email })).userId).toBe(gu.id);
  });

  test('of a day are not undone by a success: the sixth locks all the same', async () => {
    const flowId = await flowOf();
    for (let guess = 1; guess <= 5; guess++) await go.enterBirthDate(flowId, `1950-01-0${guess}`);
    expect(await signInFailuresOf(server.db, 'badge')).toEqual([5]);
    expect((await go.enterBirthDate(flowId, gu.birthDate)).code).toBe(0);
    expect(await signInFailuresOf(server.db, 'badge')).toEqual([5]);
    expect((await go.enterBirthDate(await flowOf(), '1950-01-06')).msg).toBe(locked);
  });

  test('are counted anew towards fifteen after a success', async () => {
    const fail = async (day: number, times: number) => {
      server.clock.set(new Date(testNow.getTime() + day * 24 * 3600 * 1000));
      const said = [];
      for (let guess = 0; guess < times; guess++)
        said.push((await go.enterBirthDate(await flowOf(), '1950-01-01')).code);
      return said;
    };
    await fail(0, 5);
    await fail(1, 5);
    expect((await go.enterBirthDate(await flowOf(), gu.birthDate)).code).toBe(0);
    expect([...(await fail(2, 5)), ...(await fail(3, 5))]).toEqual(Array(10).fill(-1));
  });
});
