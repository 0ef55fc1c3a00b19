import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
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
const limits = { megabytes: 300, milliseconds: 60_000, sending: 60_000, outputBytes: 1_000 };
const runScript = async (made: URL, more: Partial<Work> = {}) => {
  const { output } = await inOwnProcess({ script: made, args: [], input: nothing, limits, ...more });
  return String(output);
};
const run = async (does: string, more: Partial<Work> = {}) => runScript(await script(does), more);
/** The child sees the real time; only the clock of whoever waits for it is the test's. */
function stoppedTimers() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
}

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
  // Long enough for a process to begin on a machine that is busy.
  expect(await run('for (;;);', { limits: { ...limits, milliseconds: 3_000 } })).toBe('begun ');
});

/** A process that nobody but itself would end. */
async function orphan(does: string, sending: number) {
  const env = { FORUM_MOST_MEGABYTES: '300', FORUM_MOST_MILLISECONDS: '300', FORUM_MOST_SENDING: String(sending) };
  return spawn(process.execPath, [fileURLToPath(await script(does))], { env, stdio: ['pipe', 'pipe', 'ignore'] });
}

test('one whose parent was killed ends by itself', async () => {
  expect(await once(await orphan('for (;;);', 0), 'close')).toEqual([null, 'SIGKILL']);
});

test('a process knows that its time begins when all of the document is there', async () => {
  const waiting = await orphan(
    `const { sentDocument } = await import(${JSON.stringify(watched.href)});
    // More than a document may take.
    setTimeout(() => process.stdout.write('still here'), 600);
    await sentDocument();
    for (;;);`,
    3_600_000,
  );
  const closed = once(waiting, 'close');
  let said = '';
  waiting.stdout.on('data', (piece: Buffer) => {
    said += String(piece);
    if (said.endsWith('still here')) waiting.stdin.end();
  });
  expect([await closed, said]).toEqual([[null, 'SIGKILL'], 'begun still here']);
});

const echo = 'process.stdin.pipe(process.stdout);';

test('the time of a document begins when all of it was sent', async () => {
  stoppedTimers();
  const slowly = async function* () {
    yield Buffer.from('one ');
    vi.advanceTimersByTime(limits.milliseconds);
    yield Buffer.from('two');
  };
  expect(await run(echo, { input: slowly, limits: { ...limits, sending: limits.milliseconds * 2 } })).toBe(
    'begun one two',
  );
});

test('a store that takes too long, or stands still, says nothing of the document', async () => {
  stoppedTimers();
  const standing = async function* () {
    yield Buffer.from('one ');
    vi.advanceTimersByTime(limits.sending);
    await new Promise(() => {});
  };
  await expect(run(echo, { input: standing })).rejects.toThrow('could not be sent');
});

test('a store whose line breaks in the middle fails, however the line says so', async () => {
  const broken = async function* () {
    yield Buffer.from('one ');
    throw Object.assign(new Error('the line broke'), { code: 'ECONNRESET' });
  };
  await expect(run(echo, { input: broken })).rejects.toThrow('the line broke');
});

test('one that ends by itself before it has everything is not to be tried again', async () => {
  const large = async function* () {
    for (let nth = 0; nth < 100; nth += 1) yield Buffer.alloc(100_000);
  };
  expect(await run(`process.exit(1)`, { input: large })).toBe('begun ');
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
  // Both are there before the first asks for its turn, so that the turns are theirs in this order.
  const [endless, empty] = [await script('for (;;);'), await script('')];
  const running = runScript(endless, { stopping: stopping.signal, input: stop });
  const next = runScript(empty, { stopping: stopping.signal });
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
