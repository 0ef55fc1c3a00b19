import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { demoBadgeCode } from '../../../demo/badge-codes.ts';
import { announceChange } from '../content/announce-with-number.store.ts';
import { changesAfter } from '../content/changes.store.ts';
import { entryClaim, entryTicket, partnerKey } from '../database/tables/host-app.ts';
import { hashOf } from '../security/secrets.ts';
import { agreed, gu, requestId, steps } from '../testing/signing-in.ts';
import { testNow } from '../testing/test-now.ts';
import { testServer } from '../testing/test-server.ts';
import { issueTicket } from '../../features/host-app/host-app-issue-ticket.actions.ts';
import { jobs } from '../../app.ts';
import { purge } from './retention.ts';

let server: Awaited<ReturnType<typeof testServer>>;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const hour = 60 * 60 * 1000;
const said = vi.fn<(...said: unknown[]) => void>();
const retention = jobs.flatMap((one) => one.retention ?? []);
async function purgeAt(now: Date) {
  await purge(retention, { db: server.db, log: { error: said } }, now);
  expect(said.mock.calls).toEqual([]);
}
const Writers = z.object({ rows: z.array(z.object({ writer: z.string(), kept: z.int() })) });

test('answers to what strangers wrote are deleted after two days, to what a delegate wrote after seven', async () => {
  const { token } = await steps(server).signIn({ address: gu.mobile });
  await server.call.json('/api/session/agreeToTexts', { agreed, requestId: requestId() }, { token });
  const keptAfter = async (hours: number) => {
    await purgeAt(new Date(testNow.getTime() + hours * hour));
    const kept = await server.db.execute(
      sql`select split_part(actor, ' ', 1) as writer, count(*)::int as kept from write_answer group by 1 order by 1`,
    );
    return Writers.parse(kept).rows.map(({ writer, kept: count }) => [writer, count]);
  };
  const [codeAndSignIn, agreement] = [
    ['flow', 2],
    ['person', 1],
  ];
  expect(await keptAfter(48)).toEqual([codeAndSignIn, agreement]);
  expect(await keptAfter(49)).toEqual([agreement]);
  expect(await keptAfter(7 * 24)).toEqual([agreement]);
  expect(await keptAfter(7 * 24 + 1)).toEqual([]);
});

test('a picture for which nobody asked a code is deleted after an hour, and so is a badge that was read', async () => {
  const go = steps(server);
  await server.db.execute(sql`delete from sign_in_flow`);
  await server.db.execute(sql`delete from code_request`);
  await go.image();
  await go.badgeFlow(demoBadgeCode(gu.key));
  await go.askedFor({ address: gu.mobile });
  const keptAfter = async (minutes: number) => {
    await purgeAt(new Date(testNow.getTime() + minutes * 60_000));
    const kept = await server.db.execute(
      sql`select coalesce(method, 'none') as writer, 1 as kept from sign_in_flow order by 1`,
    );
    return Writers.parse(kept).rows.map(({ writer }) => writer);
  };
  expect(await keptAfter(60)).toEqual(['badge', 'mobile', 'none']);
  expect(await keptAfter(61)).toEqual(['mobile']);
});

test('failures to log in are forgotten after thirty days, restrictions after ninety', async () => {
  await server.db.execute(sql`delete from sign_in_failure`);
  await server.db.execute(sql`
    insert into sign_in_failure (method, subject, device, day, count, in_a_row, restricted_at) values
    ('code', 'an address', '', '2027-03-22', 3, 3, null),
    ('badge', 'a person', '', '2027-03-22', 6, 6, ${testNow.toISOString()})`);
  const keptAfter = async (days: number) => {
    await purgeAt(new Date(testNow.getTime() + days * 24 * hour));
    const kept = await server.db.execute(
      sql`select method as writer, count(*)::int as kept from sign_in_failure group by 1 order by 1`,
    );
    return Writers.parse(kept).rows.map(({ writer }) => writer);
  };
  expect(await keptAfter(30)).toEqual(['badge', 'code']);
  expect(await keptAfter(31)).toEqual(['badge']);
  expect(await keptAfter(90)).toEqual(['badge']);
  expect(await keptAfter(91)).toEqual([]);
});

