import { type Query, type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query';
import {
  getMessage,
  getMessages,
  getMessageTitles,
  markAllRead,
  markRead,
  type Message,
  type MessageGroup,
} from 'contract/calls/messages';
import type { Mine } from 'contract/calls/mine';
import { codes, transportCodes } from 'contract/wire/codes';
import { call } from '../../../lib/call/call.ts';
import { mineQueries } from '../../../shell/mine/mine.api.ts';
import type { MessageList, MessageTitles, OneMessage } from '../messages.api.ts';
import { countsName, listWith, type Marking, messageWith, mineWith, titlesWith, undone } from './marking-rules.ts';

// Nobody asked for it, so nobody is told that it failed: the message stays unread and is marked at its next opening.
const quietly = [transportCodes.network, codes.notFound, undefined];

/** Everything that shows what is unread, in both languages. */
const shownBy: readonly QueryKey[] = [[getMessages.path], [getMessageTitles.path], [getMessage.path], mineQueries.key];

export function useMarking() {
  const queries = useQueryClient();
  return {
    opened({ id, group }: Pick<Message, 'id' | 'group'>) {
      const marking = { group, ids: new Set([id]), read: true, by: -1 };
      return marks(queries, marking, () => call(markRead, { id }, { pageShows: quietly }));
    },
    /** Marks what is listed and everything older; what arrives meanwhile stays unread. */
    all(group: MessageGroup, upTo: string) {
      const marking = { group, ids: unreadIds(queries, group), read: true, by: -unreadCount(queries, group) };
      return marks(queries, marking, () => call(markAllRead, { group, upTo }));
    },
  };
}

/** Every place shows it at once; if the server does not get it, every place shows what was before. */
async function marks(queries: QueryClient, marking: Marking, send: () => Promise<unknown>): Promise<boolean> {
  // An answer on its way is older than this. One that has nothing to show yet goes on, or its page would stay empty.
  const hasData = (query: Query) => query.state.data !== undefined;
  await Promise.all(shownBy.map((queryKey) => queries.cancelQueries({ queryKey, predicate: hasData })));
  show(queries, marking);
  try {
    await send();
    return true;
  } catch {
    show(queries, undone(marking));
    return false;
  } finally {
    for (const queryKey of shownBy) void queries.invalidateQueries({ queryKey });
  }
}

function show(queries: QueryClient, marking: Marking) {
  function each<Data>(queryKey: QueryKey, change: (data: Data, marking: Marking) => Data) {
    queries.setQueriesData<Data>({ queryKey }, (data) => data && change(data, marking));
  }
  each<MessageList>([getMessages.path], listWith);
  each<MessageTitles>([getMessageTitles.path], titlesWith);
  each<OneMessage>([getMessage.path], messageWith);
  each<Mine>(mineQueries.key, mineWith);
}

function unreadIds(queries: QueryClient, group: MessageGroup): Set<string> {
  const lists = queries.getQueriesData<MessageList>({ queryKey: [getMessages.path, { group }] });
  const listed = lists.flatMap(([, list]) => list?.messages ?? []);
  return new Set(listed.filter(({ read }) => !read).map(({ id }) => id));
}

function unreadCount(queries: QueryClient, group: MessageGroup): number {
  const known = queries.getQueriesData<MessageTitles>({ queryKey: [getMessageTitles.path] });
  return known.find(([, titles]) => titles)?.[1]?.[countsName(group)].unread ?? 0;
}
