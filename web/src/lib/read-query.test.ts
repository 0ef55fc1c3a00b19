import { QueryClient, QueryObserver, type QueryObserverOptions } from '@tanstack/react-query';
import { getIntroduction } from 'contract/calls/about';
import { getAgenda, getMeetings } from 'contract/calls/agenda';
import { getDelegate, getDelegates } from 'contract/calls/delegates';
import { getPartner, getPartners } from 'contract/calls/partners';
import type { Topic } from 'contract/wire/topics';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { listenToCalls } from './call/call-events.testing.ts';
import { answers, startForumServer } from './call/forum-server.testing.ts';
import { isAffected, readQuery, showsContent, twinOf } from './read-query.ts';

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

describe('a change', () => {
  const meeting = (id: string) => readQuery(getMeetings, { id }, inZh);
  const delegate = readQuery(getDelegate, { id: 'd1' }, inZh);
  const agenda = readQuery(getAgenda, {}, inZh);

  test.each<[string, Parameters<typeof isAffected>[0], Topic, string | null, boolean]>([
    ['of a meeting changes the agenda', agenda, 'agenda', 'm1', true],
    ['of a meeting changes its page', meeting('m1'), 'agenda', 'm1', true],
    ['of a meeting leaves another one’s page alone', meeting('m2'), 'agenda', 'm1', false],
    ['of the whole agenda changes every meeting’s page', meeting('m2'), 'agenda', null, true],
    ['of a hall changes the meetings in it', meeting('m2'), 'places', 'h1', true],
    ['of a meeting changes the page of a delegate who may be in it', delegate, 'agenda', 'm1', true],
    ['of a delegate leaves another one’s page alone', delegate, 'delegates', 'd2', false],
    ['of a delegate changes the directory', readQuery(getDelegates, {}, inZh), 'delegates', 'd2', true],
    ['of a delegate changes the page of a partner', readQuery(getPartner, { id: 'p1' }, inZh), 'delegates', 'd1', true],
    ['of a hall leaves the partners alone', readQuery(getPartners, {}, inZh), 'places', 'h1', false],
    ['of the forum changes the agenda', agenda, 'forum', null, true],
  ])('%s', (_, query, topic, itemId, expected) => {
    expect(isAffected(query, { topic, itemId })).toBe(expected);
  });

  test('does not concern a query that shows no content', () => {
    const none = { queryKey: ['a'], meta: undefined };
    expect([isAffected(none, { topic: 'agenda', itemId: null }), showsContent(none)]).toEqual([false, false]);
    expect(showsContent(agenda)).toBe(true);
  });
});

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
