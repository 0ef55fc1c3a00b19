import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { demoBadgeCode } from '../../../demo/badge-codes.ts';
import { hashOf } from '../../platform/security/secrets.ts';
import { signInServer } from '../../platform/testing/sign-in-server.ts';
import { currentForum } from '../forum/forum.actions.ts';
import { gu } from '../../platform/testing/signing-in.ts';

const { server, go, later } = await signInServer();
const code = demoBadgeCode(gu.key);

describe('“this was not me” behind the link of a notice', () => {
  const linkOf = () => new URL(/http\S+/.exec(server.messages[0]?.text ?? '')?.[0] ?? '').pathname;
  const pressed = async (link: string) => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    return (await fetch(server.address + link, { method: 'POST', headers })).text();
  };

  test('ends the session and voids the badge code, but only by the button', async () => {
    const entered = await go.enterBirthDate(await go.badgeFlow(code), gu.birthDate);
    const { token } = entered.obj as { token: string };
    const page = await fetch(server.address + linkOf());
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('This was not me')]);
    expect((await go.me(token)).code).toBe(0);
    expect(await pressed(linkOf())).toContain('That session has been ended');
    expect([(await go.me(token)).code, (await go.readBadge(code)).code]).toEqual([-6, -1]);
    expect(await pressed(linkOf())).toContain('no longer valid');
  });

  test('on the older of two notices ends the newer session too, and makes the device unknown again', async () => {
    await go.enterBirthDate(await go.badgeFlow(code), gu.birthDate);
    const older = linkOf();
    const { obj } = await go.enterBirthDate(await go.badgeFlow(code), gu.birthDate);
    const { token, device } = obj as { token: string; device: string };
    const bycode = await go.signIn({ address: gu.mobile, kind: 'host' });
    const isKnown = sql`select 1 from known_device where credential_hash = ${hashOf(device)}`;
    expect(((await server.db.execute(isKnown)) as { rows: unknown[] }).rows).toHaveLength(1);
    await pressed(older);
    expect([(await go.me(token)).code, (await go.me(bycode.token)).code]).toEqual([-6, 0]);
    expect(((await server.db.execute(isKnown)) as { rows: unknown[] }).rows).toEqual([]);
  });

  test('said five times at once is done once', async () => {
    await go.enterBirthDate(await go.badgeFlow(code), gu.birthDate);
    const pages = await Promise.all(Array.from({ length: 5 }, () => pressed(linkOf())));
    expect(pages.filter((page) => page.includes('That session has been ended'))).toHaveLength(1);
  });

  test('says when and where the login was, and whom to call, in both languages', async () => {
    await go.enterBirthDate(await go.badgeFlow(code), gu.birthDate);
    const text = (await (await fetch(server.address + linkOf())).text()).replaceAll(/<[^>]+>/g, ' ');
    expect(text).toMatch(/登录时间：\d+月\d+日 \d\d:\d\d（论坛当地时间）；登录环境：浏览器。/);
    expect(text).toMatch(/Time of login: \d+ [A-Z][a-z]+ at \d\d:\d\d \(the Forum’s local time\), in a browser\./);
    const phone = (await currentForum(server.db)).secretariatPhone;
    for (const page of [await pressed(linkOf()), await pressed(linkOf())])
      expect(page).toContain(`<a href="tel:${phone}">+86 10 1555 0180</a>`);
  });

  test('an invented link shows the same page as a used one', async () => {
    expect(await (await fetch(`${server.address}/notice/${'x'.repeat(43)}`)).text()).toContain('no longer valid');
  });

  test('works for seven days', async () => {
    const entered = await go.enterBirthDate(await go.badgeFlow(code), gu.birthDate);
    const { token } = entered.obj as { token: string };
    const day = 24 * 60 * 60;
    later(7 * day - 1);
    expect(await (await fetch(server.address + linkOf())).text()).toContain('This was not me');
    later(1);
    expect(await (await fetch(server.address + linkOf())).text()).toContain('no longer valid');
    expect(await pressed(linkOf())).toContain('no longer valid');
    expect((await go.me(token)).code).toBe(0);
  });
});
