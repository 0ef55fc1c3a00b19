import { eq } from 'drizzle-orm';
import ICAL from 'ical.js';
import ical from 'node-ical';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { meetings as demoMeetings } from '../../../demo/agenda.ts';
import { people } from '../../../demo/people.ts';
import { meeting } from '../../platform/database/tables/content/agenda.ts';
import { idFromKey } from '../../platform/ids.ts';
import { secondsLater } from '../../platform/testing/sign-in-server.ts';
import { staffAt } from '../../platform/testing/staff-desk.ts';
import { testServer } from '../../platform/testing/test-server.ts';
import { checkedScheduleJson, checkedScheduleXml, childrenOf, textOf } from '../../platform/testing/schedule-format.ts';

let server: Awaited<ReturnType<typeof testServer>>;
let desk: Awaited<ReturnType<typeof staffAt>>;
beforeAll(async () => {
  server = await testServer({ environment: { FORUM_PUBLIC_URL: 'https://forum.example' } });
  desk = await staffAt(server);
});
afterAll(async () => {
  await desk.leave();
  await server.stop();
});

const all = ['agenda.zh.ics', 'agenda.en.ics'].concat(
  ['zh', 'en'].flatMap((language) => [`schedule.${language}.xml`, `schedule.${language}.json`]),
);
/** Feeds are kept for half a minute, so the clock goes on before each look. */
async function fetched(name: string, headers: Record<string, string> = {}) {
  secondsLater(server, 31);
  return fetch(`${server.address}/feeds/${name}`, { headers });
}
const feed = async (name: string) => (await fetched(name)).text();
const everything = async () => (await Promise.all(all.map(feed))).join('\n');

const open = demoMeetings.filter(({ type }) => type !== 'closed');
const held = open.filter(({ change }) => change?.kind !== 'cancelled');
const named = held.find(({ type, press, speakers }) => type === 'plenary' && press === 'open' && speakers.length > 1)!;
const closed = demoMeetings.find(({ key }) => key === 'grid-interconnection')!;
const idOf = ({ key }: { key: string }) => idFromKey('meeting', key);
const nameOf = (key: string | null) => people.find((one) => one.key === key)!.name;
const move = (id: string, ...args: string[]) =>
  desk.staff('move-meeting', id, ...args, '因设备检修 | Owing to maintenance');

describe('the public feeds', () => {
  test('have the media type of their form, may be kept for five minutes, and are closed to pages of other sites', async () => {
    const answers = await Promise.all(all.map((name) => fetched(name)));
    expect(answers.map(({ status }) => status)).toEqual(all.map(() => 200));
    expect(answers.map(({ headers }) => headers.get('content-type'))).toEqual(
      all.map((name) =>
        name.endsWith('ics')
          ? 'text/calendar; charset=utf-8'
          : `application/${name.endsWith('xml') ? 'vnd.c3voc.schedule+xml' : 'json'}; charset=utf-8`,
      ),
    );
    for (const { headers } of answers)
      expect(
        ['cache-control', 'content-security-policy', 'access-control-allow-origin'].map((name) => headers.get(name)),
      ).toEqual(['public, max-age=300', "default-src 'none'; sandbox", null]);
  });

  test.each(['zh', 'en'] as const)('are what programme apps read, as XML and as JSON: %s', async (language) => {
    const events = checkedScheduleXml(await feed(`schedule.${language}.xml`));
    const objects = checkedScheduleJson(await feed(`schedule.${language}.json`));
    const titles = held.map(({ title }) => title[language]).toSorted();
    expect(events.map((event) => textOf(event, 'title')).toSorted()).toEqual(titles);
    expect(objects.map(({ title }) => title).toSorted()).toEqual(titles);
    expect(objects.map(({ id, guid, slug }) => [String(id), guid, slug]).toSorted()).toEqual(
      events.map((event) => [event.attributes['id'], event.attributes['guid'], textOf(event, 'slug')]).toSorted(),
    );
  });

  test.each(['zh', 'en'] as const)('are read alike by two calendar libraries: %s', async (language) => {
    const text = await feed(`agenda.${language}.ics`);
    const first = Object.values(ical.parseICS(text)).flatMap((part) => (part?.type === 'VEVENT' ? [part] : []));
    const second = new ICAL.Component(ICAL.parse(text) as unknown[])
      .getAllSubcomponents('vevent')
      .map((one) => new ICAL.Event(one));
    const expected = open.map((one) => [`${idOf(one)}@forum-companion`, one.change?.kind === 'cancelled']).toSorted();
    expect(first.map((event) => [event.uid, event.status === 'CANCELLED']).toSorted()).toEqual(expected);
    expect(
      second.map((event) => [event.uid, event.component.getFirstPropertyValue('status') === 'CANCELLED']).toSorted(),
    ).toEqual(expected);
    expect(first.every((event) => event.lastmodified instanceof Date)).toBe(true);
  });

  test('name people only where the secretariat marked their names public', async () => {
    const names = [named.chair, ...named.speakers.map(({ person }) => person)].flatMap((key) =>
      key ? [nameOf(key)] : [],
    );
    const eventOf = async (language: 'zh' | 'en') =>
      checkedScheduleXml(await feed(`schedule.${language}.xml`)).find(
        (event) => textOf(event, 'slug') === `meeting-${idOf(named)}`,
      )!;
    const shown = async () => childrenOf(await eventOf('zh'), 'persons')[0]!.children.map(({ text }) => text);
    expect(await shown()).toEqual([...new Set(names.map(({ zh }) => zh))]);
    expect(await feed('agenda.zh.ics')).toContain('发言嘉宾：');
    expect((await desk.staff('publish-names', idOf(named), 'off')).ok).toBe(true);
    expect(await shown()).toEqual([]);
    expect((await desk.staff('publish-names', idOf(named), 'off')).text).toContain('already set so');
    expect((await desk.staff('undo-meeting', idOf(named))).ok).toBe(true);
    expect(await shown()).toHaveLength(new Set(names.map(({ zh }) => zh)).size);
  });

  test('nobody is named in them besides', async () => {
    const marked = new Set(
      held
        .filter(({ type, press }) => type === 'plenary' && press === 'open')
        .flatMap(({ chair, speakers }) => [chair, ...speakers.map(({ person }) => person)]),
    );
    const hidden = people.filter(({ key, name }) => !marked.has(key) && name.zh.length > 2);
    const text = (await everything()).replaceAll('\r\n ', '');
    expect(hidden.length).toBeGreaterThan(100);
    expect(hidden.filter(({ name }) => text.includes(name.zh)).map(({ name }) => name.zh)).toEqual([]);
  });
});

