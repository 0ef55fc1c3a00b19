import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { diskStore } from '../../platform/media/store/disk-store.ts';
import { publicAddresses, sharedArticle, slowReaders } from '../../platform/http/public/public-addresses.testing.ts';
import { routesRegisteredBy } from '../../platform/testing/registered-routes.ts';
import { testServer } from '../../platform/testing/test-server.ts';
import { longDatabase, type LongDatabase } from '../databases.testing.ts';
import { figure } from '../measuring.testing.ts';
import { startServer, type RunningServer } from '../processes.testing.ts';
import { clientOf, type Client } from '../wire.testing.ts';

const readers = 300;
/** Each asks so often on its connection without reading, as slowhttptest does. */
const pipelined = 3;
const calls = 150;
/** Below this an idle median says more about the clock than about the server. */
const leastMedian = 2;
const megabyte = 1024 * 1024;

let database: LongDatabase;
let server: RunningServer;
let client: Client;
let dataDir: string;
let addresses: string[];
beforeAll(async () => {
  const registered = await routesRegisteredBy(async () => (await testServer()).stop());
  database = await longDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'forum-slow-'));
  const services = { mediaStore: diskStore(join(dataDir, 'media')) };
  const article = await database.prepare((db) => sharedArticle({ db, services }));
  addresses = publicAddresses(registered, article);
  server = await startServer({ DATABASE_URL: database.url, FORUM_LOG_LEVEL: 'error', FORUM_DATA_DIR: dataDir });
  client = clientOf(server.address);
});
afterAll(async () => {
  client?.close();
  await server?.stop();
  await database?.drop();
  await rm(dataDir, { recursive: true, force: true });
});

/** What another caller waits for, one call after the other. */
async function timesOfCalls() {
  const times: number[] = [];
  for (let call = 0; call < calls; call++) {
    const { code, ms } = await client.post('/api/about/getLegalTexts');
    expect(code).toBe(0);
    times.push(ms);
  }
  const sorted = times.toSorted((a, b) => a - b);
  return { median: sorted[calls >> 1] ?? 0, longest: sorted.at(-1) ?? 0 };
}

async function memoryUsed(): Promise<number> {
  const [, kilobytes = ''] = /VmRSS:\s+(\d+) kB/.exec(await readFile(`/proc/${server.pid}/status`, 'utf8')) ?? [];
  return (Number(kilobytes) * 1024) / megabyte;
}

test('300 slow readers of any public address leave others their answers, and the server its memory', async () => {
  await timesOfCalls();
  for (const path of addresses) {
    const idle = await timesOfCalls();
    const rest = await memoryUsed();
    const slow = await slowReaders(server.address, path, readers, pipelined);
    const beside = await timesOfCalls();
    const more = (await memoryUsed()) - rest;
    slow.end();
    const ratio = beside.median / Math.max(idle.median, leastMedian);
    const ms = (value: number) => `${value.toFixed(1)} ms`;
    figure(
      path.padEnd(34),
      `median ${ms(idle.median)} → ${ms(beside.median)} (${ratio.toFixed(2)} ×), longest ${ms(beside.longest)}, ${more.toFixed(0)} MB more than before`,
    );
    expect.soft(ratio, path).toBeLessThanOrEqual(2);
    expect.soft(more, path).toBeLessThanOrEqual(100);
  }
});
