import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { demoBadgeCode } from '../../../demo/badge-codes.ts';
import { calendarAddress } from '../../platform/database/tables/calendars.ts';
import { person } from '../../platform/database/tables/people.ts';
import { calendarDesk, idOf, openMeeting } from '../../platform/personal/calendar-desk.testing.ts';
import { anotherCode } from '../../platform/testing/sign-in-server.ts';
import { agents, gu, helena, requestId } from '../../platform/testing/signing-in.ts';
import { deleteEndedAddresses } from './calendars-address.store.ts';

const { server, go, later, call, freshCode, staff, signIn, bookmark, opened, answerAt } = await calendarDesk();
const stateOf = async (token: string) =>
  (await server.call.json('/api/calendar/getCalendarAddress', {}, { token })).obj;
const unknown = `/calendar/${'A'.repeat(43)}.ics`;

describe('a private address', () => {
  test('is opened by a fresh code, is unguessable, and only its hash is stored', async () => {
    const token = await signIn(gu);
    expect(await stateOf(token)).toEqual({ openedAt: null });
    const { flowId, code } = await freshCode(token);
    const wrong = await call('openCalendarAddress', { flowId, code: anotherCode(code) }, { token });
    expect(wrong.obj).toMatchObject({ refusal: 'wrongCode' });
    const { obj } = await call('openCalendarAddress', { flowId, code }, { token });
    const { address } = obj as { address: string };
    expect(address).toMatch(/^https:\/\/forum\.example\/calendar\/[A-Za-z0-9_-]{43}\.ics$/);
    const again = await call('openCalendarAddress', { flowId, code }, { token });
    expect(again.obj).toMatchObject({ refusal: 'wrongCode' });
    const stored = JSON.stringify(await server.db.select().from(calendarAddress));
    expect(stored).not.toContain(address.slice(-47, -4));
    expect(await stateOf(token)).toEqual({ openedAt: '2027-03-22T10:12:00+08:00' });
  });

  test('is not opened by the code of somebody else', async () => {
    const [mine, theirs] = [await signIn(gu), await signIn(helena)];
    const code = await freshCode(theirs);
    expect((await call('openCalendarAddress', code, { token: mine })).obj).toMatchObject({ refusal: 'wrongCode' });
    expect((await call('openCalendarAddress', code, { token: theirs })).code).toBe(0);
  });

  test('carries its language, and the one before ends with the next', async () => {
    const token = await signIn(gu);
    await bookmark(idOf(openMeeting), token);
    const first = await opened({ token, language: 'zh' });
    expect((await answerAt(first)).text).toContain('我的日程');
    later(121);
    const second = await opened({ token, language: 'en' });
    expect((await answerAt(second)).text).toContain(': my timeline');
    expect((await answerAt(first)).status).toBe(404);
  });
});

describe('an address that has ended is answered like one that never was', () => {
  const ways: [string, (token: string) => Promise<unknown>][] = [
    ['revoked', (token) => call('revokeCalendarAddress', {}, { token })],
    [
      'by consent withdrawn',
      (token) => server.call.json('/api/session/withdrawConsent', { requestId: requestId() }, { token }),
    ],
    ['by sessions that the secretariat ended', () => staff('end-sessions', gu.id)],
    ['with the verification', () => server.db.update(person).set({ verified: false }).where(eq(person.id, gu.id))],
    [
      'by “this was not me” in a notice',
      async () => {
        await go.enterBirthDate(await go.badgeFlow(demoBadgeCode(gu.key)), gu.birthDate, undefined, 'host');
        const link = new URL(/http\S+/.exec(server.messages.at(-1)?.text ?? '')?.[0] ?? '').pathname;
        const headers = { 'content-type': 'application/x-www-form-urlencoded' };
        expect(await (await fetch(server.address + link, { method: 'POST', headers })).text()).toContain('ended');
      },
    ],
    [
      'by “this was not me” in the app',
      async (token) => {
        later(121);
        await go.signIn({ address: gu.email, channel: 'email', kind: 'wechat' });
        const { obj } = await server.call.json('/api/session/getLogins', {}, { token });
        const [login] = (obj as { logins: { id: string }[] }).logins;
        const body = { id: login?.id, requestId: requestId() };
        expect((await server.call.json('/api/session/disownLogin', body, { token })).code).toBe(0);
      },
    ],
    [
      'a week after the Forum',
      async () => {
        server.clock.set(new Date('2027-03-31T00:00:00+08:00'));
      },
    ],
  ];

  test.each(ways)('%s', async (_how, end) => {
    const token = await signIn(gu);
    const path = await opened({ token });
    expect((await answerAt(path)).status).toBe(200);
    await end(token);
    for (const accept of ['text/calendar', 'text/html']) {
      const ended = await answerAt(path, { accept });
      expect(ended).toEqual(await answerAt(unknown, { accept }));
      expect([ended.status, ended.headers['cache-control']]).toEqual([404, 'no-store']);
    }
    await server.db.update(person).set({ verified: true }).where(eq(person.id, gu.id));
  });

  test('and its row goes a week after the Forum', async () => {
    await opened({ token: await signIn(gu) });
    await deleteEndedAddresses(server.db, new Date('2027-03-30T23:59:59+08:00'));
    expect(await server.db.$count(calendarAddress)).toBe(1);
    await deleteEndedAddresses(server.db, new Date('2027-03-31T00:00:00+08:00'));
    expect(await server.db.$count(calendarAddress)).toBe(0);
  });
});

describe('by email', () => {
  test('the address goes to the registered email, in the language of the call, and not to the app', async () => {
    const { token } = await go.signIn({ address: gu.mobile, kind: 'wechat', headers: { 'user-agent': agents.wechat } });
    const { obj } = await call('mailCalendarAddress', await freshCode(token), { token, language: 'zh' });
    expect(obj).toEqual({ email: 'g****@y****.example' });
    const mail = server.messages.at(-1)!;
    expect([mail.channel, mail.purpose, mail.to, mail.subject]).toEqual([
      ...['email', 'calendar address', gu.email],
      '全球发展高层论坛：您的日历订阅地址',
    ]);
    const path = new URL(/https:\S+/.exec(mail.text)?.[0] ?? '').pathname;
    expect((await answerAt(path)).status).toBe(200);
  });

  test('a person without an email is told so, and keeps the code', async () => {
    const token = await signIn(gu);
    const code = await freshCode(token);
    const without = { emailSealed: null, emailFingerprint: null };
    const [stored] = await server.db.select().from(person).where(eq(person.id, gu.id));
    await server.db.update(person).set(without).where(eq(person.id, gu.id));
    expect((await call('mailCalendarAddress', code, { token })).code).toBe(-2);
    await server.db.update(person).set(stored!).where(eq(person.id, gu.id));
    expect((await call('openCalendarAddress', code, { token })).code).toBe(0);
  });
});