describe('a closed-door seminar', () => {
  test('is in no feed, by no word of it, and its changes leave the tags as they were', async () => {
    const tags = async () => Promise.all(all.map(async (name) => (await fetched(name)).headers.get('etag')));
    const canary = { zh: '金丝雀闭门', en: 'canary behind doors' };
    const before = await tags();
    await server.db
      .update(meeting)
      .set({ title: canary, summary: canary, entry: canary, namesPublic: true })
      .where(eq(meeting.type, 'closed'));
    expect((await move(idOf(closed), '2027-03-22 11:20', '12:30')).ok).toBe(true);
    const text = await everything();
    expect(text).not.toMatch(/金丝雀|canary/);
    for (const one of demoMeetings.filter(({ type }) => type === 'closed')) expect(text).not.toContain(idOf(one));
    expect(await tags()).toEqual(before);
  });

  test('leaves no gap in the numbers: they are not counted', async () => {
    const rows = await server.db.select({ number: meeting.feedNumber }).from(meeting);
    const sorted = rows.map(({ number }) => number).toSorted((a, b) => a - b);
    expect(new Set(sorted).size).toBe(rows.length);
    expect(sorted.at(-1)! - sorted[0]!).toBeGreaterThan(1_000 * rows.length);
  });
});

describe('a meeting that changes', () => {
  const moved = held.find(({ key }) => key === 'trade-rules')!;
  const eventIn = async () => {
    const objects = checkedScheduleJson(await feed('schedule.en.json'));
    return objects.find(({ slug }) => slug === `meeting-${idOf(moved)}`);
  };
  const calendarEntry = async () =>
    Object.values(ical.parseICS(await feed('agenda.en.ics'))).flatMap((part) =>
      part?.type === 'VEVENT' && part.uid.startsWith(idOf(moved)) ? [part] : [],
    )[0]!;

  test('keeps its id, guid and slug when it moves, and counts up in calendars', async () => {
    const [before, entry] = [await eventIn(), await calendarEntry()];
    expect((await move(idOf(moved), '2027-03-22 14:07', '15:30')).ok).toBe(true);
    const [after, later] = [await eventIn(), await calendarEntry()];
    expect(after).toMatchObject({ id: before?.id, guid: before?.guid, slug: before?.slug, start: '14:07' });
    expect(before?.['start']).not.toBe('14:07');
    expect(Number(later.sequence)).toBe(Number(entry.sequence) + 1);
    expect(later.lastmodified!.getTime()).toBeGreaterThan(entry.lastmodified!.getTime());
    expect(later.start.toISOString()).toBe('2027-03-22T06:07:00.000Z');
  });

  test('is left out of the schedule when it is cancelled, and cancelled in the calendar without the reason', async () => {
    expect((await desk.staff('cancel-meeting', idOf(moved), '甲先生生病 | Mr A is ill')).ok).toBe(true);
    expect(await eventIn()).toBeUndefined();
    expect((await calendarEntry()).status).toBe('CANCELLED');
    expect(await everything()).not.toMatch(/甲先生|Mr A is ill/);
  });
});

