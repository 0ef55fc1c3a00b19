import { QueryClient } from '@tanstack/react-query';
import type { DelegateRow } from 'contract/calls/delegates';
import { afterAll, expect, test } from 'vitest';
import { answers, startForumServer } from '../../lib/call/forum-server.testing.ts';
import { delegateQueries } from './delegates.api.ts';

const forum = await startForumServer();
afterAll(forum.stop);

const row = (id: string, nameOrder: number): DelegateRow => ({
  ...{ id, name: id, title: 'Chair', organisation: null, other: { name: null, title: null, organisation: null } },
  ...{ pinyin: '', origin: 'chinese', letter: 'A', nameOrder, rankOrder: nameOrder, photo: null },
});
const sends = (version: string, delegates: DelegateRow[] | null) =>
  answers({ code: 0, msg: '', obj: { version, delegates } });

test('rows that are nobody are not in the phone’s copy, and an unchanged copy stays the same object', async () => {
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false, networkMode: 'always', staleTime: 0 } },
  });
  const query = { ...delegateQueries.all('en'), staleTime: 0 };
  forum.replies(
    sends('v1', [row('a', 1), row('nobody', -1), row('b', 0)]),
    sends('v1', null),
    sends('v2', [row('c', 0)]),
  );
  const first = await client.fetchQuery(query);
  expect(first).toEqual({ version: 'v1', delegates: [row('a', 1), row('b', 0)] });
  expect(await client.fetchQuery(query)).toBe(first);
  expect(await client.fetchQuery(query)).toEqual({ version: 'v2', delegates: [row('c', 0)] });
  expect(forum.heard.map(({ body }) => body)).toEqual(['{}', '{"version":"v1"}', '{"version":"v1"}']);
});
