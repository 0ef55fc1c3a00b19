import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { announceChange } from '../content/announce.store.ts';
import { changesAfter } from '../content/changes.store.ts';
import { entryTicket, partnerKey } from '../database/tables/host-app.ts';
import { hashOf } from '../security/secrets.ts';
import { agreed, gu, requestId, steps } from '../testing/signing-in.ts';
import { testNow } from '../testing/test-now.ts';
import { testServer } from '../testing/test-server.ts';
import { issueTicket } from '../../features/host-app/host-app.actions.ts';
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
  const [picture, codeAndSignIn, agreement] = [
    ['device', 1],
    ['flow', 2],
    ['person', 1],
  ];
  expect(await keptAfter(48)).toEqual([picture, codeAndSignIn, agreement]);
  expect(await keptAfter(49)).toEqual([agreement]);
  expect(await keptAfter(7 * 24)).toEqual([agreement]);
  expect(await keptAfter(7 * 24 + 1)).toEqual([]);
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

test('a purge that fails is logged without its parameters, and keeps none of the others from being done', async () => {
  await server.db.execute(sql`insert into failed_verification (at) values (${testNow.toISOString()})`);
  await server.db.execute(sql`alter table sign_in_flow rename to sign_in_flow_away`);
  await purge(retention, { db: server.db, log: { error: said } }, new Date(testNow.getTime() + 49 * hour));
  await server.db.execute(sql`alter table sign_in_flow_away rename to sign_in_flow`);
  expect(said.mock.calls).toEqual([
    [
      { what: 'attempts to sign in', reason: 'error 42P01' },
      'rows that have served their purpose could not be deleted',
    ],
  ]);
  expect(await server.db.execute(sql`select 1 from failed_verification`)).toMatchObject({ rows: [] });
});
