import { eq, sql } from 'drizzle-orm';
import ICAL from 'ical.js';
import ical from 'node-ical';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { demoBadgeCode } from '../../../demo/badge-codes.ts';
import { meetings as demoMeetings } from '../../../demo/agenda.ts';
import { people } from '../../../demo/people.ts';
import { meeting } from '../../platform/database/tables/agenda.ts';
import { calendarAddress } from '../../platform/database/tables/calendars.ts';
import { person } from '../../platform/database/tables/people.ts';
import { idFromKey } from '../../platform/ids.ts';
import { anotherCode, signInServer } from '../../platform/testing/sign-in-server.ts';
import { agents, gu, helena, requestId } from '../../platform/testing/signing-in.ts';
import { staffAt } from '../../platform/testing/staff-desk.ts';
import { deleteEndedAddresses } from './calendars-address.store.ts';

const { server, go, later } = await signInServer({ environment: { FORUM_PUBLIC_URL: 'https://forum.example' } });
let desk: Awaited<ReturnType<typeof staffAt>>;
beforeAll(async () => void (desk = await staffAt(server)));
afterAll(() => desk.leave());

type Options = { token: string; language?: 'zh' | 'en' };
const call = (name: string, body: object, options: Options) =>
  server.call.json(`/api/calendar/${name}`, { ...body, requestId: requestId() }, options);
const stateOf = async (token: string) =>
  (await server.call.json('/api/calendar/getCalendarAddress', {}, { token })).obj;
const bookmark = (kind: 'meeting', itemId: string, token: string) =>
  server.call.json(
    '/api/favourites/setBookmark',
    { kind, itemId, bookmarked: true, requestId: requestId() },
    { token },
  );

async function freshCode(token: string) {
  const { obj } = await server.call.json(
    '/api/session/sendConfirmation',
    { channel: 'email', requestId: requestId() },
    { token },
  );
  return { flowId: (obj as { flowId: string }).flowId, code: go.newestCode() };
}
async function opened(options: Options): Promise<string> {
  const { obj } = await call('openCalendarAddress', await freshCode(options.token), options);
  return new URL((obj as { address: string }).address).pathname;
}
async function answerAt(path: string, headers: Record<string, string> = {}) {
  const answer = await fetch(server.address + path, { headers });
  const { 'x-request-id': _id, date: _date, ...shown } = Object.fromEntries(answer.headers);
  return { status: answer.status, headers: shown, text: await answer.text() };
}
const eventsIn = (text: string) =>
  Object.values(ical.parseICS(text)).flatMap((part) => (part?.type === 'VEVENT' ? [part] : []));
const idOf = ({ key }: { key: string }) => idFromKey('meeting', key);

const closed = demoMeetings.find(({ key }) => key === 'grid-interconnection')!;
const insider = people.find(({ key }) => key === closed.chair)!;
const inside = new Set([closed.chair, ...closed.invited, ...closed.speakers.map((one) => one.person)]);
const outsider = people.find(
  ({ key, badge, verified }) => badge === 'red' && verified && !inside.has(key) && key !== gu.key && key !== helena.key,
)!;
const open = demoMeetings.find(({ key }) => key === 'trade-rules')!;
const unknown = `/calendar/${'A'.repeat(43)}.ics`;

