import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../e2e/support/server.ts';
import { idFromKey } from '../server/src/platform/ids.ts';
import { root } from '../scripts/folders.ts';
import { startPostgres } from '../scripts/postgres.ts';
import { type Answered, type Ask, cpuDuring, type Load, openLoad, signedAsk } from './send-load.ts';
import { sessions as people, signInMany } from './many-sessions.ts';
import { judge, type Round } from './api-limits.ts';
import { printTable } from './table.ts';
import { exitCodeOf, round } from './verdict.ts';

/**
 * The processor time of a hot read, with envelope, signature and session checked, divided by that of bare node:http,
 * which gets the same kind of requests and sends the same bytes unseen. No two requests are the same. On one machine
 * the same code had 1.7 in one hour and 1.95 in another, while one query more makes it 5.
 */
const usualLimit = 2.2;
const whose = ['one token', '5,000 sessions in turn'] as const;
/** One meeting by its id costs more, because its answer carries fields that are only the viewer's. */
const limitOfOne = 4;
/** What is mine is made for each person: four parts, each with its version, from what is cached of them. */
const limitOfMine = 8;
/**
 * The write is compared with bare node:http that stores the bookmark in a transaction of its own. Ours checks that the
 * meeting may be seen, claims the request and keeps its answer for a repeat, in the same transaction.
 */
const limitOfWrite = 6;
/** V8 takes this many requests until the code that all reads share is as fast as it gets. */
const firstWarmUp = 30_000;
const warmUp = 5_000;
const rounds = 120;
/** The number of one read in each round. */
const requests = 400;
type Fields = Record<string, string | boolean>;
const itemId = idFromKey('meeting', 'green-growth');
const meeting = () => ({ id: itemId });
let writes = 0;
/** Set and removed in turn, so that about every second write of a person changes something. */
const bookmark = () => ({
  ...{ kind: 'meeting', itemId, bookmarked: Math.floor(writes++ / people) % 2 === 0 },
  requestId: randomUUID(),
});
const reads: { path: string; fields?: () => Fields; limit?: number; alone?: true }[] = [
  { path: '/api/agenda/getAgenda' },
  { path: '/api/partner/getPartners' },
  { path: '/api/places/getPlaces' },
  { path: '/api/about/getQuestions' },
  { path: '/api/conference/getConference', fields: meeting, limit: limitOfOne },
  { path: '/api/delegates/getDelegates' },
  { path: '/api/mine/getMine', limit: limitOfMine, alone: true },
  { path: '/api/favourites/setBookmark', fields: bookmark, limit: limitOfWrite, alone: true },
];

const postgres = await startPostgres();
const folder = mkdtempSync(join(tmpdir(), 'forum-bench-'));
const server = await startServer({ DATABASE_URL: postgres.url, FORUM_REHEARSAL_NOW: new Date().toISOString() });
const measured: { name: string; phase: string; kb: number; limit: number; make: MakeAsks; rounds: Round[] }[] = [];
try {
  const tokens = await signInMany(postgres.url);
  const ours = await openLoad(server.origin);
  const answers: Answered[] = [];
  for (const { path, fields } of reads) answers.push(await ours.send([signedAsk(path, tokens[0] ?? '', fields?.())]));
  const bare = await startBare(answers);
  const theirs = await openLoad(bare.origin);
  const sides = { ours: { load: ours, pid: server.pid }, bare: { load: theirs, pid: bare.pid } };
  for (const [index, { path, fields, limit, alone }] of reads.entries())
    for (const name of whose) {
      const make = asking(path, name === 'one token' ? tokens.slice(0, 1) : tokens, fields);
      const kb = (answers[index]?.body.length ?? 0) / 1000;
      measured.push({
        name: `${path}, ${name}`,
        phase: alone ? path : name,
        kb,
        limit: limit ?? usualLimit,
        make,
        rounds: [],
      });
    }
  try {
    const first = asking(reads[0]?.path ?? '', tokens);
    for (const { load } of Object.values(sides)) await load.send(first(firstWarmUp));
    for (const { make } of measured) for (const { load } of Object.values(sides)) await load.send(make(warmUp));
    // The reads take turns, so that a busy moment of the machine meets all of them and decides none.
    // A phase is short, because after a minute the server looks up a session or a person anew: in longer ones the first
    // read would pay that for all others. What a write leaves to do is charged to no read.
    for (const some of Map.groupBy(measured, ({ phase }) => phase).values())
      for (let round = 0; round < rounds; round += 1)
        for (const { make, rounds: own } of some)
          own.push({ ours: await costOf(sides.ours, make), bare: await costOf(sides.bare, make) });
  } finally {
    ours.close();
    theirs.close();
    await bare.stop();
  }
} finally {
  await server.stop();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
const judged = measured.map(({ rounds: own, limit, ...read }) => ({ ...read, limit, ...judge(own, limit) }));
printTable(
  ['call', 'kB', 'bare µs', 'ours µs', 'ratio', 'limit', 'of limit'],
  judged.map(({ name, kb, bare, ours, ratio, limit }) => [
    ...[name, kb.toFixed(1), bare.toFixed(0), ours.toFixed(0), ratio.toFixed(2), String(limit)],
    ...[(ratio / limit).toFixed(2)],
  ]),
);
const worst = Math.max(...judged.map(({ ratio, limit }) => ratio / limit));
console.log(JSON.stringify({ bench: 'api', worstOfLimit: round(worst) }));
process.exitCode = exitCodeOf(judged.map(({ verdict }) => verdict));

type MakeAsks = (count: number) => Ask[];

/** Makes new requests with the tokens in turn, the same kind for both sides. */
function asking(path: string, who: readonly string[], fields?: () => Fields): MakeAsks {
  let turn = 0;
  const next = () => who[turn++ % who.length] ?? '';
  return (count) => Array.from({ length: count }, () => signedAsk(path, next(), fields?.()));
}

type Side = { load: Load; pid: number };

async function costOf({ load, pid }: Side, make: MakeAsks): Promise<number> {
  const asks = make(requests);
  return (await cpuDuring(pid, () => load.send(asks))) / requests;
}

async function startBare(answers: readonly Answered[]) {
  const files = answers.map(({ headers, body }, index) => {
    const file = join(folder, String(index));
    writeFileSync(
      file,
      JSON.stringify({ path: reads[index]?.path, headers: ownOf(headers), body: body.toString('base64') }),
    );
    return file;
  });
  const child = spawn(process.execPath, [join(root, 'bench/bare-server.ts'), ...files], {
    env: { ...process.env, BENCH_DATABASE_URL: postgres.url },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [port] = (await once(child.stdout.setEncoding('utf8'), 'data')) as [string];
  return {
    ...{ origin: `http://127.0.0.1:${port.trim()}`, pid: child.pid ?? 0 },
    stop: async () => {
      child.kill();
      await once(child, 'exit');
    },
  };
}

/** Leaves out the headers that node:http adds to every answer by itself. */
function ownOf(headers: readonly string[]): string[] {
  const added = new Set(['date', 'connection', 'keep-alive']);
  return headers.filter((_, index) => !added.has((headers[index - (index % 2)] ?? '').toLowerCase()));
}
