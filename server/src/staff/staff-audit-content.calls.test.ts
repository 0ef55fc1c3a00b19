import { sql, type SQL } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { idFromKey } from '../platform/ids.ts';
import { staffDesk } from '../platform/testing/staff-desk.ts';
import { contentCommands, inWholeLog, linesOf, rowsAt, type AuditCase } from '../platform/audit/staff-lines.testing.ts';

let desk: Awaited<ReturnType<typeof staffDesk>>;
beforeAll(async () => {
  desk = await staffDesk();
});
afterAll(() => desk.leave());

const look = (query: SQL) => rowsAt(desk, query);
const meeting = async () => {
  const [row] = await look(sql`
    select id, version, starts_at, ends_at, hall_id, change from meeting where change is null order by id limit 1`);
  return row as { id: string };
};

const reason = '因航班变更 | Owing to a change of flights';
let meetingId = '';
let messageId = '';

const aboutMessage = () => ({ kind: 'announcement', item: messageId });
const aboutMeeting = () => ({ kind: 'meeting', item: meetingId });

const cases: AuditCase[] = [
  {
    command: 'rotate-store-secret',
    args: () => [],
    about: () => ({ kind: 'forum', item: idFromKey('forum', 'demo') }),
    what: 'rotate store secret',
    before: () => ({ left: 0 }),
    after: () => ({ left: 0 }),
  },
  {
    command: 'move-meeting',
    first: async () => void (meetingId = (await meeting()).id),
    args: () => [meetingId, '2027-03-23 06:00', '07:00', reason],
    about: aboutMeeting,
    what: 'move meeting',
    before: () => plan('startsAt', 'endsAt', 'change'),
    after: () => plan('startsAt', 'endsAt', 'change'),
  },
  {
    command: 'cancel-meeting',
    args: () => [meetingId, reason],
    about: aboutMeeting,
    what: 'cancel meeting',
    before: () => plan('change'),
    after: () => plan('change'),
  },
  {
    command: 'restore-meeting',
    args: () => [meetingId],
    about: aboutMeeting,
    what: 'restore meeting',
    before: () => plan('change'),
    after: () => plan('change'),
  },
  {
    command: 'undo-meeting',
    args: () => [meetingId],
    about: aboutMeeting,
    what: 'undo meeting',
    before: () => plan('change'),
    after: () => plan('change'),
  },
  {
    command: 'publish-names',
    first: () => desk.server.db.execute(sql`update meeting set names_public = false where id = ${meetingId}`),
    args: () => [meetingId, 'on'],
    about: aboutMeeting,
    what: 'publish names',
    before: () => plan('namesPublic'),
    after: () => plan('namesPublic'),
  },
  {
    command: 'switch-public-feeds',
    args: () => ['off'],
    about: () => ({ kind: 'forum', item: idFromKey('forum', 'demo') }),
    what: 'public feeds',
    before: () => ({ publicFeeds: 'on' }),
    after: () => ({ publicFeeds: 'off' }),
  },
  {
    command: 'announce-version',
    args: () => ['1.1.0', '110', 'required'],
    about: () => ({ kind: 'forum', item: idFromKey('forum', 'demo') }),
    what: 'announce version',
    before: () => ({ appVersion: '1.0.0', appVersionCode: 100, required: false }),
    after: () => ({ appVersion: '1.1.0', appVersionCode: 110, required: true }),
  },
  {
    command: 'send-message',
    args: () => ['red', '班车 | Shuttle buses', '东门乘车 | From the East Gate', '--at', '2027-03-22 17:30'],
    about: aboutMessage,
    what: 'send message',
    before: () => null,
    async after() {
      const [row] = await look(sql`select id from announcement where title->>'en' = 'Shuttle buses'`);
      messageId = (row as { id: string }).id;
      return {
        ...{ id: messageId, state: 'waiting', critical: false, target: null, receivers: 0 },
        ...{ audience: { kind: 'badge', badge: 'red' }, sendAt: '2027-03-22T17:30:00+08:00' },
        channels: { inbox: 0, push: 0, webhook: 0, sms: 0, email: 0 },
        title: { zh: '班车', en: 'Shuttle buses' },
        text: { zh: '东门乘车', en: 'From the East Gate' },
      };
    },
  },
  {
    command: 'recall-message',
    args: () => [messageId],
    about: aboutMessage,
    what: 'recall message',
    before: () => ({ state: 'waiting' }),
    after: () => ({ state: 'recalled' }),
  },
];

const Moment = (text: unknown) => new Date(String(text)).toISOString();
/** The version of the meeting, and the columns that the command changes. */
async function plan(...columns: ('startsAt' | 'endsAt' | 'change' | 'namesPublic')[]) {
  const [row] = await look(sql`
    select version, starts_at as "startsAt", ends_at as "endsAt", change, names_public as "namesPublic"
    from meeting where id = ${meetingId}`);
  const { version, change, startsAt, endsAt, namesPublic } = row as Record<string, unknown>;
  const all = { change, startsAt: Moment(startsAt), endsAt: Moment(endsAt), namesPublic };
  return { version, ...Object.fromEntries(columns.map((column) => [column, all[column]])) };
}

describe('the audit says who, when, what, of which content, before and after:', () => {
  test.each(cases.map((one) => [one.command, one] as const))('%s', async (_, one) => {
    const { written, expected } = await linesOf(desk, one);
    expect(written).toEqual(expected);
  });

  test('every command about content that changes something is tested', () => {
    const looked = [...cases.map(({ command }) => command), 'sent-messages'];
    expect(looked.toSorted()).toEqual(contentCommands.map(({ name }) => name).toSorted());
  });

  test('but no address, name, code or key of any person', async () => {
    expect(await inWholeLog(desk, meetingId)).toEqual([meetingId]);
  });
});
