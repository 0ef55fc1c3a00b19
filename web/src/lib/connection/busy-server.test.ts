import { read, write } from 'contract/wire/call';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { busyServer } from './busy-server.ts';
import { call } from '../call/call.ts';
import { listenToCalls } from '../call/call-events.testing.ts';
import { answers, startForumServer } from '../call/forum-server.testing.ts';
import { language } from '../language.ts';
import { storage } from '../storage/storage.ts';
import { upload } from '../call/upload-and-download.ts';

const declared = { who: 'signed in', summary: '', keep: 'nothing', shows: [], overlay: false } as const;
const saveNote = write('/api/note/saveNote', { ...declared, body: { text: z.string() }, answer: z.string() });
const getNote = read('/api/note/getNote', { ...declared, body: {}, answer: z.string() });

const forum = await startForumServer();
const usual = { ...busyServer };
let shell = listenToCalls();
beforeEach(() => {
  shell = listenToCalls();
  storage.clearAll();
  language.set('en');
  vi.spyOn(busyServer, 'wait').mockReturnValue(0);
});
afterEach(() => void vi.restoreAllMocks());
afterAll(forum.stop);

const done = answers({ code: 0, msg: '', obj: 'saved' });
const busy = (seconds: string, status = 503) =>
  answers({ msg: 'System Error', obj: null }, { status, headers: { 'retry-after': seconds } });

it('a write that a busy server did not do is sent again, the very same bytes, unnoticed by the user', async () => {
  forum.replies(busy('2'), busy('1'), done);
  await expect(call(saveNote, { text: 'Coffee' })).resolves.toBe('saved');
  expect(vi.mocked(busyServer.wait).mock.calls).toEqual([[2_000], [1_000]]);
  expect(forum.heard.length).toBe(3);
  expect(new Set(forum.heard.map(({ body }) => body)).size).toBe(1);
  expect(shell.told).toEqual([]);
});

it('phones wait for as long as the server asks, and no two of them equally long', () => {
  expect([0, 0.5, 0.999].map((random) => usual.wait(2_000, random))).toEqual([2_000, 3_000, 3_998]);
});

it('after three times the user is told, and a write that is sent later is the same one', async () => {
  forum.replies(busy('2'));
  await expect(call(saveNote, { text: 'Tea' })).rejects.toMatchObject({ code: undefined, msg: 'system error' });
  expect(shell.told).toEqual(['toast: system error']);
  const sent = forum.heard.map(({ body }) => body);
  expect(sent.length).toBe(3);
  forum.replies(done);
  await call(saveNote, { text: 'Tea' });
  expect(forum.heard.map(({ body }) => body)).toEqual([sent[0]]);
});

it('a photo is sent again too', async () => {
  forum.replies(busy('2'), done);
  await expect(upload('/api/profile/sendPhoto', {}, new File(['photo'], 'photo.jpg'))).resolves.toBe('saved');
  expect(forum.heard.length).toBe(2);
});

it.each([
  ['names no time', busy('')],
  ['will be away for long', busy('3600')],
  ['has failed', busy('2', 500)],
])('a server that %s is not asked again', async (_what, reply) => {
  forum.replies(reply);
  await expect(call(saveNote, { text: 'Water' })).rejects.toMatchObject({ msg: 'system error' });
  expect(forum.heard.length).toBe(1);
});

it('a read is sent once, because what is on the screen is read again when the server is back', async () => {
  forum.replies(busy('2'));
  await expect(call(getNote, {})).rejects.toMatchObject({ msg: 'system error' });
  expect(forum.heard.length).toBe(1);
});

it('whoever leaves the page while it waits sends nothing more', async () => {
  vi.mocked(busyServer.wait).mockReturnValue(60_000);
  const left = new AbortController();
  forum.replies((response, heard) => {
    busy('2')(response, heard);
    response.once('close', () => setTimeout(() => left.abort()));
  });
  await expect(call(saveNote, { text: 'Milk' }, { signal: left.signal })).rejects.toMatchObject({ msg: 'abort' });
  expect(forum.heard.length).toBe(1);
});