test('the notice of a login by badge is deleted after seven days', async () => {
  const go = steps(server);
  await go.enterBirthDate(await go.badgeFlow(demoBadgeCode(gu.key)), gu.birthDate);
  const keptAfter = async (days: number) => {
    await purgeAt(new Date(testNow.getTime() + days * 24 * hour));
    return ((await server.db.execute(sql`select 1 from sign_in_notice`)) as { rows: unknown[] }).rows.length;
  };
  expect([await keptAfter(7), await keptAfter(7.01)]).toEqual([1, 0]);
});

test('a change of content is deleted after two days, but for the newest, which marks where the log begins', async () => {
  const versions = async () => (await changesAfter(server.db, 0)).map(({ version }) => version);
  for (const version of [2, 3])
    await server.db.transaction((db) => announceChange(db, { topic: 'places', itemId: null, version }));
  await purgeAt(testNow);
  expect(await versions()).toEqual([2, 3]);
  await server.db.execute(sql`update content_change set at = now() - interval '49 hours'`);
  await purgeAt(testNow);
  expect(await versions()).toEqual([3]);
});

test('a ticket of a partner’s app that nobody traded is deleted once it is over', async () => {
  const tickets = async () =>
    (await server.db.select().from(entryTicket)).map(({ ticketHash }) => ticketHash).toSorted();
  const partner = { id: 'a partner', name: 'Partner', keySealed: '', issuedAt: testNow };
  await server.db.insert(partnerKey).values(partner);
  const early = hashOf(await issueTicket(server.db, partner.id, gu.id, testNow));
  const late = hashOf(await issueTicket(server.db, partner.id, gu.id, new Date(testNow.getTime() + 1)));
  await purgeAt(new Date(testNow.getTime() + 60_000));
  expect(await tickets()).toEqual([early, late].toSorted());
  await purgeAt(new Date(testNow.getTime() + 60_001));
  expect(await tickets()).toEqual([late]);
  await purgeAt(new Date(testNow.getTime() + 60_002));
  expect(await tickets()).toEqual([]);
});

test('a claim that nobody traded is deleted once it is over', async () => {
  const claims = () => server.db.$count(entryClaim);
  await server.db.insert(partnerKey).values({ id: 'claimed', name: 'Partner', keySealed: '', issuedAt: testNow });
  const claim = { claimHash: 'a claim', partnerId: 'claimed', personId: gu.id, device: 'phone', expiresAt: testNow };
  await server.db.insert(entryClaim).values(claim);
  await purgeAt(testNow);
  expect(await claims()).toBe(1);
  await purgeAt(new Date(testNow.getTime() + 1));
  expect(await claims()).toBe(0);
});

test('a purge that fails is logged without its parameters, and keeps none of the others from being done', async () => {
  await server.db.execute(sql`insert into failed_verification (at) values (${testNow.toISOString()})`);
  await server.db.execute(sql`alter table sign_in_flow rename to sign_in_flow_away`);
  await purge(retention, { db: server.db, log: { error: said } }, new Date(testNow.getTime() + 49 * hour));
  await server.db.execute(sql`alter table sign_in_flow_away rename to sign_in_flow`);
  const sentence = 'rows that have served their purpose could not be deleted';
  expect(said.mock.calls).toEqual([
    [{ what: 'attempts without a code', reason: 'error 42P01' }, sentence],
    [{ what: 'attempts to sign in', reason: 'error 42P01' }, sentence],
  ]);
  expect(await server.db.execute(sql`select 1 from failed_verification`)).toMatchObject({ rows: [] });
});
