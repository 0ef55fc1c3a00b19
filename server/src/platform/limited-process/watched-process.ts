import { buffer } from 'node:stream/consumers';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';

const lookEvery = 20;

/**
 * The engine limits only its own objects, but not what a document unpacks or a picture decodes, and a parent that was
 * killed ends nobody. So a thread beside the work, which may be in the middle of a long step, ends the process at its
 * limits.
 */
const watch = isMainThread ? new Worker(new URL(import.meta.url)) : undefined;
watch?.unref();

function tellWatch(what: 'all is there' | 'at rest') {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  watch?.postMessage(what);
}

/** The document from the input. Its time begins when all of it is there: until then only the store can be slow. */
export async function sentDocument(): Promise<Buffer> {
  const document = await buffer(process.stdin);
  tellWatch('all is there');
  return document;
}

/** What a kept process says: that it looks at the work, and then what it made, and how much memory it has. */
export type Said<Made> = 'begun' | { made: Made; megabytes: number };

/** Does one piece of work after the other, as a kept process gets them; its time runs only during one. */
export function workAsSent<Work, Made>(make: (work: Work) => Promise<Made>) {
  const say = (what: Said<Made>) => void process.send?.(what);
  const answer = async (work: Work) => {
    tellWatch('all is there');
    say('begun');
    const made = await make(work);
    tellWatch('at rest');
    say({ made, megabytes: process.memoryUsage.rss() / 1024 / 1024 });
  };
  process.on('message', (work) => void answer(work as Work));
  // An ordinary exit would wait for what is being decoded.
  process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
}

if (!isMainThread) {
  const {
    FORUM_MOST_MEGABYTES: megabytes,
    FORUM_MOST_MILLISECONDS: milliseconds,
    FORUM_MOST_SENDING: sending,
  } = process.env;
  let end = performance.now() + Number(sending) + Number(milliseconds);
  parentPort?.on('message', (what) => {
    end = what === 'at rest' ? Infinity : performance.now() + Number(milliseconds);
  });
  setInterval(() => {
    const isTooLarge = process.memoryUsage.rss() > Number(megabytes) * 1024 * 1024;
    if (isTooLarge || performance.now() > end) process.kill(process.pid, 'SIGKILL');
  }, lookEvery);
}
