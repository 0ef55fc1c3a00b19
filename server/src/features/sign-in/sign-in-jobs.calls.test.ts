import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { announceChange, changesAfter } from '../../platform/content/changes.store.ts';
import { entryTicket, partnerKey } from '../../platform/database/tables/host-app.ts';
import { hashOf } from '../../platform/security/secrets.ts';
import { agreed, gu, requestId, steps } from '../../platform/testing/signing-in.ts';
import { testNow } from '../../platform/testing/test-now.ts';
import { testServer } from '../../platform/testing/test-server.ts';
import { issueTicket } from '../host-app/host-app.actions.ts';
import { tidy } from './sign-in.jobs.ts';

let server: Awaited<ReturnType<typeof testServer>>;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const hour = 60 * 60 * 1000;
const said = vi.fn<(...said: unknown[]) => void>();
async function tidyAt(now: Date) {
  await tidy(server.db, now, { error: said });
  expect(said.mock.calls).toEqual([]);
}
const Writers = z.object({ rows: z.array(z.object({ writer: z.string(), kept: z.int() })) });

test('what strangers wrote is forgotten after two days, what a delegate wrote after seven', async () => {
  const { token } = await steps(server).signIn({ address: gu.mobile });
  await server.call.json('/api/session/agreeToTexts', { agreed, requestId: requestId() }, { token });
  const keptAfter = async (hours: number) => {
    await tidyAt(new Date(testNow.getTime() + hours * hour));
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

test('a change of content that was told again since is forgotten after two days', async () => {
  const versions = async () => (await changesAfter(server.db, 0)).map(({ version }) => version);
  for (const version of [2, 3])
    await server.db.transaction((db) => announceChange(db, { topic: 'places', itemId: null, version }));
  await tidyAt(testNow);
  expect(await versions()).toEqual([2, 3]);
  await server.db.execute(sql`update content_change set at = now() - interval '49 hours'`);
  await tidyAt(testNow);
  expect(await versions()).toEqual([3]);
});

test('a ticket of a partner’s app that nobody traded is forgotten once it is over', async () => {
  const tickets = async () =>
    (await server.db.select().from(entryTicket)).map(({ ticketHash }) => ticketHash).toSorted();
  const partner = { id: 'a partner', name: 'Partner', keySealed: '', issuedAt: testNow };
  await server.db.insert(partnerKey).values(partner);
  const early = hashOf(await issueTicket(server.db, partner.id, gu.id, testNow));
  const late = hashOf(await issueTicket(server.db, partner.id, gu.id, new Date(testNow.getTime() + 1)));
  await tidyAt(new Date(testNow.getTime() + 60_000));
  expect(await tickets()).toEqual([early, late].toSorted());
  await tidyAt(new Date(testNow.getTime() + 60_001));
  expect(await tickets()).toEqual([late]);
  await tidyAt(new Date(testNow.getTime() + 60_002));
  expect(await tickets()).toEqual([]);
});

test('what cannot be forgotten is said without a word of what it is, and the rest is forgotten all the same', async () => {
  await server.db.execute(sql`insert into failed_verification (at) values (${testNow.toISOString()})`);
  await server.db.execute(sql`alter table sign_in_flow rename to sign_in_flow_away`);
  await tidy(server.db, new Date(testNow.getTime() + 49 * hour), { error: said });
  await server.db.execute(sql`alter table sign_in_flow_away rename to sign_in_flow`);
  expect(said.mock.calls).toEqual([
    [{ what: 'attempts to sign in', reason: 'error 42P01' }, 'what has served its purpose could not be forgotten'],
  ]);
  expect(await server.db.execute(sql`select 1 from failed_verification`)).toMatchObject({ rows: [] });
});
