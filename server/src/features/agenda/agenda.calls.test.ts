import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Agenda, Meeting } from 'contract/calls/agenda';
import { meetings as demoMeetings } from '../../../demo/agenda.ts';
import { idFromKey } from '../../platform/ids.ts';
import { testServer } from '../../platform/testing/test-server.ts';

let server: Awaited<ReturnType<typeof testServer>>;
beforeAll(async () => void (server = await testServer()));
afterAll(() => server.stop());

const agenda = async (language: 'zh' | 'en') =>
  (await server.call.json('/api/agenda/getAgenda', {}, { language })).obj as Agenda;
const meetingsOf = async (body: Record<string, string>, language: 'zh' | 'en' = 'en') =>
  ((await server.call.json('/api/conference/getConference', body, { language })).obj as { meetings: Meeting[] } | null)
    ?.meetings;

const open = demoMeetings.filter(({ type }) => type !== 'closed');

describe('the agenda', () => {
  test('has the three days around today with every open meeting on the day it begins', async () => {
    const { days } = await agenda('en');
    expect(days.map(({ date }) => date)).toEqual(['2027-03-21', '2027-03-22', '2027-03-23']);
    expect(days.map(({ meetings }) => meetings.length)).toEqual(
      [1, 2, 3].map((day) => open.filter((meeting) => meeting.day === day).length),
    );
  });

  test('answers in the language of the caller', async () => {
    const [zh, en] = [await agenda('zh'), await agenda('en')];
    const opening = open.find(({ day, from }) => day === 2 && from === '09:00')!;
    const titled = ({ days }: Agenda) =>
      days[1]?.meetings.find(({ id }) => id === idFromKey('meeting', opening.key))?.title;
    expect([titled(zh), titled(en)]).toEqual([opening.title.zh, opening.title.en]);
  });

  test('is in the order of time and writes times with the forum’s offset', async () => {
    for (const { meetings } of (await agenda('en')).days) {
      const starts = meetings.map(({ startsAt }) => startsAt);
      expect(starts).toEqual(starts.toSorted());
      expect(starts.every((start) => start.endsWith('+08:00'))).toBe(true);
    }
  });

  test('shows nothing of a closed-door seminar to somebody who is not signed in', async () => {
    const closed = demoMeetings.filter(({ type }) => type === 'closed');
    expect(closed.length).toBeGreaterThan(0);
    const { days } = await agenda('en');
    const shown = new Set(days.flatMap(({ meetings }) => meetings.map(({ id }) => id)));
    expect(closed.filter(({ key }) => shown.has(idFromKey('meeting', key)))).toEqual([]);
    const one = { id: idFromKey('meeting', closed[0]!.key) };
    const hidden = await server.call.json('/api/conference/getConference', one);
    const absent = await server.call.json('/api/conference/getConference', { id: '0'.repeat(20) });
    expect([hidden.code, hidden.msg, hidden.obj]).toEqual([absent.code, absent.msg, absent.obj]);
    expect(hidden.code).toBe(-2);
  });

  test('tells what was cancelled and what was moved from where', async () => {
    const rows = (await agenda('en')).days.flatMap(({ meetings }) => meetings);
    const changed = demoMeetings.filter(({ change, type }) => change && type !== 'closed');
    expect(rows.flatMap(({ id, change }) => (change ? [[id, change.kind]] : [])).toSorted()).toEqual(
      changed.map(({ key, change }) => [idFromKey('meeting', key), change!.kind]).toSorted(),
    );
  });
});

describe('one meeting, or those of a filter', () => {
  test('by its id, with chair, speakers in order, channels and entry', async () => {
    const demo = open.find(({ title }) => title.en === 'Artificial Intelligence for Inclusive Development')!;
    const [meeting] = (await meetingsOf({ id: idFromKey('meeting', demo.key) }))!;
    expect(meeting).toMatchObject({
      title: demo.title.en,
      summary: demo.summary.en,
      press: demo.press,
      entry: demo.entry?.en ?? null,
    });
    expect(meeting?.chair?.name).toBe('Shen Yanzhi');
    expect(meeting?.speakers.map(({ name }) => name)).toEqual([
      'Helena Thornquist',
      'Gu Minglan',
      'Amadou Kesselbane',
      'Priyanka Deshwal',
    ]);
    expect(meeting?.channels.map(({ number }) => number)).toEqual(demo.channels.map(({ number }) => number));
  });

  test('by type, status and date together', async () => {
    const found = await meetingsOf({ type: 'plenary', status: 'ongoing', date: '2027-03-22' });
    expect(found?.map(({ title }) => title)).toEqual(['Green Growth and the Next Energy System']);
  });

  test('by status, which follows the server’s clock', async () => {
    server.clock.set(new Date('2027-03-22T09:30:00+08:00'));
    expect((await meetingsOf({ type: 'plenary', status: 'ongoing' }))?.map(({ title }) => title)).toEqual([
      'Opening: Confidence in an Age of Transition',
    ]);
    server.clock.set(new Date('2027-03-22T10:12:00+08:00'));
  });

  test.each([
    [{ type: 'luncheon' }, 'type'],
    [{ status: 'soon' }, 'status'],
    [{ date: '2027-02-30' }, 'date'],
    [{ id: 'x' }, 'id'],
    [{ hall: 'Hehe' }, 'hall'],
  ])('%o is refused with its field named', async (body, field) => {
    const answer = await server.call.json('/api/conference/getConference', body);
    expect([answer.status, answer.code, Object.keys((answer.obj as { fields: object }).fields)]).toEqual([
      200,
      -1,
      [field],
    ]);
  });

  test('contact data is in no answer', async () => {
    const all = JSON.stringify([await agenda('en'), await agenda('zh'), await meetingsOf({})]);
    expect(all).not.toMatch(/@|\+\d{6}|"birth|"mobile|"email/);
  });
});
