import { Id } from 'contract/wire/values';
import { read, write } from 'contract/wire/call';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { call } from './call.ts';
import { listenToCalls } from './call-events.testing.ts';
import { correct, now } from '../clock.ts';
import { answers, signOf, startForumServer } from './forum-server.testing.ts';
import { language } from '../language.ts';
import { newestChange } from './newest-change.ts';
import { storage } from '../storage/storage.ts';

const declared = { who: 'signed in', summary: '', keep: 'nothing', shows: [] } as const;
const getNote = read('/api/note/getNote', {
  ...declared,
  body: { id: Id.optional() },
  answer: z.string(),
  overlay: false,
});
const saveNote = write('/api/note/saveNote', {
  ...declared,
  body: { text: z.string(), share: z.strictObject({ b: z.boolean(), a: z.int() }) },
  answer: z.string(),
  overlay: false,
});
const note = { text: '早餐 & talk', share: { b: true, a: 0 } };

const forum = await startForumServer();
let shell = listenToCalls();

beforeEach(() => {
  shell = listenToCalls();
  correct(Date.now());
  storage.clearAll();
  language.set('en');
});
afterAll(forum.stop);

describe('a call', () => {
  it('resolves with the obj of an answer whose code is 0', async () => {
    forum.replies(answers({ code: 0, msg: '', obj: 'Hello' }));
    await expect(call(getNote, {})).resolves.toBe('Hello');
    expect(shell.told).toEqual([]);
  });

  it('posts JSON with the whole envelope, signed', async () => {
    forum.replies(answers({ code: 0, msg: '', obj: '' }));
    storage.token.set('token-1');
    language.set('zh');
    await call(getNote, { id: '0123456789abcdefghjk' });
    const [heard] = forum.heard;
    if (!heard) throw new Error('nothing was heard');
    const { headers, method, path, body } = heard;
    expect({ method, path, body }).toEqual({
      method: 'POST',
      path: '/api/note/getNote',
      body: '{"id":"0123456789abcdefghjk"}',
    });
    expect(headers).toMatchObject({
      'content-type': 'application/json',
      'access-token': 'token-1',
      languagetype: '1',
      uniqueid: storage.uniqueId.get(),
      devicetype: '8',
      appname: 'cdfH5',
      sign: signOf(heard, { id: '0123456789abcdefghjk' }),
    });
    expect(Math.abs(Number(headers['timestamp']) - Date.now() / 1000)).toBeLessThan(2);
  });

  it('sends no token if there is none', async () => {
    forum.replies(answers({ code: 0, msg: '', obj: '' }));
    await call(getNote, {});
    expect(forum.heard.map(({ headers }) => 'access-token' in headers)).toEqual([false]);
    expect(forum.heard.map((heard) => heard.headers['sign'])).toEqual(forum.heard.map((heard) => signOf(heard, {})));
  });

  it('that reads carries no requestId; one that writes carries a new one each time', async () => {
    forum.replies(answers({ code: 0, msg: '', obj: '' }));
    await call(getNote, {});
    await call(saveNote, note);
    await call(saveNote, note);
    const [asked, first, second] = forum.heard.map(({ body }) => JSON.parse(body) as { requestId?: string });
    expect(asked).toEqual({});
    expect(first).toEqual({ ...note, requestId: expect.stringMatching(/^[0-9a-f]{32}$/) as string });
    expect(second?.requestId).not.toBe(first?.requestId);
  });

  it('may send its fields as a form, signed as they are read', async () => {
    forum.replies(answers({ code: 0, msg: '', obj: '' }));
    await call(saveNote, note, { as: 'form' });
    const [heard] = forum.heard;
    const fields = Object.fromEntries(new URLSearchParams(heard?.body));
    expect(heard?.headers['content-type']).toBe('application/x-www-form-urlencoded');
    expect(fields).toEqual({
      text: '早餐 & talk',
      share: '{"b":true,"a":0}',
      requestId: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
    });
    expect(heard?.headers['sign']).toBe(heard && signOf(heard, fields));
  });

  it('may send plain text, signed as the one field body', async () => {
    const say = read('/api/note/say', { ...declared, body: { body: z.string() }, answer: z.null(), overlay: false });
    forum.replies(answers({ code: 0, msg: '', obj: null }));
    await expect(call(say, { body: '你好\nforum' }, { as: 'text' })).resolves.toBe(null);
    const [heard] = forum.heard;
    expect(heard?.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(heard?.body).toBe('你好\nforum');
    expect(heard?.headers['sign']).toBe(heard && signOf(heard, { body: '你好\nforum' }));
  });

  it('learns the time from every answer, a refusal too', async () => {
    const serverTime = Date.now() + 3_600_000;
    forum.replies(answers({ code: -2, msg: '', obj: null }, { headers: { 'server-time': String(serverTime) } }));
    await expect(call(getNote, {})).rejects.toMatchObject({ code: -2 });
    expect(Math.abs(now() - serverTime)).toBeLessThan(1_000);
  });

  it('learns from the first answer which change was the newest, and later ones don’t move it', async () => {
    forum.replies(
      ...['41', '43'].map((number) =>
        answers({ code: 0, msg: '', obj: 'read' }, { headers: { 'newest-change': number } }),
      ),
    );
    await call(getNote, {});
    await call(getNote, {});
    expect(newestChange.known()).toBe(41);
  });
});

describe('a phone with a wrong clock', () => {
  it('corrects it once and repeats the call with the same bytes, unnoticed by the user', async () => {
    const serverTime = Date.now() - 86_400_000;
    forum.replies(
      answers({ code: -8, msg: 'The clock is wrong', obj: { serverTime } }),
      answers({ code: 0, msg: '', obj: 'saved' }),
    );
    await expect(call(saveNote, note)).resolves.toBe('saved');
    const [first, second] = forum.heard;
    if (!first || !second) throw new Error('the call was not repeated');
    expect(forum.heard.length).toBe(2);
    expect(second.body).toBe(first.body);
    expect(Math.abs(Number(second.headers['timestamp']) - serverTime / 1000)).toBeLessThan(2);
    expect(second.headers['sign']).toBe(signOf(second, JSON.parse(second.body)));
    expect(shell.told).toEqual([]);
  });

  it('shows a message if the second attempt is refused as well', async () => {
    forum.replies(answers({ code: -8, msg: 'The clock is wrong', obj: { serverTime: Date.now() } }));
    await expect(call(saveNote, note)).rejects.toMatchObject({ code: -8, msg: 'The clock is wrong' });
    expect(forum.heard.length).toBe(2);
    expect(shell.told).toEqual(['toast: The clock is wrong']);
  });

  it('is not suspected when the envelope is wrong for another reason', async () => {
    forum.replies(answers({ code: -8, msg: 'Altered', obj: null }));
    await expect(call(saveNote, note)).rejects.toMatchObject({ code: -8, msg: 'Altered' });
    expect(forum.heard.length).toBe(1);
    expect(shell.told).toEqual(['toast: Altered']);
  });
});
