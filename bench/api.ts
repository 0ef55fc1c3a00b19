import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../e2e/support/server.ts';
import { root } from '../scripts/folders.ts';
import { startPostgres } from '../scripts/postgres.ts';
import { type Ask, cpuOf, sendAll, signedAsk } from './load.ts';
import { signInMany } from './many-sessions.ts';
import { printTable } from './table.ts';

/** Processor time of a hot read, envelope, signature and session checked, against node:http with the same bytes. */
const limits = { 'one token': 1.6, '5,000 sessions in turn': 4 } as const;
const sessions = 5_000;
const requests = 8_000;
const rounds = 3;
const reads = [
  '/api/agenda/getAgenda',
  '/api/delegates/getDelegates',
  '/api/partner/getPartners',
  '/api/places/getPlaces',
  '/api/about/getQuestions',
] as const;

const postgres = await startPostgres();
const folder = mkdtempSync(join(tmpdir(), 'forum-bench-'));
const server = await startServer({ DATABASE_URL: postgres.url, FORUM_REHEARSAL_NOW: new Date().toISOString() });
const rows: string[][] = [];
let worst = 0;
try {
  const tokens = await signInMany(postgres.url, sessions);
  const asksFor = (path: string, who: readonly string[]) =>
    who.map((token) => signedAsk(server.origin + path, token, {}));
  const answers = await Promise.all(reads.map((path) => sendAll(asksFor(path, tokens.slice(0, 1)), 1)));
  const bare = await startBare(answers);
  try {
    for (const [index, path] of reads.entries()) {
      const answer = answers[index] ?? Buffer.alloc(0);
      if (!answer.toString().startsWith('{"code":0'))
        throw new Error(`${path} answered ${answer.subarray(0, 200).toString()}`);
      const peer: Ask[] = [{ url: `${bare.origin}/${index}`, headers: {}, body: '{}' }];
      for (const [name, limit] of Object.entries(limits)) {
        const asks = asksFor(path, name === 'one token' ? tokens.slice(0, 1) : tokens);
        const { ours, theirs } = await compare(asks, peer, bare.pid);
        worst = Math.max(worst, ours / theirs / limit);
        rows.push([
          `${path}, ${name}`,
          ...[(answer.length / 1000).toFixed(1), theirs.toFixed(0), ours.toFixed(0), (ours / theirs).toFixed(2)],
          ...[String(limit), (ours / theirs / limit).toFixed(2)],
        ]);
      }
    }
  } finally {
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

/** Turn by turn, so that both see the same machine; the median of the rounds. */
async function compare(asks: readonly Ask[], peer: readonly Ask[], barePid: number) {
  await sendAll(asks, Math.min(asks.length, 2_000));
  await sendAll(peer, 2_000);
  const [ours, theirs]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    ours.push(await costOf(asks, server.pid));
    theirs.push(await costOf(peer, barePid));
  }
  return { ours: median(ours), theirs: median(theirs) };
}

async function costOf(asks: readonly Ask[], pid: number): Promise<number> {
  const before = cpuOf(pid);
  await sendAll(asks, requests);
  return (cpuOf(pid) - before) / requests;
}

async function startBare(answers: readonly Buffer[]) {
  const files = answers.map((bytes, index) => {
    const file = join(folder, String(index));
    writeFileSync(file, bytes);
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

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
