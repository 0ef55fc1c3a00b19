import { RequestId, write } from 'contract/wire/call';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { call } from './call.ts';
import { listenToCalls } from './call-events.testing.ts';
import { answers, startForumServer } from './forum-server.testing.ts';
import { newRequestId } from './sent-again-counts-once.ts';

const declared = { who: 'signed in', summary: '', keep: 'nothing', overlay: false } as const;
const saveNote = write('/api/note/saveNote', { ...declared, body: { text: z.string() }, answer: z.string() });
const note = { text: '早餐 & talk' };

const forum = await startForumServer();
const saved = answers({ code: 0, msg: '', obj: 'saved' });
const lost = (response: import('node:http').ServerResponse) => void response.destroy();

beforeEach(() => void listenToCalls());
afterEach(() => void vi.useRealTimers());
afterAll(forum.stop);

const bodies = () => forum.heard.map(({ body }) => body);
const requestIds = () => new Set(bodies().map((body) => (JSON.parse(body) as { requestId: string }).requestId));

test('a write whose answer got lost is sent again as the same request, byte for byte', async () => {
  forum.replies(lost, answers({ msg: 'System Error', obj: null }, { status: 503 }), answers('<html>502</html>'), saved);
  for (const _attempt of [1, 2, 3]) await expect(call(saveNote, note)).rejects.toThrow();
  await expect(call(saveNote, note)).resolves.toBe('saved');
  const [first = ''] = bodies();
  expect(bodies()).toEqual([first, first, first, first]);
  expect(first).toMatch(/^\{"text":"早餐 & talk","requestId":"[0-9a-f]{32}"\}$/);
});

test.each([
  ['it was answered', saved],
  ['it was refused', answers({ code: -4, msg: 'Not now', obj: { refusal: 'codeNotSent' } })],
])('it is another request once %s', async (_, reply) => {
  forum.replies(lost, reply, saved);
  await expect(call(saveNote, note)).rejects.toThrow();
  await call(saveNote, note).catch(() => undefined);
  await call(saveNote, note);
  const [first, second, third] = bodies();
  expect([second === first, third === first]).toEqual([true, false]);
});

test('it is another request when something in it changed, and the same when that is undone', async () => {
  forum.replies(lost, lost, saved);
  await expect(call(saveNote, note)).rejects.toThrow();
  await expect(call(saveNote, { text: 'Lunch' })).rejects.toThrow();
  await call(saveNote, note);
  const [first, second, third] = bodies();
  expect([requestIds().size, second === first, third === first]).toEqual([2, false, true]);
});

test('it is another request after the time for which a repeat counts', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  forum.replies(lost, lost, saved);
  await expect(call(saveNote, note, { repeatFor: 120_000 })).rejects.toThrow();
  vi.advanceTimersByTime(119_999);
  await expect(call(saveNote, note, { repeatFor: 120_000 })).rejects.toThrow();
  vi.advanceTimersByTime(1);
  await call(saveNote, note, { repeatFor: 120_000 });
  const [first, second, third] = bodies();
  expect([second === first, third === first]).toEqual([true, false]);
});

test('a write that is answered with a secret is another request each time: its answer is given once', async () => {
  const signIn = { ...saveNote, secretAnswer: true };
  forum.replies(lost, saved);
  await expect(call(signIn, note)).rejects.toThrow();
  await call(signIn, note);
  expect(requestIds().size).toBe(2);
});

test('a request id has the form of the contract and never comes twice', () => {
  const ids = Array.from({ length: 1_000 }, newRequestId);
  expect(ids.filter((id) => !RequestId.safeParse(id).success || id.length !== 32)).toEqual([]);
  expect(new Set(ids).size).toBe(1_000);
});
