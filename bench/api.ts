import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../e2e/support/server.ts';
import { idFromKey } from '../server/src/platform/ids.ts';
import { root } from '../scripts/folders.ts';
import { startPostgres } from '../scripts/postgres.ts';
import { type Answered, type Ask, cpuDuring, type Load, openLoad, signedAsk } from './send-load.ts';
import { signInMany } from './many-sessions.ts';
import { printTable } from './table.ts';

/**
 * The processor time of a hot read, with envelope, signature and session checked, divided by that of bare node:http,
 * which gets the same kind of requests and sends the same bytes unseen. No two requests are the same.
 */
const limits = { 'one token': 1.8, '5,000 sessions in turn': 2 } as const;
/** One meeting by its id costs more, because its answer carries fields that are only the viewer's. */
const limitOfOne = 4;
/** V8 takes this long until the code that all reads share is as fast as it gets. */
const firstWarmUp = 30_000;
const warmUp = 5_000;
const rounds = 150;
/** The number in each round. */
const requests = 400;
const reads: { path: string; fields?: Record<string, string>; limit?: number }[] = [
  { path: '/api/agenda/getAgenda' },
  { path: '/api/partner/getPartners' },
  { path: '/api/places/getPlaces' },
  { path: '/api/about/getQuestions' },
  { path: '/api/conference/getConference', fields: { id: idFromKey('meeting', 'green-growth') }, limit: limitOfOne },
  // The largest answer is the last, because it leaves both servers with a heap to clean up.
  { path: '/api/delegates/getDelegates' },
];

const postgres = await startPostgres();
const folder = mkdtempSync(join(tmpdir(), 'forum-bench-'));
const server = await startServer({ DATABASE_URL: postgres.url, FORUM_REHEARSAL_NOW: new Date().toISOString() });
const rows: string[][] = [];
let worst = 0;
try {
  const tokens = await signInMany(postgres.url);
  const ours = await openLoad(server.origin);
  const answers: Answered[] = [];
  for (const { path, fields } of reads) answers.push(await ours.send([signedAsk(path, tokens[0] ?? '', fields)]));
  const bare = await startBare(answers);
  const theirs = await openLoad(bare.origin);
  const peers = { ours: { load: ours, pid: server.pid }, theirs: { load: theirs, pid: bare.pid } };
  try {
    const first = asking(reads[0]?.path ?? '', tokens);
    for (const { load } of Object.values(peers)) await load.send(first(firstWarmUp));
    for (const [index, { path, fields, limit: ownLimit }] of reads.entries()) {
      const { body } = answers[index] as Answered;
      for (const [name, usualLimit] of Object.entries(limits)) {
        const limit = ownLimit ?? usualLimit;
        const who = name === 'one token' ? tokens.slice(0, 1) : tokens;
        const ask = asking(path, who, fields);
        const { ratio, ...cost } = await compare(peers, ask);
        worst = Math.max(worst, ratio / limit);
        rows.push([
          `${path}, ${name}`,
          ...[(body.length / 1000).toFixed(1), cost.theirs.toFixed(0), cost.ours.toFixed(0), ratio.toFixed(2)],
          ...[String(limit), (ratio / limit).toFixed(2)],
        ]);
      }
    }
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
printTable(['hot read', 'kB', 'bare µs', 'ours µs', 'ratio', 'limit', 'of limit'], rows);
console.log(JSON.stringify({ bench: 'api', worstOfLimit: Math.round(worst * 100) / 100 }));
if (worst > 1) process.exitCode = 1;

type MakeAsks = (count: number) => Ask[];

/** Makes new requests with the tokens in turn, the same kind for both sides. */
function asking(path: string, who: readonly string[], fields?: Record<string, string>): MakeAsks {
  let turn = 0;
  const next = () => who[turn++ % who.length] ?? '';
  return (count) => Array.from({ length: count }, () => signedAsk(path, next(), fields));
}

type Side = 'ours' | 'theirs';

/** Both sides work in short turns, so that both meet the same state of the machine. The median of the ratios counts. */
async function compare(peers: Record<Side, { load: Load; pid: number }>, make: MakeAsks) {
  const sides = ['ours', 'theirs'] as const;
  const costs: Record<Side, number[]> = { ours: [], theirs: [] };
  for (const side of sides) await peers[side].load.send(make(warmUp));
  for (let round = 0; round < rounds; round += 1)
    for (const side of sides) {
      const { load, pid } = peers[side];
      const asks = make(requests);
      costs[side].push((await cpuDuring(pid, () => load.send(asks))) / requests);
    }
  const ratios = costs.ours.map((ours, round) => ours / (costs.theirs[round] ?? Number.NaN));
  return { ours: median(costs.ours), theirs: median(costs.theirs), ratio: median(ratios) };
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

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
