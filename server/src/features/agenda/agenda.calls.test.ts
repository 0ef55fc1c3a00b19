import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Agenda, Meeting } from 'contract/calls/agenda';
import { meetings as demoMeetings } from '../../../demo/agenda.ts';
import { people, signInAs } from '../../../demo/people.ts';
import { idFromKey } from '../../platform/ids.ts';
import { storedFile } from '../../platform/media/files.testing.ts';
import { nameInLists } from '../../platform/people/name-in-lists.rules.ts';
import { demoPerson, steps } from '../../platform/testing/signing-in.ts';
import { testServer } from '../../platform/testing/test-server.ts';
import { statementsOf } from '../../platform/testing/statements.ts';
import { showMeetings } from './agenda.actions.ts';

let server: Awaited<ReturnType<typeof testServer>>;
/** A member of the press sees everything that is open to all. */
let token = '';
const tokens = new Map<string, string>();
async function signedIn(key: string) {
  const known =
    tokens.get(key) ?? (await steps(server).signIn({ channel: 'email', address: demoPerson(key).email })).token;
  tokens.set(key, known);
  return known;
}
beforeAll(async () => {
  server = await testServer();
  token = await signedIn(signInAs.green);
});
afterAll(() => server.stop());

const agenda = async (language: 'zh' | 'en', as = token) =>
  (await server.call.json('/api/agenda/getAgenda', {}, { language, token: as })).obj as Agenda;
const askFor = (body: Record<string, string>, language: 'zh' | 'en' = 'en', as = token) =>
  server.call.json('/api/conference/getConference', body, { language, token: as });
const meetingsOf = async (body: Record<string, string>) =>
  ((await askFor(body)).obj as { meetings: Meeting[] } | null)?.meetings;

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

  test('shows what was cancelled, and from where a meeting was moved', async () => {
    const rows = (await agenda('en')).days.flatMap(({ meetings }) => meetings);
    const changed = demoMeetings.filter(({ change, type }) => change && type !== 'closed');
    expect(rows.flatMap(({ id, change }) => (change ? [[id, change.kind]] : [])).toSorted()).toEqual(
      changed.map(({ key, change }) => [idFromKey('meeting', key), change!.kind]).toSorted(),
    );
  });
});

