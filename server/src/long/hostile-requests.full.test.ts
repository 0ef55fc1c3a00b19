import { randomInt } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newFlowId } from '../platform/security/secrets.ts';
import { charactersIn, longDatabase, type LongDatabase } from './databases.testing.ts';
import { smsGateway } from './gateways.testing.ts';
import { linesTo } from './lines.testing.ts';
import { becomesTrue, figure, inTurns, shuffled, tally } from './measuring.testing.ts';
import { demoSealing, knownMobile, register, someone, unknownMobile } from './people.testing.ts';
import { startServer, type RunningServer } from './processes.testing.ts';
import { newRequestId, type Answered, type RequestOptions, type Client } from './wire.testing.ts';

const requests = Number(process.env['FORUM_TEST_HOSTILE'] ?? 100_000);
/** These images are solved, half of them for known numbers. */
const solved = Math.round(requests * 0.02);
/** These images get a wrong guess. Solved and guessed images are used up, and are tried again as such. */
const guessed = Math.round(requests * 0.03);
const networks = 5000;
/** A run that takes longer ends here and fails, because it has shown too little. */
const longest = 15 * 60_000;
const atOnce = 48;
/** The numbers on a record that the requests aim at, and what a day may cost for each of them. */
const aimedAt = 50;
const codesPerDay = 5;
/** So few codes are expected that nearly every request needs a second image. */
const expected = 20;
// The counters go by dial code too, so the numbers are from the mainland, Hong Kong and North America.
const ranges = ['+861770', '+861770', '+861770', '+8525', '+1202'];
const numberOf = (known: boolean, index: number) =>
  (known ? knownMobile : unknownMobile)(index, ranges[index % ranges.length]);

type Kind =
  | 'for an image'
  | 'with the image solved, for a number on a record'
  | 'with the image solved, for a number on none'
  | 'with wrong characters'
  | 'with a spent image';

let database: LongDatabase;
let gateway: Awaited<ReturnType<typeof smsGateway>>;
let server: RunningServer;
let client: Pick<Client, 'post' | 'close'>;
const people = Array.from({ length: aimedAt }, (_, index) => someone(index, numberOf(true, index)));
const answers: { kind: Kind; said: string }[] = [];

beforeAll(async () => {
  database = await longDatabase({ hurried: true });
  await database.prepare((db) => register(db, people));
  gateway = await smsGateway();
  server = await startServer({
    ...{ DATABASE_URL: database.url, FORUM_LOG_LEVEL: 'error', FORUM_TRUSTED_PROXIES: '127.0.0.1' },
    ...{ FORUM_SMS_EXPECTED_IN_ALL: String(expected), FORUM_SMS_EXPECTED: `*=${expected}` },
    ...gateway.environment,
  });
  client = linesTo(server.address, atOnce);
});
afterAll(async () => {
  client?.close();
  await server?.stop();
  await gateway?.stop();
  await database?.drop();
});

/** The requests come from five thousand networks. */
function fromSomewhere(): RequestOptions {
  const network = randomInt(networks);
  return { headers: { 'x-forwarded-for': `10.${Math.floor(network / 250)}.${network % 250}.${randomInt(1, 255)}` } };
}

async function asked(kind: Kind, path: string, body: Record<string, string>): Promise<Answered> {
  const answer = await client.post(
    path,
    { ...body, ...(path.endsWith('getImage') ? {} : { requestId: newRequestId() }) },
    fromSomewhere(),
  );
  answers.push({
    kind,
    said: answer.code === 0 ? 'as sent or shown' : `${answer.status} ${answer.code} ${answer.msg}`,
  });
  return answer;
}

const askForCode = (kind: Kind, flowId: string, address: string, characters: string) =>
  asked(kind, '/api/login/sendCode', { flowId, channel: 'mobile', address, characters });

/** Repeats the call until an image comes, because a flood is refused for a second at a time. */
async function image(): Promise<string> {
  for (;;) {
    const { obj, code } = await asked('for an image', '/api/login/getImage', {});
    if (code === 0) return (obj as { flowId: string }).flowId;
  }
}

/** Sends all kinds of requests mixed, until the time is up. */
async function flood() {
  const started = performance.now();
  const spent = [newFlowId()];
  const tries = [
    ...Array.from({ length: solved }, (_, index) => async () => {
      const flowId = await image();
      const known = index % 2 === 0;
      const kind = `with the image solved, for a number on ${known ? 'a record' : 'none'}` as const;
      const address = known ? numberOf(true, (index >> 1) % aimedAt) : numberOf(false, index >> 1);
      const solve = async () => askForCode(kind, flowId, address, await charactersIn(database, demoSealing)(flowId));
      const { obj } = await solve();
      if ((obj as { state?: string } | null)?.state === 'another image') await solve();
      spent.push(flowId);
    }),
    ...Array.from({ length: guessed }, () => async () => {
      const flowId = await image();
      await askForCode('with wrong characters', flowId, somebody(), 'C3KW');
      spent.push(flowId);
    }),
    ...Array.from({ length: requests - 2 * (solved + guessed) }, () => async () => {
      await askForCode('with a spent image', spent[randomInt(spent.length)]!, somebody(), 'C3KW');
    }),
  ];
  await inTurns(shuffled(tries), atOnce, async (attempt) => {
    if (performance.now() - started < longest) await attempt();
  });
  return performance.now() - started;
}

const somebody = () => numberOf(randomInt(2) === 0, randomInt(aimedAt));

test(
  'a hundred thousand hostile requests from five thousand addresses cost five messages a number at most, and no stranger one',
  { timeout: longest + 3 * 60_000 },
  async () => {
    const ms = await flood();
    const waiting = () => database.count(`select count(*) from outgoing_message where state = 'waiting'`);
    const allDecided = await becomesTrue(async () => (await waiting()) === 0, 60_000);
    await report(ms);
    expect(answers.length).toBeGreaterThanOrEqual(requests);
    expect(allDecided).toBe(true);
    expect(answers.filter(({ said }) => said.startsWith('5'))).toEqual([]);
    expect(strangers()).toEqual([]);
    expect(Math.max(...people.map(({ mobile }) => messagesTo(mobile)))).toBeLessThanOrEqual(codesPerDay);
    // The run proves nothing unless messages were sent although more than expected had been requested.
    expect(gateway.taken.length).toBeGreaterThan(expected);
  },
);

const messagesTo = (mobile: string) => gateway.taken.filter(({ to }) => to === mobile).length;

function strangers() {
  const known = new Set(people.map(({ mobile }) => mobile));
  return gateway.taken.filter(({ to }) => !known.has(to));
}

async function report(ms: number) {
  const perSecond = Math.round((1000 * answers.length) / ms);
  figure(
    `hostile requests, of ${requests} planned`,
    `${answers.length} in ${(ms / 1000).toFixed(0)} s (${perSecond} a second), from ${networks} networks, ${atOnce} at once`,
  );
  for (const kind of new Set(answers.map((answer) => answer.kind))) {
    const said = answers.filter((answer) => answer.kind === kind).map((answer) => answer.said);
    figure(`asked ${kind}`, `${said.length}, answered ${tally(said)}`);
  }
  figure(
    `messages to ${aimedAt} numbers on a record, ${expected} expected altogether`,
    `${gateway.taken.length} (${tally(people.map(({ mobile }) => `${messagesTo(mobile)} to one`))})`,
  );
  figure('messages to numbers on no record', strangers().length);
  figure('answers kept for repeats afterwards', await database.count('select count(*) from write_answer'));
}
