import { readdir, readFile, writeFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import sharp from 'sharp';
import { albumUse } from 'contract/wire/media';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hostileFiles } from '../../platform/media/content/hostile-files.testing.ts';
import { hostilePictures } from '../../platform/media/content/hostile-pictures.testing.ts';
import { svg } from '../../platform/media/content/made-files.testing.ts';
import { sendingTo } from '../../platform/media/uploads/sending.testing.ts';
import { longDatabase, type LongDatabase } from '../databases.testing.ts';
import { figure, tally } from '../measuring.testing.ts';
import { startServer, type RunningServer } from '../processes.testing.ts';

const megabyte = 1024 * 1024;
/** The server itself decodes nothing: these are buffers. */
const limit = 200 * megabyte;
/** What a process of pictures may have, and what it can take until somebody looks. */
const [limitOfChild, between] = [1_024 * megabyte, 100 * megabyte];
const rounds = 3;
/** So many large pictures are sent at once. */
const atOnce = 4;

let database: LongDatabase;
let server: RunningServer;
let sending: Awaited<ReturnType<typeof sendingTo>>;
beforeAll(async () => {
  database = await longDatabase({ hurried: true });
  server = await startServer({ DATABASE_URL: database.url, FORUM_LOG_LEVEL: 'error' });
  sending = await sendingTo({ port: Number(new URL(server.localAddress).port), dataDir: server.dataDir });
});
afterAll(async () => {
  await server?.stop();
  await database?.drop();
});

const megabytes = (bytes: number) => `${Math.round(bytes / megabyte)} MB`;

/** What the process has in memory now, and the most that it ever had, as the kernel counts it. */
async function memory() {
  const status = await readFile(`/proc/${server.pid}/status`, 'utf8');
  const of = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1]) * 1024;
  return { now: of('VmRSS'), most: of('VmHWM') };
}

/** The most that any process had that the server started, as long as it lives. */
function watchChildren() {
  const done = new AbortController();
  let most = 0;
  const look = async () => {
    const numbers = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
    for (const number of numbers) {
      const status = await readFile(`/proc/${number}/status`, 'utf8').catch(() => '');
      if (Number(/PPid:\s+(\d+)/.exec(status)?.[1]) !== server.pid) continue;
      most = Math.max(most, Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1] ?? 0) * 1024);
    }
  };
  const watching = (async () => {
    while (!done.signal.aborted) await Promise.all([look(), setTimeout(10)]);
  })();
  return async () => {
    done.abort();
    await watching;
    return most;
  };
}

const asPhoto = { 'upload-metadata': `use ${Buffer.from(albumUse).toString('base64')}` };

async function outcome(bytes: Buffer, headers: Record<string, string> = {}) {
  const response = await sending.sendAll(bytes, headers);
  const text = await response.text();
  if (!text.startsWith('{')) return `${response.status}`;
  const { code, obj } = JSON.parse(text) as { code: number; obj: { refusal?: string } };
  return code === 0 ? `${response.status} stored` : `${response.status} ${obj.refusal}`;
}

/** As many pixels as are taken, in the form that takes the most memory. */
const largest = () =>
  sharp({ create: { width: 7_740, height: 7_740, channels: 3, background: 'red' } })
    .jpeg({ progressive: true })
    .toBuffer();

const fullSize = 'width="4096" height="8192"';
/** The most that an upload may have, which becomes an even larger file. */
const side = { width: 7_000, height: 7_000, channels: 3, background: 'red' } as const;
const noise = () =>
  sharp({ create: { ...side, noise: { type: 'gaussian', mean: 128, sigma: 30 } } })
    .jpeg({ quality: 60 })
    .toBuffer();

test('hostile uploads neither end the server nor take more memory than their buffers', async () => {
  // The library for pictures is loaded before the measurement.
  await outcome(
    await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
      .png()
      .toBuffer(),
  );
  // The kernel forgets the most so far, which the start took.
  await writeFile(`/proc/${server.pid}/clear_refs`, '5');
  const before = await memory();
  const mostOfChildren = watchChildren();
  const heard: string[] = [];
  for (let round = 0; round < rounds; round += 1)
    for (const [, make] of [...hostileFiles, ...hostilePictures]) heard.push(await outcome(await make()));
  const { most: afterRounds } = await memory();
  const large = await largest();
  heard.push(...(await Promise.all(Array.from({ length: atOnce }, () => outcome(large)))));
  const filters = '<feGaussianBlur stdDeviation="50"/>'.repeat(5_000);
  const endless = svg(`<filter id="f">${filters}</filter><rect width="40" height="30" filter="url(#f)"/>`);
  for (const headers of [asPhoto, {}]) heard.push(await outcome(endless, headers));
  const groups = svg('<g opacity=".9"><rect width="9" height="9"/>'.repeat(120) + '</g>'.repeat(120), fullSize);
  for (const headers of [asPhoto, {}]) figure('nested groups', await outcome(groups, headers));
  figure('the largest photo', await outcome(large, asPhoto));
  figure('a photo of noise', await outcome(await noise(), asPhoto));
  const children = await mostOfChildren();
  const after = await memory();
  figure(`${heard.length} hostile uploads`, tally(heard));
  figure('memory before', megabytes(before.now));
  figure('the most without the large pictures', megabytes(afterRounds));
  figure(`the most meanwhile (limit ${megabytes(limit)} more)`, megabytes(after.most));
  figure(`the most of a process of pictures (limit ${megabytes(limitOfChild)})`, megabytes(children));
  figure('memory after', megabytes(after.now));
  expect(heard.filter((one) => one.startsWith('5'))).toEqual([]);
  expect(heard.slice(-6)).toEqual([...Array(atOnce).fill('200 stored'), '200 fileDamaged', '200 fileDamaged']);
  expect(after.most - before.now).toBeLessThan(limit);
  expect(children).toBeLessThan(limitOfChild + between);
  expect((await fetch(`${server.address}/api/openapi.json`)).status).toBe(200);
});
