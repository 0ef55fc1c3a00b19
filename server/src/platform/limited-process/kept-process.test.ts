import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keptProcess, type KeptLimits } from './kept-process.ts';
import { limitsForProcess } from './own-process.ts';

const watched = new URL('./watched-process.ts', import.meta.url);
let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forum-kept-'));
});
afterAll(() => rm(folder, { recursive: true }));

type Work = { does?: 'never end' | 'stop' | 'fail' };
const limits: KeptLimits = { megabytes: 300, milliseconds: 60_000, keptMegabytes: 200, keptMilliseconds: 60_000 };

/** A process that answers with its number; what it does before is named by the work. */
async function script(before = ''): Promise<URL> {
  const path = join(folder, `${Math.random()}.mjs`);
  const text = `
    ${before}
    const { workAsSent } = await import(${JSON.stringify(watched.href)});
    const kept = [];
    workAsSent(async ({ does, megabytes = 0 }) => {
      for (let taken = 0; taken < megabytes; taken += 20) {
        kept.push(Buffer.alloc(20_000_000, 1));
        await new Promise((done) => setTimeout(done, 20));
      }
      if (does === 'never end') for (;;);
      if (does === 'stop') process.kill(process.pid, 'SIGTERM');
      if (does === 'fail') throw new Error('on purpose');
      if (does) await new Promise(() => {});
      return { pid: process.pid, env: Object.keys(process.env).filter((name) => !name.startsWith('FORUM_MOST')) };
    });`;
  await writeFile(path, text);
  return pathToFileURL(path);
}
type Sent = Work & { megabytes?: number };
const processOf = async (within: Partial<KeptLimits> = {}) =>
  keptProcess<Sent, { pid: number; env: string[] }>(await script(), { ...limits, ...within });

test('one process does one work after the other, and sees nothing of the server', async () => {
  const work = await processOf();
  const [first, ...others] = await Promise.all([work({}), work({}), work({})]);
  expect([first?.env, others]).toEqual([[], [first, first]]);
});

test.each([
  ['time', { milliseconds: 3_000 }, { does: 'never end' }],
  ['memory', {}, { megabytes: 2_000 }],
] as const)('one that is ended at its limit of %s answers nothing, and another does the next work', async (...of) => {
  const [, within, tooMuch] = of;
  const work = await processOf(within);
  const before = await work({});
  expect(await work(tooMuch)).toBeUndefined();
  const after = await work({});
  expect([typeof after?.pid, after?.pid === before?.pid]).toEqual(['number', false]);
});

test('one that has grown is not kept', async () => {
  const work = await processOf();
  const [small, grown, next] = [await work({}), await work({ megabytes: 160 }), await work({})];
  expect([grown?.pid === small?.pid, next?.pid === small?.pid]).toEqual([true, false]);
});

test('one that ended while nobody used it is replaced without a word', async () => {
  const work = await processOf();
  const first = await work({});
  process.kill(first!.pid, 'SIGKILL');
  const next = await work({});
  expect([typeof next?.pid, next?.pid === first?.pid]).toEqual(['number', false]);
});

test('one that fails in the middle answers nothing', async () => {
  const work = await processOf();
  expect([await work({ does: 'fail' }), typeof (await work({}))?.pid]).toEqual([undefined, 'number']);
});

test('what ends with the server says nothing of the work', async () => {
  const work = await processOf();
  await expect(work({ does: 'stop' })).rejects.toThrow('was stopped');
});

test('one that cannot be started is an error, and not said of the work', async () => {
  const work = keptProcess(await script('process.exit(1);'), limits);
  await expect(work({})).rejects.toThrow('could not be started');
});

test('one whose server was killed ends by itself, at rest or in the middle of its work', async () => {
  const { env, execArgv } = limitsForProcess({ megabytes: 300, milliseconds: 60_000, sending: Infinity });
  const path = fileURLToPath(await script());
  const child = fork(path, [], { env, execArgv, serialization: 'advanced' });
  child.send({ does: 'wait' });
  await once(child, 'message');
  const closed = once(child, 'exit');
  child.disconnect();
  expect(await closed).toEqual([null, 'SIGKILL']);
});
