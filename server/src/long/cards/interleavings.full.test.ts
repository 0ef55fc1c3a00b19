import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OpenDatabase } from '../../platform/database/database.ts';
import { openEmbedded } from '../../platform/database/embedded.ts';
import { callsWorld } from '../../platform/testing/cards/card-calls-world.ts';
import { interleaveCards } from '../../platform/testing/cards/card-interleavings.ts';
import { rulesWorld } from '../../platform/testing/cards/card-rules-world.ts';
import { testDatabase } from '../../platform/testing/databases/test-database.ts';
import { testNow } from '../../platform/testing/test-now.ts';
import { testServer } from '../../platform/testing/test-server.ts';
import { figure } from '../measuring.testing.ts';
import { demoSealing, loadDemo } from '../people.testing.ts';

const byRules = Number(process.env['FORUM_TEST_CARD_INTERLEAVINGS'] ?? 20_000);
const byCalls = Math.ceil(byRules / 40);
const acts = 40;
/** Each act by calls costs a dozen of them. */
const actsByCalls = 30;
/** Another row of sequences in each run; a failure names its seed. */
const first = Math.floor(Math.random() * 1_000_000);
/** Two busy cores need two seconds for each sequence by calls. */
const patience = 60 * 60_000;

test('20,000 interleavings of six people end by the rules where the model does', { timeout: patience }, async () => {
  const wrong: string[] = [];
  for (let seed = first; seed < first + byRules; seed++) wrong.push(...(await played(rulesWorld(), { seed, acts })));
  figure(`interleavings by the rules, from seed ${first}, each of ${acts} acts`, byRules);
  figure('those in which somebody saw or was told something else than by the model', wrong.length);
  expect(wrong.slice(0, 3)).toEqual([]);
});

const databases: { name: string; open: () => Promise<OpenDatabase> }[] = [
  { name: 'the embedded database', open: embedded },
  { name: 'PostgreSQL', open: testDatabase },
];

describe.each(databases)('by calls, on $name', ({ name, open }) => {
  let database: OpenDatabase;
  let server: Awaited<ReturnType<typeof testServer>>;
  beforeAll(async () => {
    database = await open();
    server = await testServer({ database });
  });
  afterAll(async () => {
    await server?.stop();
    await database?.close();
  });

  test('500 of them are told and shown the same', { timeout: patience }, async () => {
    const wrong: string[] = [];
    for (let nth = 0; nth < byCalls; nth++)
      wrong.push(
        ...(await played(await callsWorld(server, nth), { seed: first + nth, acts: actsByCalls, allLookEvery: 10 })),
      );
    figure(`${name}: interleavings by calls, from seed ${first}, each of ${actsByCalls} acts`, byCalls);
    figure('those in which somebody saw or was told something else than by the model', wrong.length);
    expect(wrong.slice(0, 3)).toEqual([]);
    expect(await statesOf(server)).toEqual([]);
  });
});

async function played(...playing: Parameters<typeof interleaveCards>): Promise<string[]> {
  const wrong = await interleaveCards(...playing);
  return wrong === undefined ? [] : [wrong];
}

/** What is stored outside of what a card can become. */
async function statesOf({ db }: Awaited<ReturnType<typeof testServer>>) {
  const { rows } = (await db.execute(sql`
    select id, state from card where state not in ('pending', 'accepted', 'declined', 'deleted', 'withdrawn', 'ended')
      or (state in ('accepted', 'ended')) <> (receiver_shares is not null)
      or (state = 'pending') <> (answered_at is null)
      or (state = 'ended' and ended_at is null) or (state in ('pending', 'accepted', 'declined') and ended_at is not null)
    union all
    select delegate_id, mode from contact_person c join person p on p.id = c.delegate_id
      where p.assistant_waits and p.mode = 'assistant'
    union all
    select p.id, p.mode from person p where p.mode = 'assistant' and not exists
      (select 1 from contact_person c where c.delegate_id = p.id and c.state = 'confirmed')`)) as { rows: object[] };
  return rows;
}

async function embedded(): Promise<OpenDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'forum-interleavings-'));
  const open = await openEmbedded(folder);
  await loadDemo(open.db, demoSealing, testNow);
  return {
    ...open,
    async close() {
      await open.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
