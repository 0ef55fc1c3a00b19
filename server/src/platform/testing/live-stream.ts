import type { Changes } from 'contract/calls/live';
import type { testServer } from './test-server.ts';

type Server = Awaited<ReturnType<typeof testServer>>;

/** Reads the stream as a phone does. */
export async function openStream({ call }: Server, token: string, after?: number) {
  const stop = new AbortController();
  const body = after === undefined ? {} : { after };
  const response = await call.stream('/api/live/followChanges', body, { token }, stop.signal);
  const seen: Changes[] = [];
  const waiting = new Set<() => void>();
  const ended = (async () => {
    let rest = '';
    for await (const piece of (response.body ?? new ReadableStream()).pipeThrough(new TextDecoderStream())) {
      const blocks = (rest + piece).split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks) {
        const data = /^data: (.*)$/m.exec(block)?.[1];
        if (data) seen.push(JSON.parse(data) as Changes);
      }
      for (const look of waiting) look();
    }
    return 'ended' as const;
  })().catch(() => 'cut' as const);
  const endedBefore = (count: number) =>
    ended.then((how) => Promise.reject(new Error(`${how} after ${seen.length} of ${count} events`)));
  const arrived = (count: number) =>
    new Promise<Changes[]>((resolve) => {
      const look = () => {
        if (seen.length < count) return;
        waiting.delete(look);
        resolve(seen.slice());
      };
      waiting.add(look);
      look();
    });
  /** Resolves when this many events have arrived; a stream that ended before has no more of them. */
  const events = (count: number) => Promise.race([arrived(count), endedBefore(count)]);

  return {
    headers: Object.fromEntries(response.headers),
    ended,
    close: () => stop.abort(),
    events,
    /** The versions of all hints up to this one. What else the stream tells meanwhile, such as another login, may come between. */
    async versionsUntil(version: number) {
      for (let count = 1; ; count++) {
        const versions = (await events(count)).flatMap(({ hints }) => hints.map((hint) => hint.version));
        if (versions.includes(version)) return versions;
      }
    },
  };
}
