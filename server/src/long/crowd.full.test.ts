import { afterEach, beforeEach, expect, test } from 'vitest';
import { charactersIn, longDatabase, type LongDatabase } from './databases.testing.ts';
import { smsGateway } from './gateways.testing.ts';
import { becomesTrue, figure, inTurns, tally } from './measuring.testing.ts';
import { demoSealing, register, someone } from './people.testing.ts';
import { startServer, type RunningServer } from './processes.testing.ts';
import { stepsWith } from './steps.testing.ts';
import { clientOf, type Answered } from './wire.testing.ts';

const crowd = Array.from({ length: 1000 }, (_, index) => someone(index));
const fiveMinutes = 5 * 60_000;
const atOnce = 16;

let database: LongDatabase;
let gateway: Awaited<ReturnType<typeof smsGateway>>;
let server: RunningServer | undefined;
beforeEach(async () => {
  database = await longDatabase();
  await database.prepare((db) => register(db, crowd));
  gateway = await smsGateway();
});
afterEach(async () => {
  await server?.stop();
  await gateway?.stop();
  await database?.drop();
});

/** Each person solves an image, and a second one if it is required, and gets a code on the phone. */
async function everybodyAsks(environment: Record<string, string>) {
  server = await startServer({
    DATABASE_URL: database.url,
    FORUM_LOG_LEVEL: 'error',
    ...environment,
    ...gateway.environment,
  });
  const charactersOf = charactersIn(database, demoSealing);
  const { askForCode, sendCode } = stepsWith(clientOf(server.address), charactersOf);
  const started = performance.now();
  const answers = await inTurns(crowd, atOnce, async ({ mobile }) => {
    const { flowId, answer } = await askForCode(mobile);
    if (stateOf(answer) !== 'another image') return { first: stateOf(answer), last: stateOf(answer) };
    return { first: 'another image', last: stateOf(await sendCode(flowId, mobile, await charactersOf(flowId))) };
  });
  const people = () => new Set(gateway.taken.map(({ to }) => to)).size;
  await becomesTrue(() => people() === crowd.length, fiveMinutes - (performance.now() - started));
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  figure('first answers', tally(answers.map(({ first }) => first)));
  figure('last answers', tally(answers.map(({ last }) => last)));
  figure(
    `people with a code, of ${crowd.length} behind one address, and after how long`,
    `${people()} in ${seconds} s`,
  );
  figure('messages', gateway.taken.length);
  return {
    people: people(),
    messages: gateway.taken.length,
    asked: answers.filter(({ first }) => first === 'another image').length,
  };
}

function stateOf({ status, code, obj }: Answered): string {
  return code === 0 ? (obj as { state: string }).state : `${status} ${code}`;
}

test('a thousand delegates behind the venue’s address get a thousand codes within five minutes', async () => {
  expect(await everybodyAsks({ FORUM_VENUE_NETWORKS: '127.0.0.0/24' })).toEqual({
    people: 1000,
    messages: 1000,
    asked: 0,
  });
});

test('behind an address that is not the venue’s they get them too, by a second image', async () => {
  const { people, messages, asked } = await everybodyAsks({});
  expect({ people, messages }).toEqual({ people: 1000, messages: 1000 });
  // The first twenty need no second image, nor do the requests that are under way at that moment.
  expect(asked).toBeGreaterThanOrEqual(1000 - 20 - atOnce);
  expect(asked).toBeLessThanOrEqual(1000 - 20);
});
