import { QueryClient, QueryObserver, type QueryObserverOptions } from '@tanstack/react-query';
import { getIntroduction } from 'contract/calls/about';
import { getAgenda, getMeetings } from 'contract/calls/agenda';
import { getDelegates } from 'contract/calls/delegates';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { listenToCalls } from '../call/call-events.testing.ts';
import { answers, startForumServer } from '../call/forum-server.testing.ts';
import { twinOf } from './kept-in-old-language.ts';
import { readQuery } from './read-query.ts';

const forum = await startForumServer();
let shell = listenToCalls();
let client = new QueryClient();
beforeEach(() => {
  shell = listenToCalls();
  client = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } });
});
afterAll(forum.stop);

const says = (obj: unknown) => answers({ code: 0, msg: '', obj });
const inZh = { language: 'zh' } as const;

describe('a read', () => {
  test('shows the overlay the first time, and is brought up to date without it', async () => {
    forum.replies(says({ name: 'one' }), says({ name: 'two' }));
    const query = readQuery(getIntroduction, {}, { ...inZh, fresh: 0 });
    expect(await client.fetchQuery(query)).toEqual({ name: 'one' });
    expect(shell.told).toEqual(['overlay begins', 'overlay ends']);
    expect(await client.fetchQuery(query)).toEqual({ name: 'two' });
    expect(shell.told).toEqual(['overlay begins', 'overlay ends']);
  });

  test('that is quiet shows no overlay at all', async () => {
    forum.replies(says({ name: 'one' }));
    await client.fetchQuery(readQuery(getIntroduction, {}, { ...inZh, quiet: true }));
    expect(shell.told).toEqual([]);
  });

  test('of a versioned answer sends the version back and keeps its copy while the server leaves it out', async () => {
    forum.replies(says({ version: 'v1', delegates: [] }), says({ version: 'v1', delegates: null }));
    const renew = {
      body: ({ version }: { version: string }) => ({ version }),
      completed: <T extends { delegates: unknown }>(kept: T, answer: T) => (answer.delegates ? answer : kept),
    };
    const query = readQuery(getDelegates, {}, { ...inZh, fresh: 0, renew });
    const first = await client.fetchQuery(query);
    expect(await client.fetchQuery(query)).toEqual(first);
    expect(forum.heard.map(({ body }) => body)).toEqual(['{}', '{"version":"v1"}']);
  });

  test('keeps the other language of the same item on screen, and never another item', async () => {
    forum.replies(says({ meetings: ['中文'] }));
    const page = (id: string, language: 'zh' | 'en') =>
      readQuery(getMeetings, { id }, { language }) as QueryObserverOptions;
    const observer = new QueryObserver(client, page('m1', 'zh'));
    const stop = observer.subscribe(() => {});
    await vi.waitFor(() => expect(observer.getCurrentResult().data).toEqual({ meetings: ['中文'] }));
    forum.replies(() => {});
    observer.setOptions(page('m1', 'en'));
    expect(observer.getCurrentResult().data).toEqual({ meetings: ['中文'] });
    observer.setOptions(page('m2', 'en'));
    expect(observer.getCurrentResult().data).toBeUndefined();
    stop();
  });

  test('has a twin in the other language', () => {
    const [zh, en] = [readQuery(getAgenda, {}, inZh), readQuery(getAgenda, {}, { language: 'en' })];
    expect([twinOf(zh.queryKey), twinOf(en.queryKey)]).toEqual([en.queryKey, zh.queryKey]);
  });
});
