import { and, eq } from 'drizzle-orm';
import ical from 'node-ical';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Meeting } from 'contract/calls/agenda';
import { meetings as demoMeetings } from '../../../demo/agenda.ts';
import { materials } from '../../../demo/materials/materials.ts';
import { people, signInAs } from '../../../demo/people.ts';
import { meeting, meetingInvitation, meetingMaterial } from '../../platform/database/tables/content/agenda.ts';
import { idFromKey, newId } from '../../platform/ids.ts';
import { storedFile } from '../../platform/media/files.testing.ts';
import { demoPerson, requestId, steps } from '../../platform/testing/signing-in.ts';
import { testServer } from '../../platform/testing/test-server.ts';

let server: Awaited<ReturnType<typeof testServer>>;
let token = '';
const tokens = new Map<string, string>();
async function signIn(key: string): Promise<string> {
  const known =
    tokens.get(key) ?? (await steps(server).signIn({ channel: 'email', address: demoPerson(key).email })).token;
  tokens.set(key, known);
  return known;
}
beforeAll(async () => {
  server = await testServer({ environment: { FORUM_PUBLIC_URL: 'https://forum.example' } });
  token = await signIn(signInAs.green);
});
afterAll(() => server.stop());

type Options = { as?: string; language?: 'zh' | 'en' };
const prepare = (what: 'Material' | 'Calendar', body: { id: string } | { meetingId: string }, options: Options = {}) =>
  server.call.json(
    `/api/agenda/prepare${what}`,
    { ...body, requestId: requestId() },
    { token: options.as ?? token, language: options.language ?? 'en' },
  );
const fetched = async (prepared: { obj: unknown }) =>
  fetch(server.address + (prepared.obj as { address: string }).address, {
    // The host that a client claims must not enter the file.
    headers: { 'x-forwarded-host': 'evil.example' },
  });
const meetingSeen = async (id: string, as = token) =>
  (
    (await server.call.json('/api/conference/getConference', { id }, { token: as })).obj as {
      meetings: Meeting[];
    } | null
  )?.meetings[0];

const closed = demoMeetings.find(({ key }) => key === 'grid-interconnection')!;
const closedId = idFromKey('meeting', closed.key);
const closedPaper = idFromKey('material', 'grid-issues');
const inside = new Set([closed.chair, ...closed.invited, ...closed.speakers.map(({ person }) => person)]);
const outsider = people.find(({ key, badge, verified }) => badge === 'red' && verified && !inside.has(key))!.key;
const ai = idFromKey('meeting', 'ai-inclusive-development');

describe('the papers of a meeting', () => {
  test('are listed in their order, with extension and size', async () => {
    const own = materials.filter(({ meeting: of }) => of === 'ai-inclusive-development');
    const listed = (await meetingSeen(ai))?.materials;
    expect(listed?.map(({ id, name, extension }) => [id, name, extension])).toEqual(
      own.map(({ key, name }) => [idFromKey('material', key), name.en, 'docx']),
    );
    expect(listed?.every(({ size }) => size > 5_000)).toBe(true);
  });

  test('arrive whole, however large', async () => {
    const bytes = Buffer.alloc(600_007, 'forum');
    const id = newId();
    const fileId = await storedFile(server, bytes, { kind: 'document', extension: 'pdf', type: 'application/pdf' });
    const name = { zh: '大文件', en: 'A large one' };
    await server.db.insert(meetingMaterial).values({ id, meetingId: ai, name, fileId, position: 99 });
    const answer = await fetched(await prepare('Material', { id }));
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('content-length')).toBe('600007');
    expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true);
    await server.db.delete(meetingMaterial).where(eq(meetingMaterial.id, id));
  });

  test('of a closed-door seminar are only for its people', async () => {
    const chair = await signIn(closed.chair!);
    expect((await meetingSeen(closedId, chair))?.materials.map(({ id }) => id)).toEqual([closedPaper]);
    expect((await fetched(await prepare('Material', { id: closedPaper }, { as: chair }))).status).toBe(200);
    const other = await signIn(outsider);
    expect((await meetingSeen(closedId, other))?.materials).toEqual([]);
    for (const as of [other, token]) {
      const refused = await prepare('Material', { id: closedPaper }, { as });
      const absent = await prepare('Material', { id: '0'.repeat(20) }, { as });
      expect([refused.code, refused.msg, refused.obj]).toEqual([absent.code, absent.msg, absent.obj]);
      expect(refused.code).toBe(-2);
    }
  });

  test('are refused to a person who lost the invitation after asking for the address', async () => {
    const guest = closed.invited.find((key) => key !== closed.chair)!;
    const as = await signIn(guest);
    const prepared = await prepare('Material', { id: closedPaper }, { as });
    const invitation = and(
      eq(meetingInvitation.meetingId, closedId),
      eq(meetingInvitation.personId, idFromKey('person', guest)),
    );
    const taken = await server.db.delete(meetingInvitation).where(invitation).returning();
    expect((await fetched(prepared)).status).toBe(404);
    await server.db.insert(meetingInvitation).values(taken);
  });
});