beforeEach(async () => {
  await server.db.delete(calendarAddress);
  await server.db.execute(sql`delete from bookmark`);
});
const signIn = async (who: { mobile: string }) => (await go.signIn({ address: who.mobile })).token;

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
    await bookmark('meeting', idOf(open), token);
    const first = await opened({ token, language: 'zh' });
    expect((await answerAt(first)).text).toContain('我的日程');
    later(121);
    const second = await opened({ token, language: 'en' });
    expect((await answerAt(second)).text).toContain(': my timeline');
    expect((await answerAt(first)).status).toBe(404);
  });

  test('is read alike by two libraries: bookmarks, parts and own entries, and nobody is named', async () => {
    const token = await signIn(insider);
    await bookmark('meeting', idOf(open), token);
    const item = {
      ...{ content: '=cmd|calc\r\nATTENDEE:x', details: '双边会见', location: '三号会客室', venue: 'other' },
      ...{ date: '2027-03-22', from: '18:00', to: '18:30', requestId: requestId() },
    };
    expect((await server.call.json('/api/favourites/addOwnItem', item, { token })).code).toBe(0);
    const { text, headers, status } = await answerAt(await opened({ token, language: 'zh' }), {
      'x-forwarded-host': 'evil.example',
    });
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'text/calendar; charset=utf-8',
      'private, no-cache',
    ]);
    const first = eventsIn(text);
    const second = new ICAL.Component(ICAL.parse(text) as unknown[])
      .getAllSubcomponents('vevent')
      .map((one) => new ICAL.Event(one));
    const own = demoMeetings.filter(
      ({ key, chair, speakers }) =>
        key === open.key || chair === insider.key || speakers.some((one) => one.person === insider.key),
    );
    expect(first.map(({ uid }) => uid)).toEqual(
      expect.arrayContaining(own.map((one) => `${idOf(one)}@forum-companion`)),
    );
    const cars = first.filter(({ summary }) => typeof summary === 'string' && summary.startsWith('用车：'));
    expect(cars.length).toBeGreaterThan(0);
    expect(first).toHaveLength(own.length + cars.length + 1);
    expect(second.map(({ uid, startDate }) => [uid, startDate.toUnixTime()]).toSorted()).toEqual(
      first.map(({ uid, start }) => [uid, start.getTime() / 1000]).toSorted(),
    );
    expect(first.find(({ description }) => description === '双边会见')).toMatchObject({
      location: '三号会客室',
    });
    expect(text).not.toMatch(/evil\.example|^ATTENDEE/m);
    const unfolded = text.replaceAll('\r\n ', '');
    expect(people.filter(({ name }) => name.zh.length > 2 && unfolded.includes(name.zh))).toEqual([]);
    await server.db.execute(sql`delete from own_item`);
  });
});

describe('a closed-door seminar', () => {
  const canary = { zh: '金丝雀闭门', en: 'canary behind doors' };

  test.each([
    ['its chair', insider],
    ['a red badge outside', outsider],
  ])('is a time alone for %s, and a hidden change changes no byte', async (_who, who) => {
    const token = await signIn(who);
    await bookmark('meeting', idOf(closed), token);
    const path = await opened({ token, language: 'en' });
    const before = await answerAt(path);
    const entry = () => eventsIn(before.text).find(({ uid }) => uid.startsWith(idOf(closed)))!;
    expect([entry().summary, entry().location]).toEqual(['Closed-door seminar', undefined]);
    const [stored] = await server.db
      .select()
      .from(meeting)
      .where(eq(meeting.id, idOf(closed)));
    await server.db
      .update(meeting)
      .set({ title: canary, summary: canary })
      .where(eq(meeting.id, idOf(closed)));
    const moved = await desk.staff(
      ...(['move-meeting', idOf(closed), '2027-03-22 11:15', '12:30', idFromKey('hall', 'mudan')] as const),
      '金丝雀 | canary',
    );
    expect(moved.ok).toBe(true);
    const after = await answerAt(path);
    expect(after.text).toBe(before.text);
    expect(after.text).not.toMatch(/金丝雀|canary/);
    expect((await desk.staff('move-meeting', idOf(closed), '2027-03-22 11:25', '12:30', '一 | one')).ok).toBe(true);
    const seen = eventsIn((await answerAt(path)).text).find(({ uid }) => uid.startsWith(idOf(closed)))!;
    expect([seen.start.toISOString(), Number(seen.sequence)]).toEqual([
      '2027-03-22T03:25:00.000Z',
      Number(entry().sequence) + 1,
    ]);
    await desk.staff('undo-meeting', idOf(closed));
    await desk.staff('undo-meeting', idOf(closed));
    await server.db
      .update(meeting)
      .set({ title: stored!.title, summary: stored!.summary })
      .where(eq(meeting.id, idOf(closed)));
  });

  test('of which a blue badge may not know is in no calendar, bookmarked or not', async () => {
    const token = await signIn(outsider);
    await bookmark('meeting', idOf(closed), token);
    const path = await opened({ token });
    expect((await answerAt(path)).text).toContain(idOf(closed));
    const id = idFromKey('person', outsider.key);
    await server.db.update(person).set({ badge: 'blue' }).where(eq(person.id, id));
    expect((await answerAt(path)).text).not.toContain(idOf(closed));
    await server.db.update(person).set({ badge: 'red' }).where(eq(person.id, id));
  });
});

