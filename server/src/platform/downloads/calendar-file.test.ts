import ICAL from 'ical.js';
import ical from 'node-ical';
import { afterEach, describe, expect, test } from 'vitest';
import { calendarFile, type CalendarEvent } from './calendar-file.ts';

const event: CalendarEvent = {
  id: 'm0000000000000000000',
  version: 4,
  changedAt: new Date('2027-03-21T18:30:00+08:00'),
  startsAt: new Date('2027-03-22T11:15:00+08:00'),
  endsAt: new Date('2027-03-22T12:15:00+08:00'),
  title: '人工智能与包容发展',
  place: '北京市玉澄路8号 玉澄国宾馆东翼二层青云厅',
  description: '算力、数据与技能。\n\n会议最新信息：https://forum.example/x?id=1&y=2',
  url: 'https://forum.example/cdfH5/pages/meeting/detail?id=m0000000000000000000',
  cancelled: false,
  reminders: [15 * 60],
};
const now = new Date('2027-03-22T10:12:00+08:00');
const file = (more: Partial<CalendarEvent> = {}, zone = 'Asia/Shanghai') =>
  calendarFile([{ ...event, ...more }], zone, now);
/** Read by somebody else's parser. */
const readBack = (text: string) => {
  const all = Object.values(ical.parseICS(text));
  const events = all.filter((part) => part?.type === 'VEVENT');
  expect(events).toHaveLength(1);
  return events[0]!;
};
const lines = (text: string) => text.split('\r\n');