describe('a meeting for the phone’s calendar', () => {
  const readBack = async (meetingId: string, language: 'zh' | 'en') => {
    const answer = await fetched(await prepare('Calendar', { meetingId }, { language }));
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    const text = await answer.text();
    expect(text).not.toContain('evil.example');
    const event = Object.values(ical.parseICS(text)).find((part) => part?.type === 'VEVENT')!;
    return { ...event, reminders: text.match(/(?<=TRIGGER:).*/g) ?? [] };
  };

  test('says when, where and what, in the language of the caller, and links to the latest', async () => {
    const [zh, en] = [await readBack(ai, 'zh'), await readBack(ai, 'en')];
    expect([zh.summary, en.summary]).toEqual([
      '人工智能与包容发展',
      'Artificial Intelligence for Inclusive Development',
    ]);
    expect([zh.location, en.location]).toEqual([
      '北京市玉澄路8号 玉澄国宾馆东翼二层青云厅',
      'Qingyun Hall, Level 2, East Wing, Yucheng State Guesthouse, 8 Yucheng Road, Beijing',
    ]);
    expect(zh.start.toISOString()).toBe('2027-03-22T03:15:00.000Z');
    expect(zh.uid).toBe(`${ai}@forum-companion`);
    expect(en.uid).toBe(zh.uid);
    const url = `https://forum.example/cdfH5/pages/meeting/detail?id=${ai}`;
    expect([zh.description, en.description]).toEqual([
      expect.stringMatching(/\n\n会议最新信息：\S+$/),
      expect.stringMatching(/\n\nThe latest details: \S+$/),
    ]);
    expect([zh.description, en.description]).toEqual([expect.stringContaining(url), expect.stringContaining(url)]);
  });

  test('reminds a quarter of an hour before, unless it is cancelled', async () => {
    const cancelled = demoMeetings.find(({ change }) => change?.kind === 'cancelled')!;
    expect((await readBack(ai, 'en')).reminders).toEqual(['-PT15M']);
    expect((await readBack(idFromKey('meeting', cancelled.key), 'en')).reminders).toEqual([]);
  });

  test('counts its changes, and says that it is cancelled', async () => {
    const cancelled = demoMeetings.find(({ change }) => change?.kind === 'cancelled')!;
    const id = idFromKey('meeting', cancelled.key);
    const event = await readBack(id, 'en');
    expect([event.status, event.summary, event.sequence]).toEqual(['CANCELLED', `Cancelled: ${cancelled.title.en}`, 1]);
    await server.db.update(meeting).set({ version: 7 }).where(eq(meeting.id, id));
    expect((await readBack(id, 'en')).sequence).toBe(7);
  });

  test('is refused for a closed-door seminar of which the viewer may know only the time', async () => {
    const chair = await signIn(closed.chair!);
    expect((await prepare('Calendar', { meetingId: closedId }, { as: chair })).code).toBe(0);
    const other = await signIn(outsider);
    expect(await meetingSeen(closedId, other)).toMatchObject({ details: 'time only' });
    expect((await prepare('Calendar', { meetingId: closedId }, { as: other })).code).toBe(-2);
  });
});
