import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInAs } from '../../../demo/people.ts';
import { idFromKey } from '../../platform/ids.ts';
import { hashOf, newToken } from '../../platform/security/secrets.ts';
import { longDatabase, type LongDatabase } from '../databases.testing.ts';
import { figure, inTurns, tally } from '../measuring.testing.ts';
import { startServer, type RunningServer } from '../processes.testing.ts';
import { clientOf, type Answered, type Client } from '../wire.testing.ts';

const asked = Number(process.env['FORUM_TEST_CALENDAR'] ?? 10_000);
const atOnce = 32;
/** Thirty at once, and one more for each minute that passes. */
const burst = 30;
/** More than garbage that waits for its collection, and far less than an answer for each request. */
const mostGrowth = 150 * 1024;

let database: LongDatabase;
let server: RunningServer;
let [eager, others] = [] as unknown as [Client, Client];
const [mine, theirs] = [newToken(), newToken()];
beforeAll(async () => {
  database = await longDatabase();
  const owners = [signInAs.red, signInAs.blue].map((key) => idFromKey('person', key));
  await database.rows(
    `insert into calendar_address (person_id, token_hash, language, opened_at, ends_at)
     select given.id, given.hash, 'en', now(), now() + interval '9 days'
     from unnest($1::text[], $2::text[]) as given(id, hash)`,
    [owners, [mine, theirs].map(hashOf)],
  );
  server = await startServer({ DATABASE_URL: database.url, FORUM_LOG_LEVEL: 'error' });
  [eager, others] = [clientOf(server.address, { sockets: atOnce }), clientOf(server.address, { sockets: 1 })];
});
afterAll(async () => {
  eager?.close();
  others?.close();
  await server?.stop();
  await database?.drop();
});

const pathOf = (token: string) => `/calendar/${token}.ics`;
async function kilobytes(): Promise<number> {
  const status = await readFile(`/proc/${server.pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]);
}

/** Sends all of them, while somebody else's calendar asks as often as it may and the agenda as often as it can. */
async function flood(paths: readonly string[]) {
  const [before, began] = [await kilobytes(), performance.now()];
  const state = { done: false };
  const seen: Answered[] = [];
  const meanwhile = (async () => {
    for (let turn = 0; !state.done; turn++)
      seen.push(await others.get(turn < burst / 3 ? pathOf(theirs) : '/feeds/agenda.en.ics'));
  })();
  const answers = await inTurns(paths, atOnce, (path) => eager.get(path));
  state.done = true;
  await meanwhile;
  const minutes = (performance.now() - began) / 60_000;
  return { answers, seen, minutes, growth: (await kilobytes()) - before };
}

test('a calendar that asks ten thousand times is told to wait, and others are served', async () => {
  await flood(Array.from({ length: 1_000 }, () => pathOf(newToken())));
  const { answers, seen, minutes, growth } = await flood(Array.from({ length: asked }, () => pathOf(mine)));
  const count = (status: number) => answers.filter((one) => one.status === status).length;
  const slowest = Math.max(...seen.map(({ ms }) => ms));
  figure(`answers to ${asked} requests of one address`, tally(answers.map(({ status }) => status)));
  figure(`answers to ${seen.length} requests of others meanwhile`, tally(seen.map(({ status }) => status)));
  figure('the slowest of them, in ms', slowest.toFixed(0));
  figure('growth of the process, in kB', growth);
  expect(count(200) + count(429)).toBe(asked);
  expect(count(200)).toBeGreaterThanOrEqual(burst);
  expect(count(200)).toBeLessThanOrEqual(burst + Math.ceil(minutes));
  const waits = answers.flatMap(({ status, headers }) => (status === 429 ? [Number(headers['retry-after'])] : []));
  expect(waits.every((seconds) => seconds >= 1 && seconds <= 60)).toBe(true);
  expect(seen.filter(({ status }) => status !== 200)).toEqual([]);
  expect(growth).toBeLessThan(mostGrowth);
});

test('as many addresses that never were are each answered alike, and none of them is kept for long', async () => {
  // More than three times as many as are remembered at most.
  const { answers, seen, growth } = await flood(Array.from({ length: 7 * asked }, () => pathOf(newToken())));
  figure(`answers to ${answers.length} requests of as many addresses`, tally(answers.map(({ status }) => status)));
  figure('growth of the process, in kB', growth);
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
  expect(answers[0]?.status).toBe(404);
  expect(seen.filter(({ status }) => status !== 200)).toEqual([]);
  expect(growth).toBeLessThan(mostGrowth);
});
