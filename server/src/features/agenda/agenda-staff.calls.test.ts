import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Meeting } from 'contract/calls/agenda';
import { meetings as demoMeetings } from '../../../demo/agenda.ts';
import { people, signInAs } from '../../../demo/people.ts';
import { meeting } from '../../platform/database/tables/content/agenda.ts';
import { auditLine } from '../../platform/database/tables/audit.ts';
import { contentChange } from '../../platform/database/tables/content/versions.ts';
import { idFromKey } from '../../platform/ids.ts';
import { demoPerson, steps } from '../../platform/testing/signing-in.ts';
import { staffDesk } from '../../platform/testing/staff-desk.ts';

let desk: Awaited<ReturnType<typeof staffDesk>>;
let server: typeof desk.server;
let token = '';
const signIn = async (key: string) =>
  (await steps(server).signIn({ channel: 'email', address: demoPerson(key).email })).token;
beforeAll(async () => {
  desk = await staffDesk();
  server = desk.server;
  token = await signIn(signInAs.green);
});
beforeEach(async () => {
  await server.db.delete(contentChange);
});
afterAll(() => desk.leave());

const staff = (name: string, ...args: string[]) => desk.staff(name, ...args);
const seen = async (id: string, as = token) =>
  ((await server.call.json('/api/conference/getConference', { id }, { token: as })).obj as { meetings: Meeting[] })
    .meetings[0];
const hints = async () =>
  (await server.db.select().from(contentChange).orderBy(contentChange.number)).map(
    ({ topic, itemId, version, audience }) => ({ topic, itemId, version, audience }),
  );
const lastAudit = async () => {
  const [line] = await server.db.select().from(auditLine).orderBy(desc(auditLine.number)).limit(1);
  return {
    kind: line?.kind,
    item: line?.item,
    what: line?.what,
    before: JSON.parse(line?.before ?? ''),
    after: JSON.parse(line?.after ?? ''),
  };
};

const reason = '因航班变更 | Owing to a change of flights';
const openId = idFromKey('meeting', 'trade-rules');
const mudan = idFromKey('hall', 'mudan');
const closed = demoMeetings.find(({ key }) => key === 'grid-interconnection')!;
const closedId = idFromKey('meeting', closed.key);
const insiders = [closed.chair!, ...closed.invited, ...closed.speakers.map(({ person }) => person)];
const outsider = people.find(({ key, badge, verified }) => badge === 'red' && verified && !insiders.includes(key))!.key;

describe('a meeting that the secretariat moves', () => {
  test('shows its new time and hall, what was published, and why; open screens get a hint', async () => {
    const before = await seen(openId);
    const answer = await staff('move-meeting', openId, '2027-03-22 14:00', '15:30', mudan, reason);
    expect(answer).toEqual({
      ok: true,
      text: '“Trade Rules for Smaller Economies” has moved from 2027-03-22 11:15–12:15 in Songhe Hall to 2027-03-22 14:00–15:30 in Mudan Hall (version 2).',
    });
    expect(await seen(openId)).toEqual({
      ...before,
      version: 2,
      startsAt: '2027-03-22T14:00:00+08:00',
      endsAt: '2027-03-22T15:30:00+08:00',
      hall: expect.objectContaining({ id: mudan, name: 'Mudan Hall' }),
      change: {
        kind: 'moved',
        reason: 'Owing to a change of flights',
        fromHall: 'Songhe Hall',
        fromStartsAt: '2027-03-22T11:15:00+08:00',
        fromEndsAt: '2027-03-22T12:15:00+08:00',
      },
    });
    expect(await hints()).toEqual([{ topic: 'agenda', itemId: openId, version: 2, audience: null }]);
    expect(await lastAudit()).toMatchObject({
      ...{ kind: 'meeting', item: openId, what: 'move meeting' },
      before: { version: 1, startsAt: '2027-03-22T03:15:00.000Z', change: null },
      after: {
        version: 2,
        startsAt: '2027-03-22T06:00:00.000Z',
        hallId: mudan,
        change: { kind: 'moved' },
      },
    });
  });

  test('returns to what was published', async () => {
    expect((await staff('restore-meeting', openId)).text).toBe(
      '“Trade Rules for Smaller Economies” takes place as published: 2027-03-22 11:15–12:15 in Songhe Hall (version 3).',
    );
    expect(await seen(openId)).toMatchObject({
      version: 3,
      startsAt: '2027-03-22T11:15:00+08:00',
      hall: { name: 'Songhe Hall' },
      change: null,
    });
    expect(await hints()).toEqual([{ topic: 'agenda', itemId: openId, version: 3, audience: null }]);
  });
});

