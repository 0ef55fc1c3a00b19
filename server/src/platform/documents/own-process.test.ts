import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inOwnProcess, type Work } from './own-process.ts';

const watched = new URL('./watched-process.ts', import.meta.url);
let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forum-processes-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** A process that says that it has begun, and then does this. */
async function script(does: string): Promise<URL> {
  const path = join(folder, `${does.length}-${Math.random()}.mjs`);
  await writeFile(path, `import ${JSON.stringify(watched.href)};\nprocess.stdout.write('begun ');\n${does}`);
  return pathToFileURL(path);
}
async function* nothing() {}
const limits = { megabytes: 300, milliseconds: 60_000, outputBytes: 1_000 };
const run = async (does: string, more: Partial<Work> = {}) =>
  String(await inOwnProcess({ script: await script(does), args: [], input: nothing, limits, ...more }));

test('what a process wrote is returned, also if it fails afterwards', async () => {
  expect([await run(`process.stdout.write('done')`), await run('throw new Error()')]).toEqual(['begun done', 'begun ']);
});

test('memory outside of the engine counts as well', async () => {
  // Without a limit this takes 2 GB, and comes to its end.
  const takes = (megabytes: number) => `
    const all = [];
    for (let taken = 0; taken < ${megabytes}; taken += 50) {
      all.push(Buffer.alloc(50_000_000, 1));
      await new Promise((done) => setTimeout(done, 20));
    }
    process.stdout.write('done');
    process.exit();`;
  expect([await run(takes(2_000)), await run(takes(100))]).toEqual(['begun ', 'begun done']);
});

test('one that writes without end, or never ends, is ended', async () => {
  const endless = `const more = () => process.stdout.write('x'.repeat(400), more); more();`;
  expect((await run(endless)).length).toBeLessThanOrEqual(limits.outputBytes);
  expect(await run('for (;;);', { limits: { ...limits, milliseconds: 500 } })).toBe('begun ');
});

test('one whose parent was killed ends by itself', async () => {
  const env = { FORUM_MOST_MEGABYTES: '300', FORUM_MOST_MILLISECONDS: '300' };
  const orphan = spawn(process.execPath, [fileURLToPath(await script('for (;;);'))], { env, stdio: 'ignore' });
  expect(await once(orphan, 'close')).toEqual([null, 'SIGKILL']);
});

test.each(['SIGTERM', 'SIGINT', 'SIGHUP'])(
  'one that is stopped together with the server (%s) says nothing',
  async (signal) => {
    await expect(run(`process.kill(process.pid, '${signal}'); for (;;);`)).rejects.toThrow('was stopped');
  },
);

test('when the server stops, the process ends with it, and the next one does not begin', async () => {
  const stopping = new AbortController();
  const stop = async function* () {
    yield new Uint8Array(1);
    stopping.abort();
  };
  const running = run('for (;;);', { stopping: stopping.signal, input: stop });
  const next = run('', { stopping: stopping.signal });
  await expect(running).rejects.toThrow('was stopped');
  await expect(next).rejects.toThrow('aborted');
});

test('a document is opened when its turn has come, and one that cannot be opened fails alone', async () => {
  const opened: string[] = [];
  const input = (name: string) => () => {
    opened.push(name);
    if (name === 'second') throw new Error('the store is away');
    return nothing();
  };
  const work = { script: await script(''), args: [], limits };
  const all = ['first', 'second', 'third'].map((name) => inOwnProcess({ ...work, input: input(name) }));
  const [first, second, third] = await Promise.allSettled(all);
  expect([first?.status, second, third?.status, opened]).toEqual([
    'fulfilled',
    { status: 'rejected', reason: new Error('the store is away') },
    'fulfilled',
    ['first', 'second', 'third'],
  ]);
});
