import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, expect, test } from 'vitest';
import { meetings } from '../../../demo/agenda.ts';
import type { Database } from '../../platform/database/database.ts';
import { openEmbedded } from '../../platform/database/embedded.ts';
import { session } from '../../platform/database/tables/session.ts';
import { idFromKey, newId } from '../../platform/ids.ts';
import { hashOf, newToken } from '../../platform/security/secrets.ts';
import { longDatabase, type LongDatabase } from '../databases.testing.ts';
import { becomesTrue, figure, inTurns, tally } from '../measuring.testing.ts';
import { demoSealing, loadDemo, register, someone } from '../people.testing.ts';
import { startServer, type RunningServer } from '../processes.testing.ts';
import { clientOf, newRequestId } from '../wire.testing.ts';
import { watchLocks } from './lock-waits.testing.ts';

const many = Number(process.env['FORUM_TEST_BOOKMARKS'] ?? 5_000);
const people = Array.from({ length: many }, (_, index) => ({ ...someone(index), token: newToken() }));
/** All of them want the same meeting, because that is where their writes could meet. */
const itemId = idFromKey('meeting', meetings.find(({ type, change }) => type === 'plenary' && !change)!.key);
const atOnce = 64;
const chunk = 500;

/** Everybody is logged in already: the minute is about bookmarks. */
async function logInAll(db: Database) {
  await register(db, people);
  const [now, endsAt] = [new Date(), new Date(Date.now() + 24 * 3_600_000)];
  const rows = people.map(({ id, token }) => ({
    ...{ id: newId(), personId: id, tokenHash: hashOf(token), device: 'a phone', endsAt },
    ...{ kind: 'browser' as const, method: 'code' as const, scope: 'full' as const, createdAt: now, lastUsedAt: now },
  }));
  for (let from = 0; from < rows.length; from += chunk) await db.insert(session).values(rows.slice(from, from + chunk));
}

const started: RunningServer[] = [];
let database: LongDatabase | undefined;
afterEach(async () => {
  for (const server of started.splice(0)) await server.stop();
  await database?.drop();
  database = undefined;
});
async function instance(environment: Record<string, string>) {
  const server = await startServer({ FORUM_LOG_LEVEL: 'error', ...environment });
  started.push(server);
  return clientOf(server.address);
}
async function onPostgres() {
  const made = await longDatabase();
  database = made;
  await made.prepare(logInAll);
  const clients = [await instance({ DATABASE_URL: made.url }), await instance({ DATABASE_URL: made.url })];
  return { database: made, clients };
}

type Client = ReturnType<typeof clientOf>;
const bookmark = (client: Client, { token }: { token: string }) =>
  client.post('/api/favourites/setBookmark', body(), { token });
const body = () => ({ kind: 'meeting', itemId, bookmarked: true, requestId: newRequestId() });

async function everybodyBookmarks(what: string, clients: readonly Client[]) {
  const began = performance.now();
  const answers = await inTurns(people, atOnce, (person, nth) => bookmark(clients[nth % clients.length]!, person));
  const seconds = (performance.now() - began) / 1000;
  figure(`${what}: answers to ${many} people who bookmark one meeting`, tally(answers.map(({ code }) => code)));
  figure(`${what}: seconds, and bookmarks a second`, `${seconds.toFixed(1)}, ${(many / seconds).toFixed(0)}`);
  return { refused: answers.filter(({ code }) => code !== 0) };
}

test('thousands bookmark at the same time, and nobody waits for a lock of somebody else', async () => {
  const {
    database: { url, count },
    clients,
  } = await onPostgres();
  const locks = await watchLocks(url);
  const { refused } = await everybodyBookmarks('two instances on PostgreSQL', clients);
  const { looks, seen } = await locks.stop();
  figure(`waits for locks of others, in ${looks} looks`, seen.length);
  for (const wait of seen.slice(0, 5)) console.info(wait);
  expect(refused).toEqual([]);
  expect(looks).toBeGreaterThan(many / 10);
  expect(seen).toEqual([]);
  expect(await count('select count(*) from bookmark where item_id = $1 and person_id = any($2)', [itemId, ids()])).toBe(
    many,
  );
});

test('a write that does wait is seen', async () => {
  const {
    database: { url },
    clients,
  } = await onPostgres();
  const [person] = people;
  const other = new pg.Client({ connectionString: url });
  await other.connect();
  await other.query('begin');
  await other.query(`insert into bookmark values ($1, 'meeting', $2, now())`, [person!.id, itemId]);
  const locks = await watchLocks(url);
  const answer = bookmark(clients[0]!, person!);
  expect(await becomesTrue(() => locks.seen.length > 0, 60_000)).toBe(true);
  await other.query('rollback');
  expect((await answer).code).toBe(0);
  const { seen } = await locks.stop();
  await other.end();
  expect(seen[0]).toMatchObject({ on: 'transactionid', heldBy: expect.stringContaining('insert into bookmark') });
  expect(seen[0]?.waits).toContain('insert into "bookmark"');
});

test('on the embedded database they get their bookmarks too', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'forum-long-'));
  const embedded = await openEmbedded(folder);
  await loadDemo(embedded.db, demoSealing, new Date());
  await logInAll(embedded.db);
  await embedded.close();
  try {
    const clients = [await instance({ FORUM_DATA_DIR: folder })];
    expect((await everybodyBookmarks('the embedded database', clients)).refused).toEqual([]);
  } finally {
    for (const server of started.splice(0)) await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
});

const ids = () => people.map(({ id }) => id);
