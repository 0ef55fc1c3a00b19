import { type Query, type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query';
import type { Message, MessageGroup } from 'contract/calls/messages';
import type { Mine } from 'contract/calls/mine';
import { isLost } from '../../../lib/call/call-failure.ts';
import { mineQueries } from '../../../shell/mine/mine.api.ts';
import {
  messageKeys,
  type MessageList,
  type MessageTitles,
  type OneMessage,
  sendAllRead,
  sendRead,
} from '../messages.api.ts';
import { countsName, listWith, type Marking, messageWith, mineWith, titlesWith, undone } from './marking-rules.ts';

/** Everything that shows what is unread, in both languages. */
const shownBy: readonly QueryKey[] = [...Object.values(messageKeys), mineQueries.key];

export function useMarking() {
  const queries = useQueryClient();
  return {
    opened({ id, group }: Pick<Message, 'id' | 'group'>) {
      const marking = { group, ids: new Set([id]), read: true, by: -1 };
      return marks(queries, marking, () => sendRead(id));
    },
    /** Marks what is listed and everything older; what arrives meanwhile stays unread. */
    all(group: MessageGroup, upTo: string) {
      const marking = { group, ids: unreadIds(queries, group), read: true, by: -unreadCount(queries, group) };
      return marks(queries, marking, () => sendAllRead(group, upTo));
    },
  };
}

/** A refusal has been told with its reason; one that got lost has not. */
type Outcome = 'done' | 'lost' | 'refused';

/** Every place shows it at once; if the server does not get it, every place shows what was before. */
async function marks(queries: QueryClient, marking: Marking, send: () => Promise<unknown>): Promise<Outcome> {
  // An answer on its way is older than this. One that has nothing to show yet goes on, or its page would stay empty.
  const hasData = (query: Query) => query.state.data !== undefined;
  await Promise.all(shownBy.map((queryKey) => queries.cancelQueries({ queryKey, predicate: hasData })));
  show(queries, marking);
  try {
    await send();
    return 'done';
  } catch (failure) {
    show(queries, undone(marking));
    return isLost(failure as Error) ? 'lost' : 'refused';
  } finally {
    for (const queryKey of shownBy) void queries.invalidateQueries({ queryKey });
  }
}

function show(queries: QueryClient, marking: Marking) {
  function each<Data>(queryKey: QueryKey, change: (data: Data, marking: Marking) => Data) {
    queries.setQueriesData<Data>({ queryKey }, (data) => data && change(data, marking));
  }
  each<MessageList>(messageKeys.list, listWith);
  each<MessageTitles>(messageKeys.titles, titlesWith);
  each<OneMessage>(messageKeys.one, messageWith);
  each<Mine>(mineQueries.key, mineWith);
}

function unreadIds(queries: QueryClient, group: MessageGroup): Set<string> {
  const lists = queries.getQueriesData<MessageList>({ queryKey: [...messageKeys.list, { group }] });
  const listed = lists.flatMap(([, list]) => list?.messages ?? []);
  return new Set(listed.filter(({ read }) => !read).map(({ id }) => id));
}

function unreadCount(queries: QueryClient, group: MessageGroup): number {
  const known = queries.getQueriesData<MessageTitles>({ queryKey: messageKeys.titles });
  return known.find(([, titles]) => titles)?.[1]?.[countsName(group)].unread ?? 0;
}