describe('a calendar file', () => {
  test('is read back as it was meant, in Chinese', () => {
    const read = readBack(file());
    expect({ ...read, start: read.start.toISOString(), end: read.end?.toISOString() }).toMatchObject({
      uid: 'm0000000000000000000@forum-companion',
      sequence: 4,
      summary: event.title,
      location: event.place,
      description: event.description,
      status: 'CONFIRMED',
      url: { val: event.url },
      start: '2027-03-22T03:15:00.000Z',
      end: '2027-03-22T04:15:00.000Z',
    });
  });

  test('reminds when it is told to, once, and otherwise not', () => {
    const alarm = file()
      .replaceAll('\r\n ', '')
      .match(/BEGIN:VALARM\r\n[^]*?END:VALARM/g);
    expect(alarm).toHaveLength(1);
    expect(lines(alarm?.[0] ?? '')).toEqual([
      ...['BEGIN:VALARM', 'ACTION:DISPLAY', 'TRIGGER:-PT15M', `DESCRIPTION:${event.title}`, 'END:VALARM'],
    ]);
    expect(file({ reminders: [] })).not.toContain('VALARM');
  });

  test('carries the rules of the forum’s zone, and its times in it', () => {
    expect(lines(file())).toEqual(
      expect.arrayContaining([
        'BEGIN:VTIMEZONE',
        'TZID:Asia/Shanghai',
        'DTSTART;TZID=Asia/Shanghai:20270322T111500',
        'DTEND;TZID=Asia/Shanghai:20270322T121500',
      ]),
    );
    expect(file().match(/^BEGIN:VTIMEZONE/gm)).toHaveLength(1);
  });

  test('is right where the clocks change, whatever zone the machine is in', () => {
    const [winter, summer] = [new Date('2027-03-27T10:00:00Z'), new Date('2027-03-28T10:00:00Z')];
    const text = file({ startsAt: winter, endsAt: summer }, 'Europe/Berlin');
    expect(lines(text)).toEqual(
      expect.arrayContaining([
        'DTSTART;TZID=Europe/Berlin:20270327T110000',
        'DTEND;TZID=Europe/Berlin:20270328T120000',
      ]),
    );
    const read = readBack(text);
    expect([read.start.toISOString(), read.end?.toISOString()]).toEqual([winter.toISOString(), summer.toISOString()]);
  });

  test('says in UTC, as the format demands, when it came to be as it is, however often it is fetched', () => {
    expect(lines(file())).toEqual(
      expect.arrayContaining(['DTSTAMP:20270321T103000Z', 'LAST-MODIFIED:20270321T103000Z', 'SEQUENCE:4']),
    );
    expect(lines(file({ changedAt: null }))).toContain('DTSTAMP:20270322T021200Z');
    expect(file({ changedAt: null }).split('BEGIN:VEVENT')[1]).not.toContain('LAST-MODIFIED');
  });

  test('that apps subscribe to has a name, and says how often to ask', () => {
    const text = calendarFile([event], 'Asia/Shanghai', now, {
      name: '论坛, 议程\r\nX-PLANTED:1',
      refreshAfterSeconds: 900,
    });
    expect(lines(text)).toEqual(
      expect.arrayContaining(['X-WR-CALNAME:论坛\\, 议程 X-PLANTED:1', 'REFRESH-INTERVAL;VALUE=DURATION:PT15M']),
    );
    expect(file()).not.toContain('REFRESH-INTERVAL');
  });

  test('says that a meeting is cancelled', () => {
    expect(readBack(file({ cancelled: true })).status).toBe('CANCELLED');
  });

  test('folds by octets, never through a character', () => {
    const text = file({ title: `a${'会议'.repeat(60)}😀${'é'.repeat(90)}` });
    const longest = Math.max(...lines(text).map((line) => Buffer.byteLength(line)));
    expect(longest).toBeLessThanOrEqual(75);
    expect(text).not.toContain('\uFFFD');
    expect(readBack(text).summary).toBe(`a${'会议'.repeat(60)}😀${'é'.repeat(90)}`);
  });

  test('ends its lines as the format demands, the last one too', () => {
    expect(file().endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(file().replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  });
});

describe('two calendar libraries agree on the hour', () => {
  const machineZone = process.env['TZ'];
  afterEach(() => {
    if (machineZone === undefined) delete process.env['TZ'];
    else process.env['TZ'] = machineZone;
  });

  /** The days before and after the clocks change, at ten in the morning. */
  const changes: [zone: string, moments: [string, string][]][] = [
    ['Asia/Shanghai', [['2027-03-13T10:00+08:00', '2027-03-29T10:00+08:00']]],
    [
      'Europe/London',
      [
        ['2027-03-27T10:00+00:00', '2027-03-28T10:00+01:00'],
        ['2027-10-30T10:00+01:00', '2027-10-31T10:00+00:00'],
      ],
    ],
    [
      'America/New_York',
      [
        ['2027-03-13T10:00-05:00', '2027-03-14T10:00-04:00'],
        ['2027-11-06T10:00-04:00', '2027-11-07T10:00-05:00'],
      ],
    ],
  ];
  const readers = ['Asia/Shanghai', 'Europe/London', 'America/New_York'];

  test.each(changes.flatMap(([zone, moments]) => readers.map((reader) => [zone, reader, moments] as const)))(
    'of a forum in %s, read in %s',
    (zone, reader, moments) => {
      process.env['TZ'] = reader;
      for (const [before, after] of moments) {
        const [startsAt, endsAt] = [new Date(before), new Date(after)];
        const text = file({ startsAt, endsAt }, zone);
        const first = readBack(text);
        const second = readByIcalJs(text);
        expect([first.start.toISOString(), first.end?.toISOString()]).toEqual(second);
        expect(second).toEqual([startsAt.toISOString(), endsAt.toISOString()]);
        const hours = new Intl.DateTimeFormat('en-GB', { timeZone: zone, timeStyle: 'short' });
        expect(second.map((moment) => hours.format(new Date(moment)))).toEqual(['10:00', '10:00']);
      }
    },
  );

  /** It knows no zone but the one that the file itself brings. */
  function readByIcalJs(text: string): string[] {
    const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
    const zone = calendar.getFirstSubcomponent('vtimezone')?.getFirstPropertyValue('tzid');
    const { startDate, endDate } = new ICAL.Event(calendar.getFirstSubcomponent('vevent')!);
    return [startDate, endDate].map((time) => {
      expect(time.zone?.tzid).toBe(zone);
      return new Date(time.toUnixTime() * 1000).toISOString();
    });
  }
});

describe('nothing in a text becomes a property of its own', () => {
  test.each([
    'Growth, jobs; and "trust": a \\ dialogue',
    'A\r\nATTENDEE:mailto:somebody@forum.example',
    'A\nEND:VEVENT\nBEGIN:VEVENT\nSUMMARY:planted',
    'A\rBEGIN:VALARM\rACTION:DISPLAY\rEND:VALARM',
    'A\u2028X-PLANTED:1\u0085X-PLANTED:2',
    'A\u0000\u0008\u000B\u000CX-PLANTED:1',
    "=cmd|' /C calc'!A0",
  ])('%j', (hostile) => {
    const text = file({ title: hostile, place: hostile, description: hostile });
    const properties = (of: string) => lines(of.replaceAll('\r\n ', '')).map((line) => line.split(/[:;]/, 1)[0]);
    expect(properties(text)).toEqual(properties(file()));
    const plain = hostile.replace(/\r\n?|\u2028/g, '\n').replace(/[^\P{Cc}\n]/gu, '');
    const read = readBack(text);
    expect([read.summary, read.location, read.description]).toEqual([plain, plain, plain]);
  });
});