describe('a calendar that follows', () => {
  test('shows a move with a higher sequence, is told when nothing changed, and shows a cancellation', async () => {
    const token = await signIn(gu);
    await bookmark('meeting', idOf(open), token);
    const path = await opened({ token, language: 'en' });
    const entry = async () => eventsIn((await answerAt(path)).text).find(({ uid }) => uid.startsWith(idOf(open)))!;
    const [before, first] = [await entry(), await answerAt(path)];
    expect((await answerAt(path, { 'if-none-match': first.headers['etag'] ?? '' })).status).toBe(304);
    expect((await desk.staff('move-meeting', idOf(open), '2027-03-22 14:07', '15:30', '一 | one')).ok).toBe(true);
    expect((await answerAt(path, { 'if-none-match': first.headers['etag'] ?? '' })).status).toBe(200);
    const after = await entry();
    expect([after.uid, after.start.toISOString()]).toEqual([before.uid, '2027-03-22T06:07:00.000Z']);
    expect(Number(after.sequence)).toBeGreaterThan(Number(before.sequence));
    expect((await desk.staff('cancel-meeting', idOf(open), '甲生病 | A is ill')).ok).toBe(true);
    const last = await entry();
    expect([last.status, last.summary]).toEqual(['CANCELLED', `Cancelled: ${open.title.en}`]);
    expect((await answerAt(path)).text).not.toContain('A is ill');
  });

  test('and asks again and again is told to wait, whether its address is known or not', async () => {
    const path = await opened({ token: await signIn(gu) });
    const asked = async (times: number, at: string) => {
      const statuses = new Map<number, number>();
      for (let i = 0; i < times; i++) {
        const { status } = await fetch(server.address + at);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
      return Object.fromEntries(statuses);
    };
    expect(await asked(300, path)).toEqual({ 200: 30, 429: 270 });
    const { status, headers, text } = await answerAt(path);
    expect([status, headers['retry-after'], JSON.parse(text)]).toMatchObject([429, '60', { code: -5 }]);
    // An unknown one is told the same, so that a refusal tells nothing.
    expect(await asked(40, `/calendar/${'B'.repeat(43)}.ics`)).toEqual({ 404: 30, 429: 10 });
    later(60);
    expect((await answerAt(path)).status).toBe(200);
  });
});

describe('an address that has ended is answered like one that never was', () => {
  const ways: [string, (token: string) => Promise<unknown>][] = [
    ['revoked', (token) => call('revokeCalendarAddress', {}, { token })],
    [
      'by consent withdrawn',
      (token) => server.call.json('/api/session/withdrawConsent', { requestId: requestId() }, { token }),
    ],
    ['by sessions that the secretariat ended', () => desk.staff('end-sessions', gu.id)],
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

describe('the timeline as a file', () => {
  test('is the same with a reminder, by a ticket, and closed-door seminars are a time alone', async () => {
    const token = await signIn(insider);
    await bookmark('meeting', idOf(open), token);
    const { obj } = await call('prepareTimeline', {}, { token, language: 'en' });
    const answer = await fetch(server.address + (obj as { address: string }).address);
    expect([answer.status, answer.headers.get('content-disposition')]).toEqual([
      200,
      expect.stringContaining('my timeline.ics'),
    ]);
    const text = await answer.text();
    expect(text.match(/TRIGGER:-PT15M/g)?.length).toBe(
      eventsIn(text).filter(({ status }) => status !== 'CANCELLED').length,
    );
    expect(text).toContain(idOf(closed));
    expect(text.replaceAll('\r\n ', '')).not.toContain(closed.title.en);
  });

  test('is not for a session that became limited meanwhile', async () => {
    const token = await signIn(gu);
    const { obj } = await call('prepareTimeline', {}, { token });
    await server.db.execute(sql`update session set scope = 'limited' where person_id = ${gu.id}`);
    server.services.sessionCache.drop(() => true);
    expect((await fetch(server.address + (obj as { address: string }).address)).status).toBe(404);
    expect((await call('prepareTimeline', {}, { token })).obj).toMatchObject({ refusal: 'sessionLimited' });
  });
});
