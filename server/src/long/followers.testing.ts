import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { request, type ClientRequest, type IncomingMessage } from 'node:http';
import { getMeetings } from 'contract/calls/agenda';
import type { Changes } from 'contract/calls/live';
import { becomesTrue } from './measuring.testing.ts';
import type { Client } from './wire.testing.ts';

/** These are the waits of the app, which keep phones from reconnecting or fetching all at the same moment. */
const firstWait = 3_000;
const longestWait = 10_000;
const longestRefetchWait = 1_500;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export type Follower = ReturnType<typeof followerOf>;

/** Acts like a phone with an open stream: it reconnects by itself and fetches a meeting that changed. */
export function followerOf(address: string, client: Client, token: string) {
  const stop = new AbortController();
  let [open, ends, last] = [false, 0, undefined as number | undefined];
  const wrong: string[] = [];
  const versions = new Map<string, { version: number; at: number }>();
  let current: ClientRequest | undefined;

  async function hear(changes: Changes) {
    last = changes.last;
    for (const { itemId } of changes.hints) {
      if (!itemId) continue;
      await pause(randomInt(longestRefetchWait));
      const { code, obj } = await client.post(getMeetings.path, { id: itemId }, { token });
      const [meeting] = (obj as { meetings: { version: number }[] } | null)?.meetings ?? [];
      if (code !== 0 || !meeting) wrong.push(`meeting: ${code}`);
      else versions.set(itemId, { version: meeting.version, at: performance.now() });
    }
  }

  async function stream() {
    const body = last === undefined ? {} : { after: last };
    const { headers, bytes } = client.signed(body, { token });
    current = request(new URL('/api/live/followChanges', address), { method: 'POST', agent: false, headers });
    current.on('error', () => {});
    current.end(bytes);
    const [response] = (await once(current, 'response')) as [IncomingMessage];
    if (response.headers['content-type'] !== 'text/event-stream; charset=utf-8')
      wrong.push(`stream: ${response.statusCode}`);
    open = true;
    let rest = '';
    for await (const piece of response.setEncoding('utf8') as AsyncIterable<string>) {
      const blocks = (rest + piece).split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks) {
        const data = /^data: (.*)$/m.exec(block)?.[1];
        if (data) void hear(JSON.parse(data) as Changes).catch((failure: Error) => wrong.push(failure.message));
      }
    }
  }

  async function run() {
    for (let failures = 0; !stop.signal.aborted;) {
      await stream().then(
        () => (failures = 0),
        () => (failures += 1),
      );
      if (open) ends += 1;
      open = false;
      if (!stop.signal.aborted) await pause(randomInt(Math.min(firstWait * 2 ** failures, longestWait)));
    }
  }
  void run();

  return {
    wrong,
    isOpen: () => open,
    ends: () => ends,
    /** The time at which this phone showed that version of the meeting. */
    sawAt: (id: string, version: number) => {
      const seen = versions.get(id);
      return seen && seen.version >= version ? seen.at : undefined;
    },
    stop() {
      stop.abort();
      current?.destroy();
    },
  };
}

export const allOpen = (followers: readonly Follower[], within: number) =>
  becomesTrue(() => followers.every((follower) => follower.isOpen()), within);
