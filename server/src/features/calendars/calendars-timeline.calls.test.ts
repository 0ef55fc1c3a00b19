import { eq } from 'drizzle-orm';
import ICAL from 'ical.js';
import ical from 'node-ical';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { setArrangements, type ArrangementFacts } from 'contract/calls/console/arrangements';
import { meetings as demoMeetings } from '../../../demo/agenda.ts';
import { meeting } from '../../platform/database/tables/content/agenda.ts';
import { arrangement } from '../../platform/database/tables/arrangements.ts';
import { calendarAddress } from '../../platform/database/tables/calendars.ts';
import { bookmark, ownItem } from '../../platform/database/tables/favourites.ts';
import { forum } from '../../platform/database/tables/content/forum.ts';
import { idFromKey } from '../../platform/ids.ts';
import { hashOf, newToken } from '../../platform/security/secrets.ts';
import { secondsLater } from '../../platform/testing/sign-in-server.ts';
import { gu, requestId, steps } from '../../platform/testing/signing-in.ts';
import { staffAt } from '../../platform/testing/staff-desk.ts';
import { testNow } from '../../platform/testing/test-now.ts';
import { testServer } from '../../platform/testing/test-server.ts';

const both = (zh: string, en: string) => ({ zh, en });
const officer: ArrangementFacts = { kind: 'officer', name: both('米志瑶', 'Mi Zhiyao'), phone: '+86 10 1555 0126' };
const evening = {
  ...{ kind: 'car' as const, name: both('司机罗志远', 'Driver Luo'), plate: '京A·YL026', date: '2027-03-22' },
  ...{ time: '18:00', from: both('东门', 'East Gate'), to: both('艺术中心', 'Arts Centre') },
};
const leaving = { ...evening, date: '2027-03-24', time: '09:30', to: both('机场', 'the airport') };

let server: Awaited<ReturnType<typeof testServer>>;
let desk: Awaited<ReturnType<typeof staffAt>>;
let token: string;
const secret = newToken();
beforeAll(async () => {
  server = await testServer({ environment: { FORUM_PUBLIC_URL: 'https://forum.example' } });
  desk = await staffAt(server);
  ({ token } = await steps(server).signIn({ address: gu.mobile }));
});
beforeEach(async () => {
  for (const table of [arrangement, bookmark, ownItem, calendarAddress]) await server.db.delete(table);
  server.services.personalHints.tell(gu.id);
  const endsAt = new Date('2028-01-01T00:00:00Z');
  const address = { personId: gu.id, tokenHash: hashOf(secret), language: 'en' as const, openedAt: testNow, endsAt };
  await server.db.insert(calendarAddress).values(address);
});
afterAll(async () => {
  await desk.leave();
  await server.stop();
});

const set = (arrangements: ArrangementFacts[]) => desk.ask(setArrangements, { personId: gu.id, arrangements });
const text = async (path: string) => (await fetch(server.address + path)).text();
const subscribed = () => text(`/calendar/${secret}.ics`);
async function downloaded() {
  const body = { requestId: requestId() };
  const { obj } = await server.call.json('/api/calendar/prepareTimeline', body, { token, language: 'en' });
  return text((obj as { address: string }).address);
}

/** By somebody else's parser, which takes the zone from its name. */
const read = (file: string) =>
  Object.values(ical.parseICS(file)).flatMap((part) => (part?.type === 'VEVENT' ? [part] : []));
/** By another one, which knows no zone but the one that the file itself brings. */
const readAgain = (file: string) =>
  new ICAL.Component(ICAL.parse(file) as unknown[]).getAllSubcomponents('vevent').map((one) => new ICAL.Event(one));
const isCar = (title: unknown) => typeof title === 'string' && title.startsWith('Car: ');
const carsIn = (file: string) => read(file).filter(({ summary }) => isCar(summary));

describe('an arranged car', () => {
  test('is in the file and at the private address at the hour that the phone shows, without name and plate', async () => {
    await set([officer, evening]);
    for (const file of [await subscribed(), await downloaded()]) {
      expect(carsIn(file)).toMatchObject([{ summary: 'Car: East Gate to Arts Centre', location: 'East Gate' }]);
      const [car] = readAgain(file).filter(({ summary }) => isCar(summary));
      for (const start of [carsIn(file)[0]!.start, car!.startDate.toJSDate()])
        expect(start.toISOString()).toBe('2027-03-22T10:00:00.000Z');
      // The format does not allow an end that is the start.
      const lines = file.split('BEGIN:VEVENT').find((one) => one.includes('SUMMARY:Car: '));
      expect(lines).not.toContain('DTEND');
      expect(file.replaceAll('\r\n ', '')).not.toMatch(/罗志远|Luo|YL026|米志瑶|Mi Zhiyao|1555 ?0126/);
    }
    expect(await subscribed()).not.toContain('VALARM');
    expect((await downloaded()).match(/TRIGGER:-PT15M/g)).toHaveLength(read(await downloaded()).length);
  });

  test('keeps its id in a new list and counts its changes, and only those', async () => {
    await set([evening, leaving]);
    const before = carsIn(await subscribed());
    const tag = await subscribed();
    secondsLater(server, 60);
    await set([leaving, officer, evening]);
    expect(read(await subscribed()).toSorted(byUid)).toEqual(read(tag).toSorted(byUid));
    secondsLater(server, 60);
    await set([{ ...leaving, time: '10:15', to: both('高铁站', 'the railway station') }, evening]);
    const after = carsIn(await subscribed());
    const [same, moved] = before.map(({ uid }) => after.find((one) => one.uid === uid)!);
    expect(same).toEqual(before[0]);
    expect([moved!.start.toISOString(), Number(moved!.sequence), moved!.lastmodified]).toEqual([
      ...['2027-03-24T02:15:00.000Z', Number(before[1]!.sequence) + 1],
      server.clock.now(),
    ]);
  });

  test('that was called off disappears, and one that comes later is another', async () => {
    await set([evening, leaving]);
    const [first] = carsIn(await subscribed());
    await set([leaving]);
    expect(carsIn(await subscribed()).map(({ summary }) => summary)).toEqual(['Car: East Gate to the airport']);
    await set([leaving, evening]);
    expect(carsIn(await subscribed()).map(({ uid }) => uid)).not.toContain(first!.uid);
  });
});

