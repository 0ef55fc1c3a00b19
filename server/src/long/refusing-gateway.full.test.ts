import { afterAll, beforeAll, expect, test } from 'vitest';
import { charactersIn, longDatabase, type LongDatabase } from './databases.testing.ts';
import { smsGateway } from './gateways.testing.ts';
import { becomesTrue, figure, inTurns, shuffled, tally } from './measuring.testing.ts';
import { demoSealing, knownMobile, register, someone, unknownMobile } from './people.testing.ts';
import { startServer, type RunningServer } from './processes.testing.ts';
import { stepsWith } from './steps.testing.ts';
import { clientOf } from './wire.testing.ts';

const each = 20;
const numbers = Array.from({ length: each }, (_, index) => index);
const people = numbers.map((index) => someone(index));
const addresses = shuffled([
  ...numbers.map((index) => ({ known: true, mobile: knownMobile(index) })),
  ...numbers.map((index) => ({ known: false, mobile: unknownMobile(index) })),
]);

let database: LongDatabase;
let gateway: Awaited<ReturnType<typeof smsGateway>>;
let server: RunningServer;
beforeAll(async () => {
  database = await longDatabase();
  await database.prepare((db) => register(db, people));
  gateway = await smsGateway({ status: 422 });
  const quiet = { FORUM_LOG_LEVEL: 'error', FORUM_VENUE_NETWORKS: '127.0.0.0/24' };
  server = await startServer({ DATABASE_URL: database.url, ...quiet, ...gateway.environment });
});
afterAll(async () => {
  await server?.stop();
  await gateway?.stop();
  await database?.drop();
});

/** If only known addresses were spared the wait after a refusal, the wait would reveal who attends. */
test('known and unknown addresses wait alike while the gateway refuses messages', async () => {
  const { askForCode } = stepsWith(clientOf(server.address), charactersIn(database, demoSealing));
  const first = await inTurns(addresses, 4, async ({ mobile }) => (await askForCode(mobile)).answer.code);
  expect(await becomesTrue(() => gateway.taken.length >= each, 60_000)).toBe(true);
  const waiting = () => database.count(`select count(*) from outgoing_message where state = 'waiting'`);
  expect(await becomesTrue(async () => (await waiting()) === 0, 60_000)).toBe(true);
  const again = await inTurns(addresses, 4, async ({ known, mobile }) => ({
    known,
    code: (await askForCode(mobile)).answer.code,
  }));
  const answersTo = (side: boolean) => tally(again.filter(({ known }) => known === side).map(({ code }) => code));
  figure(`first answers to ${addresses.length}`, tally(first));
  figure(`answers to the known who ask again at once, N=${each}`, answersTo(true));
  figure(`answers to the unknown who ask again at once, N=${each}`, answersTo(false));
  expect(answersTo(true)).toBe(answersTo(false));
});