describe('who has a feed already', () => {
  test.each(all)('is told that nothing changed: %s', async (name) => {
    const tag = (await fetched(name)).headers.get('etag') ?? '';
    for (const header of [tag, tag.replace('W/', ''), `"other", ${tag}`, '*']) {
      const again = await fetched(name, { 'if-none-match': header });
      expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', tag]);
    }
    expect((await fetched(name, { 'if-none-match': '"other"' })).status).toBe(200);
  });

  test.each(all)('gets a new one compressed, under the same tag: %s', async (name) => {
    const [br, gzip, plain] = await Promise.all(
      ['br', 'gzip', 'identity'].map(async (encoding) => {
        const response = await fetched(name, { 'accept-encoding': encoding });
        const marks = ['content-encoding', 'vary', 'etag'].map((one) => response.headers.get(one));
        return { marks, text: await response.text() };
      }),
    );
    const etag = plain!.marks.at(-1);
    expect([br!.text, gzip!.text]).toEqual([plain!.text, plain!.text]);
    expect([br!.marks, gzip!.marks, plain!.marks]).toEqual([
      ['br', 'accept-encoding', etag],
      ['gzip', 'accept-encoding', etag],
      [null, 'accept-encoding', etag],
    ]);
  });
});

describe('hostile words', () => {
  const hostile = `=cmd|' /C calc'!A0 ]]></title><event id="1"/>&amp;<!-- " \u0008\uFFFE\r\nATTENDEE:mailto:a@b.example`;
  beforeAll(() =>
    server.db
      .update(meeting)
      .set({ title: { zh: hostile, en: hostile }, summary: { zh: hostile, en: hostile } })
      .where(eq(meeting.id, idOf(named))),
  );

  test('stay words in every form', async () => {
    await desk.staff('publish-names', idOf(named), 'off');
    const plain = hostile.replaceAll('\u0008', '').replaceAll('\uFFFE', '');
    const inXml = checkedScheduleXml(await feed('schedule.en.xml')).find(
      (event) => textOf(event, 'slug') === `meeting-${idOf(named)}`,
    )!;
    expect(textOf(inXml, 'title')).toBe(plain);
    const inJson = checkedScheduleJson(await feed('schedule.en.json'));
    expect(inJson.find(({ slug }) => slug.endsWith(idOf(named)))?.title).toBe(hostile);
    const lines = (await feed('agenda.en.ics')).replaceAll('\r\n ', '').split('\r\n');
    expect(lines.filter((line) => /^(ATTENDEE|=)/.test(line))).toEqual([]);
  });

  test('of the Host header enter no feed', async () => {
    secondsLater(server, 31);
    for (const name of all) {
      const headers = {
        'x-forwarded-host': 'evil.example',
        'x-forwarded-proto': 'gopher',
        forwarded: 'host=evil.example',
      };
      const text = await (await fetched(name, headers)).text();
      expect(text).not.toContain('evil.example');
      expect(text).toContain('https://forum.example/cdfH5/');
    }
  });
});

describe('feeds that the secretariat closed', () => {
  test('are answered like an unknown address, at once, and open again', async () => {
    expect((await desk.staff('switch-public-feeds', 'off')).text).toContain('are off');
    const answerAt = async (path: string, accept: string) => {
      const answer = await fetch(server.address + path, { headers: { accept } });
      const { 'x-request-id': _id, date: _date, ...headers } = Object.fromEntries(answer.headers);
      return [answer.status, headers, await answer.text()];
    };
    for (const name of all)
      for (const accept of ['*/*', 'text/html'])
        expect(await answerAt(`/feeds/${name}`, accept)).toEqual(await answerAt('/feeds/unknown.ics', accept));
    expect((await answerAt(`/feeds/${all[0]}`, '*/*'))[0]).toBe(404);
    expect((await desk.staff('switch-public-feeds', 'sometimes')).ok).toBe(false);
    expect((await desk.staff('switch-public-feeds', 'on')).ok).toBe(true);
    expect((await fetched(all[0]!)).status).toBe(200);
  });
});
