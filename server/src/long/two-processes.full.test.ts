import { afterAll, beforeAll, expect, test } from 'vitest';
import { charactersIn, longDatabase, type LongDatabase } from './databases.testing.ts';
import { smsGateway } from './gateways.testing.ts';
import { becomesTrue, figure, inTurns, shuffled, tally } from './measuring.testing.ts';
import { demoSealing, register, someone, type Someone } from './people.testing.ts';
import { startServer, type RunningServer } from './processes.testing.ts';
import { stepsWith, type SignedIn } from './steps.testing.ts';
import { clientOf } from './wire.testing.ts';

const codes = 5;
const guessesAtOnce = 200;
const requestsAtOnce = 50;
const signInsAtOnce = 100;
const badgeSignInsPerHour = 3;
const people = Array.from({ length: 2 * codes + 2 }, (_, index) => someone(index));

let database: LongDatabase;
let gateway: Awaited<ReturnType<typeof smsGateway>>;
let processes: RunningServer[];
let instances: ReturnType<typeof stepsWith>[];
const at = (index: number) => instances[index % instances.length]!;
const times = (count: number) => Array.from({ length: count }, (_, index) => index);

beforeAll(async () => {
  database = await longDatabase();
  await database.prepare((db) => register(db, people));
  gateway = await smsGateway();
  const environment = {
    DATABASE_URL: database.url,
    FORUM_LOG_LEVEL: 'error',
    FORUM_VENUE_NETWORKS: '127.0.0.0/24',
    ...gateway.environment,
  };
  processes = await Promise.all([startServer(environment), startServer(environment)]);
  instances = processes.map(({ address }) => stepsWith(clientOf(address), charactersIn(database, demoSealing)));
});
afterAll(async () => {
  await Promise.all((processes ?? []).map((one) => one.stop()));
  await gateway?.stop();
  await database?.drop();
});

async function codeFor({ mobile }: Someone) {
  const { flowId, answer } = await at(0).askForCode(mobile);
  expect(answer.text).toBe('{"code":0,"msg":"","obj":{"state":"sent","resendAfter":120,"digits":6}}');
  expect(await becomesTrue(() => gateway.codesTo(mobile).length > 0, 30_000)).toBe(true);
  return { flowId, code: gateway.codesTo(mobile)[0]! };
}

/** Returns another wrong code each time. */
function wrongGuesses(code: string) {
  return shuffled(times(guessesAtOnce).map((index) => String((Number(code) + 1 + index) % 1_000_000).padStart(6, '0')));
}

test('of 200 parallel guesses at one code on two processes at most five are judged', async () => {
  const judged: number[] = [];
  const answers: string[] = [];
  for (const person of people.slice(0, codes)) {
    const { flowId, code } = await codeFor(person);
    const guessed = await Promise.all(wrongGuesses(code).map((guess, index) => at(index).enterCode(flowId, guess)));
    answers.push(...guessed.map(({ status, msg }) => `${status} ${msg}`));
    judged.push(await judgedOf(person));
    expect(await database.count('select tries from sign_in_flow where id = $1', [flowId])).toBe(5);
    expect((await at(1).enterCode(flowId, code)).msg).toBe('Incorrect verification code');
  }
  figure(`guesses judged, of ${guessesAtOnce} at once, for each of ${codes} codes`, judged.join(', '));
  figure(`answers to ${answers.length} guesses`, tally(answers));
  expect(judged).toEqual(times(codes).map(() => 5));
  expect(new Set(answers)).toEqual(new Set(['200 Incorrect verification code']));
});

function judgedOf({ mobile }: Someone) {
  const subject = demoSealing.fingerprint(mobile, 'mobile');
  return database.count(`select coalesce(sum(count), 0) from sign_in_failure where method = 'code' and subject = $1`, [
    subject,
  ]);
}

test('fifty parallel requests for a code over both processes are one message', async () => {
  const asked = people.slice(codes, 2 * codes);
  const answers: string[] = [];
  for (const { mobile } of asked) {
    const flows = await inTurns(times(requestsAtOnce), 10, (index) => at(index).image());
    const solved = await Promise.all(
      flows.map(async (flowId) => ({ flowId, characters: await charactersIn(database, demoSealing)(flowId) })),
    );
    const answered = await Promise.all(
      solved.map(({ flowId, characters }, index) => at(index).sendCode(flowId, mobile, characters)),
    );
    answers.push(...answered.map(({ status, code }) => `${status} ${code}`));
  }
  expect(await becomesTrue(async () => (await waiting()) === 0, 60_000)).toBe(true);
  const messages = asked.map(({ mobile }) => gateway.taken.filter(({ to }) => to === mobile).length);
  figure(`messages for ${requestsAtOnce} requests at once, for each of ${codes} people`, messages.join(', '));
  figure(`answers to ${answers.length} requests`, tally(answers));
  expect(messages).toEqual(times(codes).map(() => 1));
  expect(tally(answers)).toBe(`${codes * (requestsAtOnce - 1)} × 200 -5, ${codes} × 200 0`);
});

const waiting = () => database.count(`select count(*) from outgoing_message where state = 'waiting'`);

test('of 100 parallel badge sign-ins over both processes three open a session; one stays valid, and the other devices learn it', async () => {
  for (const { id, badgeCode, birthDate } of people.slice(-2)) {
    const flows = await inTurns(times(signInsAtOnce), 10, (index) => at(index).readBadge(badgeCode));
    const answers = await Promise.all(flows.map((flowId, index) => at(index).enterBirthDate(flowId, birthDate)));
    figure(
      `answers to ${signInsAtOnce} sign-ins at once`,
      tally(answers.map(({ status, code }) => `${status} ${code}`)),
    );
    const tokens = answers.flatMap(({ code, obj }) => (code === 0 ? [(obj as SignedIn).token] : []));
    const codes = await inTurns(tokens, 20, async (token, index) => (await at(index).me(token)).code);
    const live = await database.count('select count(*) from session where person_id = $1 and ended_at is null', [id]);
    figure(`live sessions after ${tokens.length} sign-ins`, live);
    figure('what their tokens answer', tally(codes));
    expect(tokens.length).toBe(badgeSignInsPerHour);
    expect(live).toBe(1);
    expect(tally(codes)).toBe(`${badgeSignInsPerHour - 1} × -7, 1 × 0`);
  }
});