test('an own entry says when it was saved', async () => {
  const item = {
    ...{ content: '会见', details: '双边', location: '三号会客室', venue: 'other' },
    ...{ date: '2027-03-22', from: '18:00', to: '18:30', requestId: requestId() },
  };
  const { obj } = await server.call.json('/api/favourites/addOwnItem', item, { token });
  expect(read(await subscribed()).at(-1)).toMatchObject({ sequence: 1, lastmodified: server.clock.now() });
  secondsLater(server, 60);
  const { id, version } = obj as { id: string; version: number };
  const sent = { ...item, id, version, to: '19:00', requestId: requestId() };
  expect((await server.call.json('/api/favourites/editOwnItem', sent, { token })).code).toBe(0);
  expect(read(await subscribed()).at(-1)).toMatchObject({
    sequence: 2,
    lastmodified: server.clock.now(),
  });
});

describe('the right hour where the clocks change', () => {
  const machineZone = process.env['TZ'];
  let kept: (typeof forum.$inferSelect)[];
  beforeAll(async () => void (kept = await server.db.select().from(forum)));
  afterEach(async () => {
    if (machineZone === undefined) delete process.env['TZ'];
    else process.env['TZ'] = machineZone;
    await server.db.update(forum).set(kept[0]!);
    server.services.contentCache.clear();
  });

  /** A day before and a day after, and the moments of ten o'clock on them. */
  const zones = [
    ['Asia/Shanghai', '2027-03-13', '2027-03-15', '2027-03-13T02:00:00.000Z', '2027-03-15T02:00:00.000Z'],
    ['Europe/London', '2027-03-27', '2027-03-28', '2027-03-27T10:00:00.000Z', '2027-03-28T09:00:00.000Z'],
    ['America/New_York', '2027-11-06', '2027-11-07', '2027-11-06T14:00:00.000Z', '2027-11-07T15:00:00.000Z'],
  ] as const;
  const open = demoMeetings.filter(({ type, change }) => type === 'plenary' && !change).slice(0, 2);
  const ids = open.map(({ key }) => idFromKey('meeting', key));

  test.each(zones)('of a forum in %s, in all three calendars', async (zone, before, after, ...moments) => {
    await server.db.update(forum).set({ timeZone: zone, firstDay: before, lastDay: after });
    for (const [nth, id] of ids.entries()) {
      const startsAt = new Date(moments[nth]!);
      const endsAt = new Date(startsAt.getTime() + 3_600_000);
      await server.db.update(meeting).set({ startsAt, endsAt }).where(eq(meeting.id, id));
      const marked = { personId: gu.id, kind: 'meeting' as const, itemId: id, createdAt: testNow };
      await server.db.insert(bookmark).values(marked);
    }
    server.services.contentCache.clear();
    await set([before, after].map((date) => ({ ...evening, date, time: '10:00' })));
    secondsLater(server, 31);
    const files = [await subscribed(), await downloaded(), await text('/feeds/agenda.en.ics')];
    for (const [nth, file] of files.entries())
      for (const reader of ['Asia/Shanghai', 'Europe/London', 'America/New_York']) {
        process.env['TZ'] = reader;
        const own = (uid: string, title: unknown) => ids.some((id) => uid.startsWith(id)) || isCar(title);
        const first = read(file).filter(({ uid, summary }) => own(uid, summary));
        const second = readAgain(file).filter(({ uid, summary }) => own(uid, summary));
        const expected = (nth < 2 ? [...moments, ...moments] : moments).toSorted();
        expect(first.map(({ start }) => start.toISOString()).toSorted()).toEqual(expected);
        expect(second.map(({ startDate }) => new Date(startDate.toUnixTime() * 1000).toISOString()).toSorted()).toEqual(
          expected,
        );
        expect(second.map(({ startDate }) => [startDate.zone?.tzid, startDate.hour])).toEqual(
          second.map(() => [zone, 10]),
        );
      }
  });
});

function byUid(a: { uid: string }, b: { uid: string }) {
  return a.uid < b.uid ? -1 : 1;
}
