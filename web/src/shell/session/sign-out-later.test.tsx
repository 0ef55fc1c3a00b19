import { QueryClient } from '@tanstack/react-query';
import { signOut as signOutCall } from 'contract/calls/session';
import { leavePath } from 'contract/wire/media';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { answers, lost, serve } from '../../lib/call/answers.testing.ts';
import { note, serverReached } from '../../lib/connection/server-reached.ts';
import { agree, disagree } from '../../lib/storage/device-consent.ts';
import { storage } from '../../lib/storage/storage.ts';
import { signOutLater } from './sign-out-later.ts';
import { signOutPending } from './sign-out-pending.ts';
import { signOut } from './sign-out.ts';

let isAway = false;
let status = 204;
let server: ReturnType<typeof serve>;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  disagree();
  agree();
  isAway = false;
  status = 204;
  serverReached.set(true);
  signOutPending.set(false);
  server = serve([
    answers(signOutCall, () => (isAway ? lost : {})),
    { path: leavePath, reply: () => (isAway ? lost : new Response(null, { status })) },
  ]);
});
afterEach(() => {
  vi.useRealTimers();
  serverReached.set(true);
  signOutPending.set(false);
});

const begin = () => onTestFinished(signOutLater());
const pass = () => vi.advanceTimersByTimeAsync(60_000);

test('a logout without a network is sent once the server is back, and not again', async () => {
  storage.token.set('token-1');
  begin();
  isAway = true;
  await signOut(new QueryClient());
  await pass();
  expect(storage.token.get()).toBeUndefined();
  expect(server.names()).toEqual(['signOut', 'leave']);

  isAway = false;
  note(true);
  await pass();
  await vi.waitFor(() => expect(signOutPending.get()).toBe(false));
  [false, true].forEach(note);
  await pass();
  expect(server.names()).toEqual(['signOut', 'leave', 'leave']);
});

test('a session that is spared in its first minute is ended after it', async () => {
  status = 202;
  begin();
  await vi.advanceTimersByTimeAsync(2_000);
  await vi.waitFor(() => expect(server.names()).toEqual(['leave']));
  status = 204;
  await pass();
  await pass();
  await vi.waitFor(() => expect([server.names(), signOutPending.get()]).toEqual([['leave', 'leave'], false]));
});

test('a line that is dead is given up after ten seconds, and tried again a minute later', async () => {
  const asked: (AbortSignal | null | undefined)[] = [];
  window.fetch = (_, init) =>
    new Promise((_answer, fail) => {
      asked.push(init?.signal);
      init?.signal?.addEventListener('abort', () => fail(new DOMException('aborted', 'AbortError')));
    });
  begin();
  await vi.advanceTimersByTimeAsync(2_000 + 9_000);
  expect(asked.map((signal) => signal?.aborted)).toEqual([false]);
  await vi.advanceTimersByTimeAsync(1_000);
  await pass();
  expect(asked.map((signal) => signal?.aborted)).toEqual([true, false]);
});

test('a logout that the server heard needs nothing else', async () => {
  storage.token.set('token-1');
  begin();
  await signOut(new QueryClient());
  await pass();
  expect(server.names()).toEqual(['signOut']);
});

test('a visit that begins without a session ends one that was left on an earlier visit', async () => {
  begin();
  await pass();
  expect(server.names()).toEqual(['leave']);
});

test('nothing is sent before the person has agreed', async () => {
  disagree();
  begin();
  await pass();
  [false, true].forEach(note);
  await pass();
  expect(server.names()).toEqual([]);
});

test('the answer to a login does not end the session that it begins', async () => {
  begin();
  [false, true].forEach(note);
  storage.token.set('token-2');
  await pass();
  expect([server.names(), signOutPending.get()]).toEqual([[], false]);
});
