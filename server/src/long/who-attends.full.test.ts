import { randomInt } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { charactersIn, longDatabase, type LongDatabase } from './databases.testing.ts';
import { judge, toldApart, toldApartAtMost, type Sample, type TimedAnswer } from './distinguisher.testing.ts';
import { becomesTrue, figure, inTurns, shuffled, tally } from './measuring.testing.ts';
import { demoSealing, knownMobile, register, someone, unknownMobile } from './people.testing.ts';
import { startServer, type RunningServer } from './processes.testing.ts';
import { stepsWith } from './steps.testing.ts';
import { clientOf, type Client } from './wire.testing.ts';

const each = Number(process.env['FORUM_TEST_SAMPLES'] ?? 5000);
const warmUp = 200;
const batch = 50;

type CodeRequest = { known: boolean; mobile: string; flowId: string; characters: string };

let database: LongDatabase;
let server: RunningServer;
let client: Client;
let steps: ReturnType<typeof stepsWith>;
const codesAsked: TimedAnswer[] = [];
const codesGuessed: TimedAnswer[] = [];

beforeAll(async () => {
  database = await longDatabase();
  await database.prepare((db) =>
    register(
      db,
      Array.from({ length: each + warmUp }, (_, index) => someone(index)),
    ),
  );
  // With these settings no limit is reached, because other tests cover the answers at the limits.
  const unlimited = {
    FORUM_SMS_EXPECTED_IN_ALL: '1000000',
    FORUM_SMS_EXPECTED: '+86=1000000',
    FORUM_FAILURES_FOR_LONG_CODES: '1000000',
  };
  server = await startServer({
    DATABASE_URL: database.url,
    FORUM_LOG_LEVEL: 'error',
    FORUM_VENUE_NETWORKS: '127.0.0.0/24',
    ...unlimited,
  });
  client = clientOf(server.address, { sockets: 4 });
  steps = stepsWith(client, charactersIn(database, demoSealing));
});
afterAll(async () => {
  client?.close();
  await server?.stop();
  await database?.drop();
});

/** Uses new addresses each time, known and unknown ones in random order. */
async function prepared(from: number, count: number): Promise<CodeRequest[]> {
  const numbers = Array.from({ length: count }, (_, index) => from + index);
  const people = numbers.flatMap((index) => [
    { known: true, mobile: knownMobile(index) },
    { known: false, mobile: unknownMobile(index) },
  ]);
  const asked = await inTurns(shuffled(people), 4, async (one) => {
    const flowId = await steps.image();
    return { ...one, flowId, characters: await charactersIn(database, demoSealing)(flowId) };
  });
  return shuffled(asked);
}

async function ask(asked: readonly CodeRequest[]) {
  const [sent, guessed]: [TimedAnswer[], TimedAnswer[]] = [[], []];
  for (const { known, flowId, mobile, characters } of asked)
    sent.push({ known, answer: await steps.sendCode(flowId, mobile, characters) });
  for (const { known, flowId } of shuffled(asked))
    guessed.push({ known, answer: await steps.enterCode(flowId, String(randomInt(100_000, 1_000_000))) });
  return { sent, guessed };
}

test('the judge would notice a difference of a third of the spread', () => {
  const noise = () => Array.from({ length: 12 }, () => Math.random()).reduce((sum, one) => sum + one, 0);
  const planted = shuffled(
    Array.from({ length: 4000 }, (_, index): Sample => ({
      known: index % 2 === 0,
      ms: noise() + (index % 2 === 0 ? 0.33 : 0),
    })),
  );
  figure(
    'control: a planted third of a standard deviation is told apart',
    `${(toldApart(planted).all * 100).toFixed(1)} %`,
  );
  expect(toldApart(planted).all).toBeGreaterThan(toldApartAtMost);
});

test('asking for a code and guessing one reveals nothing about who attends', { timeout: 40 * 60_000 }, async () => {
  await ask(await prepared(each, warmUp / 2));
  for (let from = 0; from < each; from += batch) {
    const { sent, guessed } = await ask(await prepared(from, Math.min(batch, each - from)));
    codesAsked.push(...sent);
    codesGuessed.push(...guessed);
  }
  const asked = judge('sendCode', codesAsked);
  const guessed = judge('signInByCode', codesGuessed);
  const inState = (state: string) => database.count('select count(*) from outgoing_message where state = $1', [state]);
  expect(await becomesTrue(async () => (await inState('waiting')) === 0, 60_000)).toBe(true);
  // Messages to the unknown are not kept.
  const sent = await inState('sent');
  figure(`messages to the known, of ${each + warmUp / 2} codes`, sent);
  expect(sent).toBe(each + warmUp / 2);
  expect(tally(codesAsked.map(({ answer }) => answer.code))).toBe(`${2 * each} × 0`);
  expect(asked.kinds[0]).toEqual(asked.kinds[1]);
  expect(guessed.kinds[0]).toEqual(guessed.kinds[1]);
  expect(new Set([...asked.kinds.flat(), ...guessed.kinds.flat()]).size).toBe(2);
  expect(asked.told.all).toBeLessThanOrEqual(toldApartAtMost);
  expect(guessed.told.all).toBeLessThanOrEqual(toldApartAtMost);
});
