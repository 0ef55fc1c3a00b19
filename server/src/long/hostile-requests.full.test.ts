import { randomInt } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { charactersIn, longDatabase, type LongDatabase } from './databases.testing.ts';
import { smsGateway } from './gateways.testing.ts';
import { becomesTrue, figure, inTurns, tally } from './measuring.testing.ts';
import { demoSealing, knownMobile, register, someone, unknownMobile } from './people.testing.ts';
import { startServer, type RunningServer } from './processes.testing.ts';
import { stepsWith } from './steps.testing.ts';
import { clientOf, type Client } from './wire.testing.ts';

const requests = Number(process.env['FORUM_TEST_HOSTILE'] ?? 100_000);
/** Somebody solves these, half of them for numbers on a record. */
const solved = Math.round(requests * 0.02);
/** Somebody guesses at these; a spent image is what remains of both. */
const guessed = Math.round(requests * 0.02);
const networks = 5000;
/** The run ends by itself; what is solved and guessed comes first. */
const longest = 8 * 60_000;
const fewest = requests / 5;
const atOnce = 32;
const budgets = { all: 150, '+86': 100, others: 20 };
// Mainland, Hong Kong and North America: budgets are counted by dial code.
const ranges = ['+861770', '+861770', '+861770', '+8525', '+1202'];
const rangeOf = (index: number) => ranges[index % ranges.length]!;
const numberOf = (known: boolean, index: number) =>
  (known ? knownMobile : unknownMobile)(index, rangeOf(index)).slice(0, 14);

let database: LongDatabase;
let gateway: Awaited<ReturnType<typeof smsGateway>>;
let server: RunningServer;
let client: Client;
let steps: ReturnType<typeof stepsWith>;
const people = Array.from({ length: solved / 2 }, (_, index) => someone(index, numberOf(true, index)));

beforeAll(async () => {
  database = await longDatabase({ hurried: true });
  await database.prepare((db) => register(db, people));
  gateway = await smsGateway();
  server = await startServer({
    ...{ DATABASE_URL: database.url, FORUM_LOG_LEVEL: 'error', FORUM_TRUSTED_PROXIES: '127.0.0.1' },
    ...{ FORUM_SMS_DAILY_LIMIT: String(budgets.all), FORUM_SMS_BUDGETS: `+86=${budgets['+86']},*=${budgets.others}` },
    ...gateway.environment,
  });
  client = clientOf(server.address, { sockets: atOnce });
  steps = stepsWith(client, charactersIn(database, demoSealing));
});
afterAll(async () => {
  client?.close();
  await server?.stop();
  await gateway?.stop();
  await database?.drop();
});

/** Five thousand households, each a network of its own. */
function fromSomewhere() {
  const network = randomInt(networks);
  return { headers: { 'x-forwarded-for': `10.${Math.floor(network / 250)}.${network % 250}.${randomInt(1, 255)}` } };
}

test(
  'hostile requests from five thousand addresses cost the budget at most, and no stranger a message',
  { timeout: 11 * 60_000 },
  async () => {
    const started = performance.now();
    const answers: string[] = [];
    const note = ({ status, code, msg }: { status: number; code: number; msg: string }) =>
      answers.push(code === 0 ? '0 sent' : `${status} ${code} ${msg}`);
    const flows = await inTurns(Array.from({ length: solved + guessed }), atOnce, () => steps.image(fromSomewhere()));
    await inTurns(flows, atOnce, async (flowId, index) => {
      const isSolved = index < solved;
      const characters = isSolved ? await charactersIn(database, demoSealing)(flowId) : 'AAAA';
      // Every other number is on a record.
      note(await steps.sendCode(flowId, numberOf(index % 2 === 0, index >> 1), characters, fromSomewhere()));
    });
    // A busy machine does fewer in the time; how many is said below.
    const spentImages = Array.from({ length: requests - 2 * flows.length });
    await inTurns(spentImages, atOnce, async () => {
      if (performance.now() - started > longest) return;
      const flowId = flows[randomInt(flows.length)]!;
      note(await steps.sendCode(flowId, numberOf(randomInt(2) === 0, randomInt(solved)), 'AAAA', fromSomewhere()));
    });
    const waiting = () => database.count(`select count(*) from outgoing_message where state = 'waiting'`);
    const allDecided = await becomesTrue(async () => (await waiting()) === 0, 60_000);
    await report(answers, performance.now() - started);
    const byDialCode = (start: string) => gateway.taken.filter(({ to }) => to.startsWith(start)).length;
    expect(answers.length).toBeGreaterThan(fewest);
    expect(allDecided).toBe(true);
    expect(answers.filter((answer) => answer.startsWith('5'))).toEqual([]);
    expect(strangers()).toEqual([]);
    expect(gateway.taken.length).toBeLessThanOrEqual(budgets.all);
    expect(byDialCode('+86')).toBeLessThanOrEqual(budgets['+86']);
    expect(byDialCode('+852')).toBeLessThanOrEqual(budgets.others);
    expect(byDialCode('+1')).toBeLessThanOrEqual(budgets.others);
    // The budget is for people: it must have been used, or nothing was shown.
    expect(gateway.taken.length).toBeGreaterThan(budgets.others);
  },
);

function strangers() {
  const known = new Set(people.map(({ mobile }) => mobile));
  return gateway.taken.filter(({ to }) => !known.has(to));
}

async function report(answers: readonly string[], ms: number) {
  const images = solved + guessed;
  const withSpentImage = answers.length - images;
  figure(
    `hostile requests, of ${requests} planned`,
    `${answers.length + images} in ${(ms / 1000).toFixed(0)} s, from ${networks} networks, ${atOnce} at once`,
  );
  figure(
    'mix',
    `${images} for an image, ${solved} codes asked with the image solved, ${guessed} with wrong characters, ${withSpentImage} with a spent image`,
  );
  figure('answers', tally(answers));
  const dialCodes = gateway.taken.map(({ to }) => ['+86', '+852', '+1'].find((code) => to.startsWith(code)) ?? to);
  figure(
    `messages, of a budget of ${budgets.all} (+86 ${budgets['+86']}, others ${budgets.others} each)`,
    `${gateway.taken.length} (${tally(dialCodes)})`,
  );
  figure(`messages to numbers on no record, of ${solved / 2} asked with a solved image`, strangers().length);
  figure('answers kept for repeats afterwards', await database.count('select count(*) from write_answer'));
}