test('a viewer sees their own part, and not the part of others', async () => {
  const key = signInAs.red;
  const rows = (await agenda('en', await signedIn(key))).days.flatMap(({ meetings }) => meetings);
  const own = demoMeetings.flatMap(({ key: meeting, chair, speakers }) => {
    if (chair === key) return [[idFromKey('meeting', meeting), 'chair']];
    return speakers.some(({ person }) => person === key) ? [[idFromKey('meeting', meeting), 'speaker']] : [];
  });
  expect(rows.flatMap(({ id, role }) => (role ? [[id, role]] : [])).toSorted()).toEqual(own.toSorted());
  expect(new Set(own.map(([, role]) => role))).toEqual(new Set(['chair', 'speaker']));
  const asPress = (await agenda('en')).days.flatMap(({ meetings }) => meetings);
  expect(new Set(asPress.map(({ role }) => role))).toEqual(new Set([null]));
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
    expect(meeting?.chair?.name).toBe('SHEN Yanzhi');
    expect(meeting?.speakers.map(({ name }) => name)).toEqual([
      'Amadou KOURESSY',
      'GU Minglan',
      'Helena THORNQUIST',
      'Priyanka DESHWAL',
    ]);
    expect(meeting?.channels.map(({ number }) => number)).toEqual(demo.channels.map(({ number }) => number));
  });

  test('with the zone in which its times are to be shown', async () => {
    expect((await askFor({ id: idFromKey('meeting', open[0]!.key) })).obj).toMatchObject({ timeZone: 'Asia/Shanghai' });
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
    const answer = await askFor(body);
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

test('rows have what the search looks in: the other title, and the chair and speakers in both languages', async () => {
  const demo = open.find(({ chair, speakers }) => chair && speakers.length > 1)!;
  const rows = (await agenda('en')).days.flatMap(({ meetings }) => meetings);
  const row = rows.find(({ id }) => id === idFromKey('meeting', demo.key));
  expect(row?.otherTitle).toBe(demo.title.zh);
  const named = (key: string) => ({ name: nameInLists(demoPerson(key)).en, otherName: demoPerson(key).name.zh });
  expect(row?.people.toSorted((a, b) => (a.name < b.name ? -1 : 1))).toEqual(
    [demo.chair!, ...demo.speakers.map(({ person }) => person)]
      .map(named)
      .toSorted((a, b) => (a.name < b.name ? -1 : 1)),
  );
});

describe('a closed-door seminar', () => {
  const closed = demoMeetings.find(({ type, chair, invited }) => type === 'closed' && chair && invited.length > 0)!;
  const id = idFromKey('meeting', closed.key);
  const inside = new Set([closed.chair, ...closed.invited, ...closed.speakers.map(({ person }) => person)]);
  const outsider = people.find(({ key, badge, verified }) => badge === 'red' && verified && !inside.has(key))!.key;
  const rowFor = async (as: string) =>
    (await agenda('en', as)).days.flatMap(({ meetings }) => meetings).find((row) => row.id === id);

  test.each([closed.chair!, closed.invited[0]!])(
    'shows everything to its chair and to the invited: %s',
    async (key) => {
      const as = await signedIn(key);
      expect((await rowFor(as))?.title).toBe(closed.title.en);
      expect((await askFor({ id }, 'en', as)).obj).toMatchObject({
        meetings: [{ title: closed.title.en, summary: closed.summary.en }],
      });
    },
  );

  test('shows other red badges only that it exists, and its time', async () => {
    const as = await signedIn(outsider);
    const nothing = { title: null, otherTitle: null, people: [], hall: null, change: null };
    expect(await rowFor(as)).toMatchObject({ details: 'time only', version: 0, ...nothing });
    const answer = await askFor({ id }, 'zh', as);
    expect(answer.obj).toMatchObject({
      meetings: [{ title: null, summary: null, chair: null, speakers: [], entry: null, press: null }],
    });
    for (const hidden of [closed.title.zh, closed.summary.zh, demoPerson(closed.chair!).name.zh])
      expect(JSON.stringify(answer)).not.toContain(hidden);
  });

  test.each([
    signInAs.blue,
    signInAs.assistant,
    people.find(({ key, badge }) => badge === 'green' && key !== signInAs.green)!.key,
  ])('shows nothing of itself to %s, as if it did not exist', async (key) => {
    const as = await signedIn(key);
    expect(await rowFor(as)).toBe(undefined);
    const [hidden, absent] = [await askFor({ id }, 'en', as), await askFor({ id: '0'.repeat(20) }, 'en', as)];
    expect([hidden.code, hidden.msg, hidden.obj]).toEqual([absent.code, absent.msg, absent.obj]);
    expect(hidden.code).toBe(-2);
  });
});

test('a person with a part whose badge changes sees at once what the new badge sees, and again the old one’s', async () => {
  const closed = demoMeetings.filter(({ type }) => type === 'closed');
  const inside = new Set(
    closed.flatMap(({ chair, invited, speakers }) => [chair, ...invited, ...speakers.map(({ person }) => person)]),
  );
  const speaker = open.flatMap(({ speakers }) => speakers).find(({ person }) => !inside.has(person))!.person;
  const as = await signedIn(speaker);
  const closedShown = async () => {
    const shown = (await agenda('en', as)).days.flatMap(({ meetings }) => meetings);
    return shown.filter(({ type }) => type === 'closed').length;
  };
  expect(await closedShown()).toBe(closed.length);
  const change = (badge: string) =>
    server.db.execute(sql`update person set badge = ${badge} where id = ${demoPerson(speaker).id}`);
  await change('grey');
  await expect.poll(closedShown, { timeout: 20_000 }).toBe(0);
  await change('red');
  await expect.poll(closedShown, { timeout: 20_000 }).toBe(closed.length);
});

describe('the photos of chair and speakers', () => {
  const demo = open.find(({ chair, speakers }) => chair && speakers.length > 1)!;
  const closed = demoMeetings.find(({ type, chair }) => type === 'closed' && chair)!;
  const [keptOut, second] = demo.speakers.map(({ person }) => demoPerson(person).id);

  beforeAll(async () => {
    await server.db.execute(sql`delete from photo`);
    const fileId = await storedFile(server, new Uint8Array(4));
    await server.db.execute(sql`insert into photo (person_id, number, file_id) select id, 5, ${fileId} from person`);
    await server.db.execute(sql`update person set listed = false where id = ${keptOut}`);
    server.services.contentCache.clear();
  });

  test('are those of the directory; a person whom it does not list has none', async () => {
    const [meeting] = (await meetingsOf({ id: idFromKey('meeting', demo.key) }))!;
    expect(meeting?.chair?.photo).toBe(5);
    expect(meeting?.speakers.slice(0, 2).map(({ id, photo: shown }) => [id, shown])).toEqual([
      [keptOut, null],
      [second, 5],
    ]);
  });

  test('of a closed-door seminar are shown only to its people', async () => {
    const inside = [closed.chair, ...closed.invited, ...closed.speakers.map(({ person }) => person)];
    const outsider = people.find(({ key, badge, verified }) => badge === 'red' && verified && !inside.includes(key))!;
    const seenBy = async (key: string) =>
      JSON.stringify((await askFor({ id: idFromKey('meeting', closed.key) }, 'en', await signedIn(key))).obj);
    expect(await seenBy(closed.chair!)).toContain('"photo":5');
    expect(await seenBy(outsider.key)).not.toContain('"photo":');
  });

  test('take the same number of queries for many people as for one', async () => {
    const questions = () => {
      server.services.contentCache.clear();
      const context = { body: {}, language: 'en', now: new Date(), services: server.services, viewer: { id: '' } };
      return statementsOf(server.database, (db) =>
        showMeetings({ ...context, db } as unknown as Parameters<typeof showMeetings>[0]),
      );
    };
    const forAll = await questions();
    await server.db.execute(sql`delete from photo where person_id <> ${second}`);
    expect([await questions(), forAll]).toEqual([6, 6]);
  });
});
