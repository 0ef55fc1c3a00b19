import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';

type Limits = { megabytes: number; milliseconds: number; outputBytes: number };
type Work = { script: URL; args: readonly string[]; input: AsyncIterable<Uint8Array>; limits: Limits };

/** Documents take much memory while they are read, so that one is read at a time. */
let last: Promise<unknown> = Promise.resolve();

/**
 * What a script writes that reads a document. A document can make a library take hours or all memory, and only a
 * process can be ended; it sees no setting of the server. What it wrote before it was ended is returned as well.
 */
export async function inOwnProcess(work: Work): Promise<Buffer> {
  const mine = last.then(() => run(work));
  last = mine.catch(() => undefined);
  return mine;
}

async function run({ script, args, input, limits }: Work): Promise<Buffer> {
  const child = spawn(process.execPath, [`--max-old-space-size=${limits.megabytes}`, fileURLToPath(script), ...args], {
    env: {},
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  const timer = setTimeout(() => child.kill('SIGKILL'), limits.milliseconds);
  const pieces: Buffer[] = [];
  let length = 0;
  child.stdout.on('data', (piece: Buffer) => {
    length += piece.length;
    if (length > limits.outputBytes) child.kill('SIGKILL');
    else pieces.push(piece);
  });
  const closed = once(child, 'close');
  try {
    await sendAll(input, child.stdin);
    await closed;
    return Buffer.concat(pieces);
  } finally {
    clearTimeout(timer);
    child.kill('SIGKILL');
  }
}

/** The process may end before it has read everything; a store that fails is a failure of the job. */
async function sendAll(input: AsyncIterable<Uint8Array>, stdin: NodeJS.WritableStream) {
  const bytes = Readable.from(input);
  let failure: Error | undefined;
  bytes.on('error', (reason) => (failure = reason));
  await pipeline(bytes, stdin).catch(() => undefined);
  // The pipeline also destroys what it reads from when the process has ended.
  if (failure && !isClosed(failure)) throw failure;
}

function isClosed({ code }: Error & { code?: unknown }): boolean {
  return code === 'EPIPE' || code === 'ERR_STREAM_PREMATURE_CLOSE' || code === 'ECONNRESET';
}
