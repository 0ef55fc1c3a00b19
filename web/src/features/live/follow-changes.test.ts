import type { ServerResponse } from 'node:http';
import type { Changes } from 'contract/calls/live';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answers, startForumServer } from '../../lib/call/forum-server.testing.ts';
import { listenToCalls } from '../../lib/call/call-events.testing.ts';
import { storage } from '../../lib/storage/storage.ts';
import { follow } from './follow-changes.ts';
import { reconnecting } from './stream-or-polling.ts';

const forum = await startForumServer();
let shell = listenToCalls();
let stop = new AbortController();
let heard: Changes[] = [];

beforeEach(() => {
  shell = listenToCalls();
  storage.clearAll();
  storage.token.set('token-1');
  stop = new AbortController();
  heard = [];
  vi.spyOn(reconnecting, 'wait').mockReturnValue(1);
  vi.spyOn(reconnecting, 'pollWait').mockReturnValue(1);
});
afterEach(async () => {
  stop.abort();
  await following;
  vi.restoreAllMocks();
});
afterAll(forum.stop);

const change = (last: number): Changes => ({
  ...{ last, missed: false, mine: false },
  hints: [{ number: last, topic: 'agenda', itemId: null, version: last }],
});
/** Sends the events in pieces that are cut anywhere, and then stays open or ends. */
function streams(events: Changes[], ends: boolean) {
  return (response: ServerResponse) => {
    response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
    response.write(': beat\n\n');
    const text = events.map((one) => `id: ${one.last}\ndata: ${JSON.stringify(one)}\n\n`).join('');
    for (const piece of text.match(/[\s\S]{1,17}/g) ?? []) response.write(piece);
    if (ends) response.end();
  };
}
let following = Promise.resolve();
const started = (after?: number) =>
  (following = follow({ after, onChanges: (changes) => void heard.push(changes), signal: stop.signal }));
const bodies = () => forum.heard.map(({ path, body }) => `${path.split('/').at(-1)} ${body}`);

it('receives every change of a stream, however the network cuts it into pieces', async () => {
  forum.replies(streams([change(4), change(5)], false));
  void started(3);
  await vi.waitFor(() => expect(heard).toEqual([change(4), change(5)]));
  expect(bodies()).toEqual(['followChanges {"after":3}']);
  expect(forum.heard[0]?.headers['access-token']).toBe('token-1');
});

it('reconnects after a cut and continues after the last number', async () => {
  forum.replies(streams([change(7)], true), streams([change(8)], false));
  void started();
  await vi.waitFor(() => expect(heard).toEqual([change(7), change(8)]));
  expect(bodies()).toEqual(['followChanges {}', 'followChanges {"after":7}']);
});

it('polls if streams are cut again and again', async () => {
  forum.replies(
    ...[streams([change(1)], true), streams([change(2)], true), streams([change(3)], true)],
    answers({ code: 0, msg: '', obj: change(4) }),
  );
  void started();
  await vi.waitFor(() => expect(heard.slice(0, 4)).toEqual([change(1), change(2), change(3), change(4)]));
  expect(bodies()[3]).toBe('getChanges {"after":3}');
});

it('stops for good when the session is over, and the user sees it once', async () => {
  forum.replies(answers({ code: -7, msg: 'This account has been logged in to another device', obj: null }));
  await started();
  expect(shell.told).toEqual(['session lost: -7 This account has been logged in to another device']);
  expect(forum.heard).toHaveLength(1);
});

it('survives an unreadable answer without showing an error', async () => {
  forum.replies(answers('<html>Bad gateway</html>', { status: 502 }), streams([change(9)], false));
  void started();
  await vi.waitFor(() => expect(heard).toEqual([change(9)]));
  expect(shell.told).toEqual([]);
});
