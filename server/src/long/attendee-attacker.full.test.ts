import type { SignedFields } from 'contract/wire/signature';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { charactersIn, longDatabase, type LongDatabase } from './databases.testing.ts';
import { smsGateway } from './gateways.testing.ts';
import { becomesTrue, figure, inTurns, shuffled, tally } from './measuring.testing.ts';
import { demoSealing, register, someone, unknownMobile } from './people.testing.ts';
import { startServer, type RunningServer } from './processes.testing.ts';
import { stepsWith } from './steps.testing.ts';
import { agreed, clientOf, newRequestId, type Answered, type Client } from './wire.testing.ts';

const requests = Number(process.env['FORUM_TEST_ATTENDEES'] ?? 20_000);
const compared = Number(process.env['FORUM_TEST_COMPARED'] ?? 1_000);
const times = (count: number) => Array.from({ length: count }, (_, index) => index);
const attackers = times(50).map((index) => someone(index));
/** The gateway refuses every notice to these, and they have no email address. */
const unreachable = new Set(attackers.slice(0, 10).map(({ mobile }) => mobile));
const honest = times(50).map((index) => someone(1_000 + index));
const asked = times(compared).map((index) => someone(10_000 + index));
const badgeSignInsPerHour = 3;
const expected = 20;
// No code has seven digits, so that no guess is right by chance.
const wrongCode = '0000000';
// The attack itself keeps the server busy; a run that takes longer than this shows too little.
const patience = 10 * 60_000;

let database: LongDatabase;
let gateway: Awaited<ReturnType<typeof smsGateway>>;
let server: RunningServer;
let client: Client;
let steps: ReturnType<typeof stepsWith>;

beforeAll(async () => {
  database = await longDatabase({ hurried: true });
  await database.prepare((db) => register(db, [...attackers, ...honest, ...asked]));
  gateway = await smsGateway({ refuses: ({ to, text }) => unreachable.has(to) && text.includes('/notice/') });
  server = await startServer({
    ...{ DATABASE_URL: database.url, FORUM_LOG_LEVEL: 'silent', FORUM_TRUSTED_PROXIES: '127.0.0.1' },
    // So few are expected that each counter is reached at once.
    ...{ FORUM_SMS_EXPECTED: `*=${expected}`, FORUM_SMS_EXPECTED_IN_ALL: String(expected) },
    ...{ FORUM_FAILURES_FOR_LONG_CODES: String(expected), ...gateway.environment },
  });
  client = clientOf(server.address);
  steps = stepsWith(client, charactersIn(database, demoSealing));
});
afterAll(async () => {
  await server?.stop();
  await gateway?.stop();
  await database?.drop();
});

/** Each attendee has a network of their own. */
const from = (index: number) => ({ headers: { 'x-forwarded-for': `10.1.${index % 50}.7` } });

async function signInByBadge(index: number) {
  const { badgeCode, birthDate } = attackers[index % attackers.length]!;
  const post = (path: string, body: SignedFields) =>
    client.post(path, { ...body, requestId: newRequestId() }, from(index));
  const read = await post('/api/login/readBadge', { code: badgeCode });
  const { flowId = '' } = (read.obj ?? {}) as { flowId?: string };
  return [read, await post('/api/login/signInByBadge', { flowId, birthDate, agreed })];
}

/** Solves the image, and the second one if it is asked for. */
async function askForCode(address: string, index: number): Promise<Answered[]> {
  const { flowId, answer } = await steps.askForCode(address, from(index));
  if ((answer.obj as { state?: string } | null)?.state !== 'another image') return [answer];
  const characters = await charactersIn(database, demoSealing)(flowId);
  return [answer, await steps.sendCode(flowId, address, characters, from(index))];
}

