import { sql } from 'drizzle-orm';
import { setBookmark } from 'contract/calls/favourites';
import { setMode } from 'contract/calls/modes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { grounds, type Ground } from '../databases.testing.ts';
import { linesTo } from '../lines.testing.ts';
import { figure, tally } from '../measuring.testing.ts';
import { demoSealing, loadDemo, register, someone } from '../people.testing.ts';
import { startServer, type RunningServer } from '../processes.testing.ts';
import { stepsWith } from '../steps.testing.ts';
import { clientOf, newRequestId, type Client } from '../wire.testing.ts';

const [crowding, other] = [someone(0), someone(1)];
const crowds = [40, 300];
/** Idle and crowded in turn, so that a machine that has other work meanwhile is as slow for both. */
const rounds = 5;
const samples = 16;
/** Fewer are enough where each takes seconds. */
const longestSampling = 5_000;
/** Loading the demo forum takes minutes where the machine is busy. */
const patience = 10 * 60_000;

type Times = { written: number[]; read: number[] };
const noTimes = (): Times => ({ written: [], read: [] });

type Write = (nth: number) => { path: string; body: Record<string, string | boolean> };

describe.each(grounds)('writes that one delegate makes at once, on $name', ({ name, open }) => {
  let ground: Ground;
  let server: RunningServer;
  let client: Client;
  let tokens: { crowding: string; other: string };
  let writes: Record<'setMode' | 'setBookmark', Write>;

  beforeAll(async () => {
    ground = await open();
    let meeting = '';
    await ground.withDatabase(async (db) => {
      await loadDemo(db, demoSealing, new Date());
      await register(db, [crowding, other]);
      await db.execute(sql`update person set badge = 'red' where id in (${crowding.id}, ${other.id})`);
      const { rows } = (await db.execute(sql`select id from meeting order by id limit 1`)) as {
        rows: { id: string }[];
      };
      meeting = rows[0]?.id ?? '';
    });
    server = await startServer({ ...ground.environment, FORUM_LOG_LEVEL: 'error' });
    client = clientOf(server.address);
    const go = stepsWith(client, async () => '');
    const tokenOf = async ({ badgeCode, birthDate }: typeof other) =>
      ((await go.enterBirthDate(await go.readBadge(badgeCode), birthDate)).obj as { token: string }).token;
    tokens = { crowding: await tokenOf(crowding), other: await tokenOf(other) };
    writes = {
      setMode: (nth) => ({ path: setMode.path, body: { mode: nth % 2 === 0 ? 'privacy' : 'social' } }),
      setBookmark: (nth) => ({
        path: setBookmark.path,
        body: { kind: 'meeting', itemId: meeting, bookmarked: nth % 2 === 0 },
      }),
    };
  }, patience);
  afterAll(async () => {
    client?.close();
    await server?.stop();
    await ground?.remove();
  });

  /** The other person writes one after the other, and looks at something in between. */
  async function sample(write: Write, { written, read }: Times) {
    const until = performance.now() + longestSampling;
    for (let nth = 0; nth < samples && performance.now() < until; nth++) {
      const { path, body } = write(nth);
      const answer = await client.post(path, { ...body, requestId: newRequestId() }, { token: tokens.other });
      expect(answer.text).toMatch(/^\{"code":0,/);
      written.push(answer.ms);
      read.push((await client.post('/api/session/getMe', {}, { token: tokens.other })).ms);
    }
  }

  /** Keeps so many writes open until it is stopped, and says how they were answered. */
  function crowd(atOnce: number, write: Write) {
    const lines = linesTo(server.address, atOnce);
    const answers: string[] = [];
    const over = new AbortController();
    const one = async (nth: number) => {
      for (let turn = nth; !over.signal.aborted; turn++) {
        const { path, body } = write(turn);
        const { status, code } = await lines.post(
          path,
          { ...body, requestId: newRequestId() },
          { token: tokens.crowding },
        );
        answers.push(status === 200 ? `code ${code}` : `HTTP ${status}`);
      }
    };
    const all = Promise.all(Array.from({ length: atOnce }, (_, nth) => one(nth)));
    return async () => {
      over.abort();
      await all;
      lines.close();
      return answers;
    };
  }

  test.each(['setMode', 'setBookmark'] as const)('%s leaves another’s within twice its idle median', async (kind) => {
    for (const atOnce of crowds) {
      const [idle, crowded] = [noTimes(), noTimes()];
      await sample(writes[kind], noTimes());
      const answers: string[] = [];
      for (let round = 0; round < rounds; round++) {
        await sample(writes[kind], idle);
        const stop = crowd(atOnce, writes[kind]);
        await new Promise((resolve) => setTimeout(resolve, 500));
        await sample(writes[kind], crowded);
        answers.push(...(await stop()));
      }
      const [ratio, ofReads] = [ratioOf(crowded.written, idle.written), ratioOf(crowded.read, idle.read)];
      figure(
        `${name}, ${kind}, ${atOnce} at once: ms idle, ms crowded, ratio`,
        said(median(idle.written), median(crowded.written), ratio),
      );
      figure('  a read of the same person', said(median(idle.read), median(crowded.read), ofReads));
      figure('  the crowd itself was answered', tally(answers));
      expect.soft(ratio, `${kind} beside ${atOnce}`).toBeLessThanOrEqual(2);
    }
  });
});

function median(numbers: number[]) {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? NaN;
}

const ratioOf = (crowded: number[], idle: number[]) => median(crowded) / median(idle);
const said = (...numbers: number[]) => numbers.map((one) => one.toFixed(1)).join(', ');
