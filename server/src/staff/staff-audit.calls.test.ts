import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { desc, sql, type SQL } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { arrangementsFor } from '../../demo/arrangements/arrangements.ts';
import { demoBadgeCode } from '../../demo/badge-codes.ts';
import { auditLine } from '../platform/database/tables/audit.ts';
import { correction } from '../platform/database/tables/delegates.ts';
import { idFromKey, newId } from '../platform/ids.ts';
import { gu, helena, steps } from '../platform/testing/signing-in.ts';
import { testNow } from '../platform/testing/test-now.ts';
import { staffDesk } from '../platform/testing/staff-desk.ts';
import { staffCommands } from './staff-command.ts';

let desk: Awaited<ReturnType<typeof staffDesk>>;
let go: ReturnType<typeof steps>;
beforeAll(async () => {
  desk = await staffDesk();
  go = steps(desk.server);
});
afterAll(() => desk.leave());

/** The test uses SQL of its own, so that the code that writes the lines is not its own judge. */
const look = async (query: SQL) => ((await desk.server.db.execute(query)) as { rows: object[] }).rows;
const badgesOf = async (personId: string) => {
  const rows = await look(sql`select id from badge where person_id = ${personId} and voided_at is null`);
  return { badges: rows.map((row) => (row as { id: string }).id) };
};
const sessionsOf = async (personId: string) => ({
  sessions: await look(sql`
    select id, kind, method, scope, ${testNow.toISOString()}::text as "createdAt" from session
    where person_id = ${personId} and ended_at is null order by kind`),
});
const badgeSignInOf = async (personId: string) => {
  const [row] = await look(sql`select badge_sign_in as "on" from person where id = ${personId}`);
  return { badgeSignIn: (row as { on: boolean }).on ? 'on' : 'off' };
};
const badgeSessions = async () => {
  const [row] = await look(sql`select badge_sessions_limited as limited from forum`);
  return { badgeSessions: (row as { limited: boolean }).limited ? 'limited' : 'full' };
};
const failures = (of: string, count: number) => ({
  ...{ of, day: '2027-03-22', count, inARow: count },
  restrictedAt: testNow.toISOString(),
});
const helenaByEmail = () => ({
  channel: 'email',
  fingerprint: desk.server.sealing.fingerprint(helena.email, 'email'),
});
const meeting = async () => {
  const [row] = await look(sql`
    select id, version, starts_at, ends_at, hall_id, change from meeting where change is null order by id limit 1`);
  return row as { id: string };
};

const officer = { kind: 'officer', name: { zh: '联络官', en: 'An officer' }, phone: '+86 10 1555 0126' };
const partner = { name: 'Host App', issuedAt: testNow.toISOString() };
let partnerId = '';
const reason = '因航班变更 | Owing to a change of flights';
let meetingId = '';
let messageId = '';

let correctionId = '';
async function askFor(field: 'title', to: string) {
  correctionId = newId();
  const { sealing, db } = desk.server;
  const sealed = {
    fromSealed: sealing.seal('', `${correctionId} from`),
    toSealed: sealing.seal(to, `${correctionId} to`),
  };
  const asked = { personId: helena.id, field, language: 'en', state: 'asked', askedAt: testNow } as const;
  await db.insert(correction).values({ id: correctionId, ...asked, ...sealed });
}

type Case = {
  command: string;
  args: () => string[];
  /** Prepares something that the command can change. */
  first?: () => Promise<unknown>;
  about: () => { kind: string; item: string };
  what: string;
  before: () => unknown;
  after: () => unknown;
};
const nothing = () => null;
const aboutGu = () => ({ kind: 'person', item: gu.id });
const aboutHelena = () => ({ kind: 'person', item: helena.id });
const aboutMessage = () => ({ kind: 'announcement', item: messageId });
const aboutMeeting = () => ({ kind: 'meeting', item: meetingId });

