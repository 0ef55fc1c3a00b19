import { eq, sql } from 'drizzle-orm';
import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { meetings } from '../../../demo/agenda.ts';
import { people } from '../../../demo/people.ts';
import { meeting } from '../../platform/database/tables/content/agenda.ts';
import { person } from '../../platform/database/tables/people.ts';
import { idFromKey } from '../../platform/ids.ts';
import {
  calendarDesk,
  closedMeeting,
  eventsIn,
  idOf,
  openMeeting,
} from '../../platform/personal/calendar-desk.testing.ts';
import { gu, helena, requestId } from '../../platform/testing/signing-in.ts';

const { server, later, call, staff, signIn, bookmark, opened, answerAt } = await calendarDesk();
const insider = people.find(({ key }) => key === closedMeeting.chair)!;
const inside = new Set([
  closedMeeting.chair,
  ...closedMeeting.invited,
  ...closedMeeting.speakers.map((one) => one.person),
]);
const outsider = people.find(
  ({ key, badge, verified }) => badge === 'red' && verified && !inside.has(key) && key !== gu.key && key !== helena.key,
)!;

describe('every calendar', () => {
  /** The names of its own properties, and the names of its parts in their order. */
  function layoutOf(text: string) {
    const inside = text.replaceAll('\r\n ', '').split('\r\n').slice(1, -2);
    const firstPart = inside.findIndex((line) => line.startsWith('BEGIN:'));
    const parts = inside
      .slice(firstPart)
      .join('\n')
      .replaceAll(/BEGIN:(VTIMEZONE|VEVENT)\n[^]*?\nEND:\1/g, '$1')
      .split('\n');
    return { properties: inside.slice(0, firstPart).map((line) => line.split(/[:;]/, 1)[0]), parts };
  }

  test('has its properties before its parts, as the grammar demands, and is no message about scheduling', async () => {
    const token = await signIn(gu);
    await bookmark(idOf(openMeeting), token);
    const get = async (path: string) => (await answerAt(path)).text;
    const prepared = async (path: string, body: object) => {
      const { obj } = await server.call.json(path, { ...body, requestId: requestId() }, { token });
      return get((obj as { address: string }).address);
    };
    const meeting = await prepared('/api/agenda/prepareCalendar', { meetingId: idOf(openMeeting) });
    const named = [
      await get('/feeds/agenda.zh.ics'),
      await get('/feeds/agenda.en.ics'),
      await get(await opened({ token })),
      await prepared('/api/calendar/prepareTimeline', {}),
    ];
    const layouts = [meeting, ...named].map(layoutOf);
    expect(layouts.map(({ properties }) => properties)).toEqual([
      ['VERSION', 'PRODID'],
      ...named.map(() => ['VERSION', 'PRODID', 'NAME', 'X-WR-CALNAME', 'REFRESH-INTERVAL', 'X-PUBLISHED-TTL']),
    ]);
    for (const { parts } of layouts)
      expect([parts[0], new Set(parts.slice(1))]).toEqual(['VTIMEZONE', new Set(['VEVENT'])]);
  });
});

describe('the calendar at a private address', () => {
  test('is read alike by two libraries: bookmarks, parts and own entries, and nobody is named', async () => {
    const token = await signIn(insider);
    await bookmark(idOf(openMeeting), token);
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
    const own = meetings.filter(
      ({ key, chair, speakers }) =>
        key === openMeeting.key || chair === insider.key || speakers.some((one) => one.person === insider.key),
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
    await bookmark(idOf(closedMeeting), token);
    const path = await opened({ token, language: 'en' });
    const before = await answerAt(path);
    const entry = () => eventsIn(before.text).find(({ uid }) => uid.startsWith(idOf(closedMeeting)))!;
    expect([entry().summary, entry().location]).toEqual(['Closed-door seminar', undefined]);
    const [stored] = await server.db
      .select()
      .from(meeting)
      .where(eq(meeting.id, idOf(closedMeeting)));
    await server.db
      .update(meeting)
      .set({ title: canary, summary: canary })
      .where(eq(meeting.id, idOf(closedMeeting)));
    const moved = await staff(
      ...(['move-meeting', idOf(closedMeeting), '2027-03-22 11:15', '12:30', idFromKey('hall', 'mudan')] as const),
      '金丝雀 | canary',
    );
    expect(moved.ok).toBe(true);
    const after = await answerAt(path);
    expect(after.text).toBe(before.text);
    expect(after.text).not.toMatch(/金丝雀|canary/);
    expect((await staff('move-meeting', idOf(closedMeeting), '2027-03-22 11:25', '12:30', '一 | one')).ok).toBe(true);
    const seen = eventsIn((await answerAt(path)).text).find(({ uid }) => uid.startsWith(idOf(closedMeeting)))!;
    expect([seen.start.toISOString(), Number(seen.sequence)]).toEqual([
      '2027-03-22T03:25:00.000Z',
      Number(entry().sequence) + 1,
    ]);
    await staff('undo-meeting', idOf(closedMeeting));
    await staff('undo-meeting', idOf(closedMeeting));
    await server.db
      .update(meeting)
      .set({ title: stored!.title, summary: stored!.summary })
      .where(eq(meeting.id, idOf(closedMeeting)));
  });

  test('of which a blue badge may not know is in no calendar, bookmarked or not', async () => {
    const token = await signIn(outsider);
    await bookmark(idOf(closedMeeting), token);
    const path = await opened({ token });
    expect((await answerAt(path)).text).toContain(idOf(closedMeeting));
    const id = idFromKey('person', outsider.key);
    await server.db.update(person).set({ badge: 'blue' }).where(eq(person.id, id));
    expect((await answerAt(path)).text).not.toContain(idOf(closedMeeting));
    await server.db.update(person).set({ badge: 'red' }).where(eq(person.id, id));
  });
});

describe('a calendar that follows', () => {
  test('shows a move with a higher sequence, is told when nothing changed, and shows a cancellation', async () => {
    const token = await signIn(gu);
    await bookmark(idOf(openMeeting), token);
    const path = await opened({ token, language: 'en' });
    const entry = async () =>
      eventsIn((await answerAt(path)).text).find(({ uid }) => uid.startsWith(idOf(openMeeting)))!;
    const [before, first] = [await entry(), await answerAt(path)];
    expect((await answerAt(path, { 'if-none-match': first.headers['etag'] ?? '' })).status).toBe(304);
    expect((await staff('move-meeting', idOf(openMeeting), '2027-03-22 14:07', '15:30', '一 | one')).ok).toBe(true);
    expect((await answerAt(path, { 'if-none-match': first.headers['etag'] ?? '' })).status).toBe(200);
    const after = await entry();
    expect([after.uid, after.start.toISOString()]).toEqual([before.uid, '2027-03-22T06:07:00.000Z']);
    expect(Number(after.sequence)).toBeGreaterThan(Number(before.sequence));
    expect((await staff('cancel-meeting', idOf(openMeeting), '甲生病 | A is ill')).ok).toBe(true);
    const last = await entry();
    expect([last.status, last.summary]).toEqual(['CANCELLED', `Cancelled: ${openMeeting.title.en}`]);
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

describe('the timeline as a file', () => {
  test('is the same with a reminder, by a ticket, and closed-door seminars are a time alone', async () => {
    const token = await signIn(insider);
    await bookmark(idOf(openMeeting), token);
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
    expect(text).toContain(idOf(closedMeeting));
    expect(text.replaceAll('\r\n ', '')).not.toContain(closedMeeting.title.en);
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