test(
  `${requests} requests by fifty attendees: others get their codes, and no login by badge stays full without a notice`,
  { timeout: patience + 4 * 60_000 },
  async () => {
    const share = Math.round(requests / 6);
    const answers: string[] = [];
    const note = (kind: string, all: Answered[]) =>
      answers.push(...all.map(({ status, code }) => `${kind} ${status} ${code}`));
    const attack = shuffled([
      ...times(share).map((index) => async () => note('badge', await signInByBadge(index))),
      ...times(share).map((index) => async () => {
        const own = index % 2 === 0 ? attackers[index % attackers.length]!.mobile : unknownMobile(50_000 + index);
        note('code', await askForCode(own, index));
      }),
      ...times(2 * share).map(
        (index) => async () => note('picture', [await client.post('/api/login/getImage', {}, from(index))]),
      ),
    ]);
    const started = performance.now();
    const others = inTurns(honest, 2, async ({ mobile }, index) => (await askForCode(mobile, 60_000 + index)).at(-1));
    await inTurns(attack, 48, async (one) => void (performance.now() - started < patience && (await one())));
    const got = await others;
    figure(`answers in ${Math.round((performance.now() - started) / 1000)} s`, tally(answers));
    expect(answers.length).toBeGreaterThanOrEqual(requests * 0.9);
    expect(answers.filter((said) => / 5\d\d /.test(said))).toEqual([]);
    expect(tally(got.map((answer) => answer?.code ?? 'none'))).toBe(`${honest.length} × 0`);
    const arrived = () => honest.filter(({ mobile }) => gateway.codesTo(mobile).length === 1).length;
    expect(await becomesTrue(() => arrived() === honest.length, 60_000)).toBe(true);
    figure(`codes of others that arrived, of ${honest.length}`, arrived());
    await everyNoticeIsSettled();
  },
);

async function everyNoticeIsSettled() {
  // As if five minutes had passed; the server looks every minute.
  await database.rows(`update sign_in_notice set at = at - interval '6 minutes'`);
  const unsettled = () => database.count('select count(*) from sign_in_notice where settled_at is null');
  expect(await becomesTrue(async () => (await unsettled()) === 0, 3 * 60_000)).toBe(true);
  const byBadge = await database.count(`select count(*) from session where method = 'badge'`);
  const isTold = `exists (select 1 from outgoing_message m where m.about_session = s.id and m.state = 'sent')`;
  const live = `from session s where s.method = 'badge' and s.ended_at is null`;
  const untold = await database.count(`select count(*) ${live} and s.scope = 'full' and not ${isTold}`);
  const limited = await database.count(`select count(*) ${live} and s.scope = 'limited'`);
  figure(`sessions by badge of ${attackers.length} attendees`, byBadge);
  figure('live ones that are full although nobody was told, and limited ones', `${untold}, ${limited}`);
  expect(byBadge).toBe(attackers.length * badgeSignInsPerHour);
  expect([untold, limited]).toEqual([0, unreachable.size]);
}

test(
  `the answers to ${compared} known and ${compared} unknown numbers, asked in the same order, are equal but for ids and times`,
  { timeout: patience + 4 * 60_000 },
  async () => {
    const known = await allAnswersTo((index) => asked[index]!.mobile);
    const unknown = await allAnswersTo((index) => unknownMobile(20_000 + index));
    figure('answers', tally(known.map((one) => one.slice(0, 40))));
    expect(known).toHaveLength(compared);
    expect(known.findIndex((one) => one.includes('"digits":8'))).toBe(expected + 1);
    expect(unknown).toEqual(known);
  },
);

/** Asks for a code, asks again at once, and guesses. */
async function allAnswersTo(numberOf: (index: number) => string): Promise<string[]> {
  for (const table of ['code_request', 'sign_in_failure', 'failed_verification'])
    await database.rows(`delete from ${table}`);
  const answersTo = async (index: number) => {
    const address = numberOf(index);
    const first = await steps.askForCode(address, from(index));
    const second =
      (first.answer.obj as { state?: string } | null)?.state === 'another image'
        ? await steps.sendCode(
            first.flowId,
            address,
            await charactersIn(database, demoSealing)(first.flowId),
            from(index),
          )
        : first.answer;
    const again = await steps.askForCode(address, from(index));
    const guessed = await steps.enterCode(first.flowId, wrongCode, from(index));
    return [first.answer, second, again.answer, guessed].map(withoutIdsAndTimes).join('\n');
  };
  // Until every counter is reached they must be counted one after the other; afterwards nothing depends on the order.
  const [first, rest] = [times(compared).slice(0, 2 * expected), times(compared).slice(2 * expected)];
  return [...(await inTurns(first, 1, answersTo)), ...(await inTurns(rest, 8, answersTo))];
}

function withoutIdsAndTimes({ status, text }: Answered): string {
  return `${status} ${text.replace(/"picture":"[^"]*"/, '"picture"').replace(/"retryAfter":\d+/, '"retryAfter"')}`;
}
