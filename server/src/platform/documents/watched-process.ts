import { isMainThread, Worker } from 'node:worker_threads';

const lookEvery = 20;

/**
 * The engine limits only its own objects, but not what a document unpacks or draws, and a parent that was killed ends
 * nobody. So a thread beside the work, which may be in the middle of a long step, ends the process at its limits.
 */
if (isMainThread) new Worker(new URL(import.meta.url)).unref();
else {
  const { FORUM_MOST_MEGABYTES: megabytes, FORUM_MOST_MILLISECONDS: milliseconds } = process.env;
  const end = performance.now() + Number(milliseconds);
  setInterval(() => {
    const isTooLarge = process.memoryUsage.rss() > Number(megabytes) * 1024 * 1024;
    if (isTooLarge || performance.now() > end) process.kill(process.pid, 'SIGKILL');
  }, lookEvery);
}