test('a meeting that is cancelled says why, and takes place after all when it is restored', async () => {
  expect((await staff('cancel-meeting', openId, reason)).ok).toBe(true);
  expect((await seen(openId))?.change).toEqual({ kind: 'cancelled', reason: 'Owing to a change of flights' });
  expect((await staff('cancel-meeting', openId, reason)).text).toBe('The meeting has already been cancelled.');
  expect((await staff('restore-meeting', openId)).text).toContain('takes place as published');
  expect((await seen(openId))?.change).toBe(null);
});

describe('a closed-door seminar', () => {
  const insiderIds = new Set(insiders.map((key) => idFromKey('person', key)));
  const expectInsidersTold = async (version: number) => {
    const [first] = await hints();
    expect({ ...first, audience: new Set(first?.audience?.people) }).toEqual({
      topic: 'agenda',
      itemId: closedId,
      version,
      audience: insiderIds,
    });
    expect(first?.audience?.badges).toBe(undefined);
  };

  test('that is cancelled sends a hint to its people only; nothing changes for others', async () => {
    const other = await signIn(outsider);
    const before = await seen(closedId, other);
    expect((await staff('cancel-meeting', closedId, reason)).ok).toBe(true);
    await expectInsidersTold(2);
    expect(await hints()).toHaveLength(1);
    expect(await seen(closedId, other)).toEqual(before);
    expect(before).toMatchObject({ details: 'time only', version: 0 });
    await staff('restore-meeting', closedId);
  });

  test('that moves only to another hall sends a hint to its people', async () => {
    const { startsAt } = (await server.db.select().from(meeting).where(eq(meeting.id, closedId)))[0]!;
    expect((await staff('move-meeting', closedId, '2027-03-22 11:15', '12:30', mudan, reason)).ok).toBe(true);
    await expectInsidersTold(4);
    expect(await hints()).toHaveLength(1);
    expect((await server.db.select().from(meeting).where(eq(meeting.id, closedId)))[0]?.startsAt).toEqual(startsAt);
  });

  test('that moves in time sends a hint to other red badges too, without its version', async () => {
    expect((await staff('move-meeting', closedId, '2027-03-22 12:00', '13:15', reason)).ok).toBe(true);
    await expectInsidersTold(5);
    expect((await hints()).slice(1)).toEqual([
      { topic: 'agenda', itemId: closedId, version: 0, audience: { badges: ['red'] } },
    ]);
  });
});

describe('nothing is changed and no hint is sent', () => {
  test.each([
    ['move-meeting', ['0'.repeat(20), '2027-03-22 14:00', '15:30', reason], 'This content does not exist.'],
    ['move-meeting', [openId, '2027-03-22 14:00', '15:30', '0'.repeat(20), reason], 'There is no such hall.'],
    [
      'move-meeting',
      [openId, '2027-03-25 14:00', '15:30', reason],
      'This is not one of the days of the Forum.\ndate: 2027-03-21 – 2027-03-23',
    ],
    [
      'move-meeting',
      [openId, 'tomorrow'],
      'Please give: <id> <YYYY-MM-DD HH:MM> <HH:MM> [hall id] <reason>. The reason is given in both languages: <Chinese | English>.',
    ],
    [
      'cancel-meeting',
      [openId, 'Only in English'],
      'Please give: <id> <reason>. The reason is given in both languages: <Chinese | English>.',
    ],
    ['move-meeting', [openId, '2027-02-30 14:00', '15:30', reason], 'Validation error.\ndate: Incorrect format'],
    ['move-meeting', [openId, '2027-03-22 24:00', '15:30', reason], 'Validation error.\nfrom: Incorrect format'],
    ['cancel-meeting', ['0'.repeat(20), reason], 'This content does not exist.'],
    ['cancel-meeting', ['no id', reason], 'Validation error.\nid: Incorrect format'],
    ['restore-meeting', [], 'Please give: <id>.'],
    ['restore-meeting', [openId], 'The meeting is neither cancelled nor moved.'],
  ])('by %s %o', async (name, args, text) => {
    const [before, audited] = [await seen(openId), await server.db.$count(auditLine)];
    expect(await staff(name, ...args)).toEqual({ ok: false, text });
    expect([await seen(openId), await server.db.$count(auditLine), await hints()]).toEqual([before, audited, []]);
  });
});
