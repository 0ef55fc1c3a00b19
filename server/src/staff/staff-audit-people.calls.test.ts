import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql, type SQL } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { arrangementsFor } from '../../demo/arrangements/arrangements.ts';
import { demoBadgeCode } from '../../demo/badge-codes.ts';
import { correction } from '../platform/database/tables/delegates.ts';
import { idFromKey, newId } from '../platform/ids.ts';
import { gu, helena, steps } from '../platform/testing/signing-in.ts';
import { testNow } from '../platform/testing/test-now.ts';
import { staffDesk } from '../platform/testing/staff-desk.ts';
import {
  contentCommands,
  inWholeLog,
  linesOf,
  newsAndFileCommands,
  rowsAt,
  type AuditCase,
} from '../platform/audit/staff-lines.testing.ts';
import { albumCommands } from './commands/album-commands.ts';
import { forumFileCommands } from './commands/forum-file-commands.ts';
import { staffCommands } from './staff-command.ts';

let desk: Awaited<ReturnType<typeof staffDesk>>;
let go: ReturnType<typeof steps>;
beforeAll(async () => {
  desk = await staffDesk();
  go = steps(desk.server);
});
afterAll(() => desk.leave());

const look = (query: SQL) => rowsAt(desk, query);
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
const officer = { kind: 'officer', name: { zh: '联络官', en: 'An officer' }, phone: '+86 10 1555 0126' };
const partner = { name: 'Host App', issuedAt: testNow.toISOString() };
let partnerId = '';
const reason = '因航班变更 | Owing to a change of flights';
let decoyId = '';
const decoy = {
  ...{ origin: 'chinese', name: { zh: '裴映川', en: 'Pei Yingchuan' }, familyName: { zh: '裴', en: 'Pei' } },
  ...{ title: { zh: '顾问', en: 'Adviser' }, organisation: { zh: '映川研究院', en: 'Yingchuan Institute' } },
};

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

const nothing = () => null;
const aboutGu = () => ({ kind: 'person', item: gu.id });
const aboutHelena = () => ({ kind: 'person', item: helena.id });

const cases: AuditCase[] = [
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
    command: 'add-decoy',
    args: () => ['chinese', '裴映川 | Pei Yingchuan', '裴 | Pei', '顾问 | Adviser', '映川研究院 | Yingchuan Institute'],
    about: () => ({ kind: 'decoy', item: decoyId }),
    what: 'add decoy',
    before: nothing,
    async after() {
      const [row] = await look(sql`select id from person where name->>'en' = 'Pei Yingchuan'`);
      decoyId = (row as { id: string }).id;
      return decoy;
    },
  },
  {
    command: 'remove-decoy',
    args: () => [decoyId],
    about: () => ({ kind: 'decoy', item: decoyId }),
    what: 'remove decoy',
    before: () => decoy,
    after: nothing,
  },
];

describe('the audit says who, when, what, whose, before and after:', () => {
  test.each(cases.map((one) => [one.command, one] as const))('%s', async (_, one) => {
    const { written, expected } = await linesOf(desk, one);
    expect(written).toEqual(expected);
  });

  test('every command about people that changes something is tested', () => {
    const looking = ['corrections', 'erasures', 'list-decoys', 'partner-links', 'read-diagnostics'];
    const looked = [...cases.map(({ command }) => command), ...looking, 'verify-audit', 'waiting-photo'];
    const others = [...contentCommands, ...newsAndFileCommands, ...forumFileCommands, ...albumCommands];
    const aboutPeople = staffCommands.filter((command) => !others.includes(command));
    expect(looked.toSorted()).toEqual(aboutPeople.map(({ name }) => name).toSorted());
  });

  test('but no address, name, code or key of any person', async () => {
    expect(await inWholeLog(desk, gu.id)).toEqual([gu.id]);
  });
});