const cases: Case[] = [
  {
    command: 'reset-badge',
    args: () => [gu.mobile],
    async first() {
      const { obj } = await go.readBadge(demoBadgeCode(gu.key));
      for (let guess = 1; guess <= 6; guess++)
        await go.enterBirthDate((obj as { flowId: string }).flowId, `1950-01-0${guess}`);
    },
    about: aboutGu,
    what: 'reset badge lock',
    before: () => ({ failures: [failures('all others', 6)] }),
    after: () => ({ failures: [] }),
  },
  {
    command: 'reset-code',
    args: () => [helena.email],
    first: () =>
      desk.server.db.execute(sql`
        insert into sign_in_failure (method, subject, device, day, count, in_a_row, restricted_at) values
        ('code', ${helenaByEmail().fingerprint}, '', '2027-03-22', 11, 11, ${testNow.toISOString()}),
        ('code', ${helenaByEmail().fingerprint}, 'of Helena', '2027-03-22', 12, 12, ${testNow.toISOString()})`),
    about: aboutHelena,
    what: 'reset code restriction',
    before: () => ({
      ...helenaByEmail(),
      failures: [failures('all others', 11), failures('a known device', 12)],
    }),
    after: () => ({ ...helenaByEmail(), failures: [] }),
  },
  {
    command: 'reissue-badge',
    args: () => [helena.id],
    about: aboutHelena,
    what: 'reissue badge',
    before: () => badgesOf(helena.id),
    after: () => badgesOf(helena.id),
  },
  {
    command: 'void-badge',
    args: () => [helena.email],
    about: aboutHelena,
    what: 'void badge',
    before: () => badgesOf(helena.id),
    after: () => ({ badges: [] }),
  },
  ...(['off', 'on'] as const).map((state) => ({
    command: `badge-sign-in-${state}`,
    args: () => [gu.id],
    about: aboutGu,
    what: 'badge sign-in',
    before: () => badgeSignInOf(gu.id),
    after: () => ({ badgeSignIn: state }),
  })),
  ...(['limited', 'full'] as const).map((state) => ({
    command: `badge-sessions-${state}`,
    args: () => [],
    about: () => ({ kind: 'forum', item: idFromKey('forum', 'demo') }),
    what: 'badge sessions',
    before: badgeSessions,
    after: () => ({ badgeSessions: state }),
  })),
  {
    command: 'desk-code',
    args: () => [gu.id],
    about: aboutGu,
    what: 'issue desk code',
    before: nothing,
    after: () => ({ validUntil: new Date(testNow.getTime() + 15 * 60_000).toISOString() }),
  },
  {
    command: 'end-sessions',
    args: () => [gu.email],
    first: () => go.signIn({ address: gu.mobile }),
    about: aboutGu,
    what: 'end sessions',
    before: () => sessionsOf(gu.id),
    after: () => ({ sessions: [] }),
  },
  {
    command: 'issue-partner-key',
    args: () => ['Host', 'App'],
    about: () => ({ kind: 'partner key', item: partnerId }),
    what: 'issue partner key',
    before: nothing,
    async after() {
      const [row] = await look(sql`select id from partner_key where name = 'Host App'`);
      partnerId = (row as { id: string }).id;
      return { ...partner, revokedAt: null };
    },
  },
  ...[true, false].map((linked) => ({
    command: linked ? 'link-partner' : 'unlink-partner',
    args: () => [partnerId, gu.mobile],
    about: aboutGu,
    what: linked ? 'link to partner' : 'unlink from partner',
    before: () => ({ partnerId, linked: !linked }),
    after: () => ({ partnerId, linked }),
  })),
  {
    command: 'revoke-partner-key',
    args: () => [partnerId],
    about: () => ({ kind: 'partner key', item: partnerId }),
    what: 'revoke partner key',
    before: () => ({ ...partner, revokedAt: null }),
    after: () => ({ ...partner, revokedAt: testNow.toISOString() }),
  },
  {
    command: 'set-arrangements',
    args: () => [gu.mobile, join(desk.dataDir, 'one.json')],
    first: () => writeFile(join(desk.dataDir, 'one.json'), JSON.stringify([officer])),
    about: aboutGu,
    what: 'set arrangements',
    before: () => ({ arrangements: arrangementsFor(gu, '2027-03-21') }),
    after: () => ({ arrangements: [officer] }),
  },
  {
    command: 'import-arrangements',
    args: () => [join(desk.dataDir, 'many.json')],
    first: () => writeFile(join(desk.dataDir, 'many.json'), JSON.stringify([{ person: gu.id, arrangements: [] }])),
    about: aboutGu,
    what: 'set arrangements',
    before: () => ({ arrangements: [officer] }),
    after: () => ({ arrangements: [] }),
  },
  ...(['applied', 'declined'] as const).map((decision) => ({
    command: decision === 'applied' ? 'apply-correction' : 'decline-correction',
    first: () => askFor('title', 'President'),
    args: () => [correctionId, ...(decision === 'declined' ? ['否 | No'] : [])],
    about: aboutHelena,
    what: `correction ${decision}`,
    before: () => ({ correction: correctionId, field: 'title', language: 'en', state: 'asked' }),
    after: () => ({
      ...{ correction: correctionId, field: 'title', language: 'en', state: decision },
      ...(decision === 'declined' && { reason: { en: 'No', zh: '否' } }),
    }),
  })),
  {
    command: 'hold-erasure',
    args: () => [helena.email, reason],
    first: () =>
      desk.server.db.execute(sql`
        insert into erasure_request (person_id, number, asked_at, due_at, language)
        values (${helena.id}, 'E-7K3F-Q2MD', ${testNow.toISOString()}, '2027-03-24T00:00:00Z', 'en')`),
    about: aboutHelena,
    what: 'hold erasure',
    before: () => ({ held: null }),
    after: () => ({ held: { zh: '因航班变更', en: 'Owing to a change of flights' } }),
  },
  {
    command: 'release-erasure',
    args: () => [helena.id],
    about: aboutHelena,
    what: 'release erasure',
    before: () => ({ held: { zh: '因航班变更', en: 'Owing to a change of flights' } }),
    after: () => ({ held: null }),
  },
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
    before: nothing,
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

async function newestLine() {
  const [line] = await desk.server.db.select().from(auditLine).orderBy(desc(auditLine.number)).limit(1);
  if (!line) throw new Error('nothing was written');
  const about = await desk.server.services.audit.linesAbout(desk.server.db, line);
  return about.at(-1)!;
}

describe('the audit says who, when, what, whose, before and after:', () => {
  test.each(cases.map((one) => [one.command, one] as const))('%s', async (command, { args, first, ...expected }) => {
    await first?.();
    const lines = await desk.server.db.$count(auditLine);
    const before = await expected.before();
    expect(await desk.staff(command, ...args())).toMatchObject({ ok: true });
    expect(await desk.server.db.$count(auditLine)).toBe(lines + 1);
    const line = await newestLine();
    const after = await expected.after();
    expect(line).toEqual({
      ...line,
      actor: 'staff on the server',
      at: testNow,
      ...expected.about(),
      what: expected.what,
      before,
      after,
    });
  });

  test('every command that changes something is tested', () => {
    const looking = [
      ...['corrections', 'erasures', 'partner-links', 'read-diagnostics'],
      ...['sent-messages', 'verify-audit', 'waiting-photo'],
    ];
    const looked = [...cases.map(({ command }) => command), ...looking];
    expect(looked.toSorted()).toEqual(staffCommands.map(({ name }) => name).toSorted());
  });

  test('but no address, name, code or key of any person', async () => {
    const lines = await desk.server.db.select().from(auditLine);
    const read = await Promise.all(lines.map((line) => desk.server.services.audit.linesAbout(desk.server.db, line)));
    const all = JSON.stringify([lines, read]);
    const secrets = [gu, helena].flatMap(({ mobile, email, name, birthDate }) => [
      mobile.slice(-8),
      email,
      name.en,
      name.zh,
      birthDate,
    ]);
    expect(all).toContain(gu.id);
    for (const secret of [...secrets, 'of Helena', 'key_sealed', 'token']) expect(all).not.toContain(secret);
  });
});
