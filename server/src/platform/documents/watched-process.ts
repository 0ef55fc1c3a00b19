import { buffer } from 'node:stream/consumers';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';

const lookEvery = 20;

/**
 * The engine limits only its own objects, but not what a document unpacks or draws, and a parent that was killed ends
 * nobody. So a thread beside the work, which may be in the middle of a long step, ends the process at its limits.
 */
const watch = isMainThread ? new Worker(new URL(import.meta.url)) : undefined;
watch?.unref();

/** The document from the input. Its time begins when all of it is there: until then only the store can be slow. */
export async function sentDocument(): Promise<Buffer> {
  const document = await buffer(process.stdin);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  watch?.postMessage('all is there');
  return document;
}

if (!isMainThread) {
  const {
    FORUM_MOST_MEGABYTES: megabytes,
    FORUM_MOST_MILLISECONDS: milliseconds,
    FORUM_MOST_SENDING: sending,
  } = process.env;
  let end = performance.now() + Number(sending) + Number(milliseconds);
  parentPort?.once('message', () => {
    end = performance.now() + Number(milliseconds);
  });
  setInterval(() => {
    const isTooLarge = process.memoryUsage.rss() > Number(megabytes) * 1024 * 1024;
    if (isTooLarge || performance.now() > end) process.kill(process.pid, 'SIGKILL');
  }, lookEvery);
}
