import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';

export type Limits = {
  megabytes: number;
  /** For the document, from when all of it is there. */
  milliseconds: number;
  /** For the store until then. */
  sending: number;
  outputBytes: number;
};
/** Opens the document when its turn has come: a store would not wait for minutes in the middle of a file. */
export type Input = () => AsyncIterable<Uint8Array> | Promise<AsyncIterable<Uint8Array>>;
export type Work = {
  script: URL;
  args: readonly string[];
  input: Input;
  limits: Limits;
  /** Aborted when the server stops. */
  stopping?: AbortSignal | undefined;
};

/** What the process wrote, and how long it had the whole document. */
type Ran = { output: Buffer; milliseconds: number };

/** Documents take much memory while they are read, so that one is read at a time. */
let last: Promise<unknown> = Promise.resolve();

/**
 * What a script writes that reads a document. A document can make a library take hours or all memory, and only a
 * process can be ended; it sees no setting of the server. What it wrote before it reached a limit is returned as well. A
 * store that is too slow or fails says nothing of the document, and is an error.
 */
export async function inOwnProcess(work: Work): Promise<Ran> {
  const mine = last.then(() => run(work));
  last = mine.catch(() => undefined);
  return mine;
}

async function run({ script, args, input, limits, stopping }: Work): Promise<Ran> {
  stopping?.throwIfAborted();
  const bytes = await input();
  const child = started(script, args, limits);
  const end = () => void child.kill('SIGKILL');
  let timer = setTimeout(end, limits.sending);
  stopping?.addEventListener('abort', end);
  process.on('exit', end);
  const closed = once(child, 'close') as Promise<[code: number | null, signal: NodeJS.Signals | null]>;
  // It may fail to start while the document is still being sent.
  closed.catch(() => undefined);
  try {
    const output = outputOf(child.stdout, limits, end);
    // A store that stands still is not waited for when the process has ended.
    const isWhole = await Promise.race([sendAll(bytes, child.stdin), closed.then(() => false)]);
    clearTimeout(timer);
    const sentAt = performance.now();
    timer = setTimeout(end, limits.milliseconds);
    const [code, signal] = await closed;
    // Nothing can be said of the document, which has to be read again.
    if (stopping?.aborted || isFromOutside(signal)) throw new Error('the reading of a document was stopped');
    // The process looks at a document when it has all of it: whatever killed it before says nothing of the document.
    if (!isWhole && code === null) throw new Error('a document could not be sent whole');
    return { output: Buffer.concat(output), milliseconds: performance.now() - sentAt };
  } finally {
    clearTimeout(timer);
    stopping?.removeEventListener('abort', end);
    process.off('exit', end);
    end();
  }
}

/** The engine begins to save where it would otherwise take all that the process may have. */
const ofEngine = 0.75;

/** How a process learns its limits (watched-process.ts); it gets nothing else of the server's environment. */
export function limitsForProcess({ megabytes, milliseconds, sending }: Omit<Limits, 'outputBytes'>) {
  const env = {
    FORUM_MOST_MEGABYTES: String(megabytes),
    FORUM_MOST_MILLISECONDS: String(milliseconds),
    FORUM_MOST_SENDING: String(sending),
  };
  return { env, execArgv: [`--max-old-space-size=${Math.floor(megabytes * ofEngine)}`] };
}

function started(script: URL, args: readonly string[], limits: Limits) {
  const { env, execArgv } = limitsForProcess(limits);
  const stdio: ['pipe', 'pipe', 'ignore'] = ['pipe', 'pipe', 'ignore'];
  return spawn(process.execPath, [...execArgv, fileURLToPath(script), ...args], { env, stdio });
}

function outputOf(stdout: Readable, { outputBytes }: Limits, end: () => void): Buffer[] {
  const pieces: Buffer[] = [];
  let length = 0;
  stdout.on('data', (piece: Buffer) => {
    length += piece.length;
    if (length > outputBytes) end();
    else pieces.push(piece);
  });
  return pieces;
}

/** Whoever stops the server often sends the signal to all of its processes. */
export function isFromOutside(signal: NodeJS.Signals | null): boolean {
  return signal === 'SIGTERM' || signal === 'SIGINT' || signal === 'SIGHUP';
}

/** Whether the process took all of it; it may end before. A store that fails is a failure of the job. */
async function sendAll(input: AsyncIterable<Uint8Array>, stdin: Writable): Promise<boolean> {
  const bytes = Readable.from(input);
  let failure: Error | undefined;
  bytes.on('error', (reason) => {
    // The pipeline also destroys what it reads from, when the process has ended.
    if (!stdin.destroyed) failure = reason;
  });
  const isWhole = await pipeline(bytes, stdin).then(
    () => true,
    () => false,
  );
  if (failure) throw failure;
  return isWhole;
}
