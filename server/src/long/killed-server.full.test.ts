import { randomInt } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../platform/database/database.ts';
import { grounds, type Ground } from './databases.testing.ts';
import { codeIn, smsGateway } from './gateways.testing.ts';
import { finishStory, totals, wrongRepeats, wrongTokens, type Story } from './ledger.testing.ts';
import { becomesTrue, figure, inTurns, tally } from './measuring.testing.ts';
import { demoSealing, loadDemo, register, someone } from './people.testing.ts';
import { startServer, type RunningServer } from './processes.testing.ts';
import { liveThrough } from './stories.testing.ts';
import { clientOf } from './wire.testing.ts';

const kills = Number(process.env['FORUM_TEST_KILLS'] ?? 30);
const peopleAtOnce = 8;
const people = Array.from({ length: kills * peopleAtOnce }, (_, index) => someone(index));
const writesFor = () => randomInt(300, 2500);
/** A job whose process was killed is taken up after 30 seconds, and the queue looks every ten seconds. */
const patienceForMessages = 120_000;

describe.each(grounds)('a server that is killed, on $name', ({ name, open }) => {
  let ground: Ground;
  let gateway: Awaited<ReturnType<typeof smsGateway>>;
  let server: RunningServer | undefined;
  beforeAll(async () => {
    ground = await open();
    gateway = await smsGateway();
    await ground.withDatabase(async (db) => {
      await loadDemo(db, demoSealing, new Date());
      await register(db, people);
    });
  });
  afterAll(async () => {
    await server?.kill();
    await gateway?.stop();
    await ground?.remove();
  });

  const restart = async () => {
    const limits = {
      FORUM_SMS_EXPECTED_IN_ALL: '1000000',
      FORUM_SMS_EXPECTED: '+86=1000000',
      FORUM_VENUE_NETWORKS: '127.0.0.0/24',
    };
    server = await startServer({ ...ground.environment, ...limits, ...gateway.environment, FORUM_LOG_LEVEL: 'error' });
    return { server, client: clientOf(server.address) };
  };
  const codeMessages = () => gateway.taken.filter(({ text }) => codeIn(text) !== undefined);
  const hasMessage = (story: Story) =>
    !story.entries.some(({ kind }) => kind === 'code request') || gateway.codesTo(story.person.mobile).length > 0;

  test('keeps every acknowledged write, and repeats none', async () => {
    const told: Story[] = [];
    const wrong: string[] = [];
    let fresh: Story[] = [];
    let running = await restart();
    for (let round = 0; round <= kills; round++) {
      const { client } = running;
      for (const check of [wrongTokens, finishStory, wrongTokens, wrongRepeats])
        wrong.push(...(await inTurns(fresh, peopleAtOnce, (story) => check(story, client))).flat());
      told.push(...fresh);
      if (round === kills / 2 || round === kills)
        expect(await becomesTrue(() => told.every(hasMessage), patienceForMessages)).toBe(true);
      if (round === kills) break;
      fresh = await writeUntilKilled(running, people.slice(round * peopleAtOnce, (round + 1) * peopleAtOnce));
      client.close();
      running = await restart();
    }
    wrong.push(...(await inTurns(told, peopleAtOnce, (story) => wrongTokens(story, running.client))).flat());
    await running.server.stop();
    const entries = told.flatMap((story) => story.entries);
    const stored = await ground.withDatabase(countStored);
    const messages = codeMessages();
    figure(`${name}: kills`, kills);
    figure(
      'writes acknowledged before a kill',
      `${entries.filter(({ answeredLater }) => !answeredLater).length} (${tally(entries.map(({ kind }) => kind))})`,
    );
    figure(
      'writes whose answer was lost, repeated after the restart',
      tally(entries.flatMap(({ answeredLater, kind, answer }) => (answeredLater ? [`${kind} ${answer?.code}`] : []))),
    );
    figure(
      `wrong after a restart, of ${told.flatMap(({ tokens }) => tokens).length} tokens asked three times and ${entries.length} writes repeated`,
      wrong.length,
    );
    figure('stored', JSON.stringify(stored));
    figure(
      `codes sent twice, of ${new Set(messages.map(({ id }) => id)).size} (same key: the gateway knows)`,
      messages.length - new Set(messages.map(({ id }) => id)).size,
    );
    expect(wrong).toEqual([]);
    expect(stored).toEqual(totals(told));
    expect(new Set(messages.map(({ id }) => id)).size).toBe(new Set(messages.map(({ to }) => to)).size);
  });

  async function writeUntilKilled(
    { server, client }: Awaited<ReturnType<typeof restart>>,
    people: Parameters<typeof liveThrough>[0][],
  ): Promise<Story[]> {
    let over = false;
    const telling = {
      client,
      charactersOf: charactersFrom(server.localAddress),
      codeTo: (mobile: string) => gateway.codesTo(mobile)[0],
      isOver: () => over,
    };
    const stories = Promise.all(people.map((person) => liveThrough(person, telling)));
    await Promise.race([stories, new Promise((resolve) => setTimeout(resolve, writesFor()))]);
    over = true;
    await server.kill();
    return stories;
  }
});

/** Reads the demo outbox, because only one process can open the embedded database. */
function charactersFrom(localAddress: string) {
  return async (flowId: string): Promise<string> => {
    const { characters } = (await (await fetch(`${localAddress}/outbox.json`)).json()) as {
      characters: { flowId: string; characters: string }[];
    };
    return characters.find((one) => one.flowId === flowId)?.characters ?? '';
  };
}

async function countStored(db: Database) {
  const { rows } = (await db.execute(sql`select
    (select count(*)::int from sign_in_flow where method = 'badge') as "badgesRead",
    (select count(*)::int from code_request) as "codeRequests",
    (select count(*)::int from session) as "sessions",
    (select count(*)::int from session where end_reason = 'logout') as "signedOut",
    (select count(*)::int from consent) as "consents"`)) as { rows: Record<string, number>[] };
  return rows[0];
}
