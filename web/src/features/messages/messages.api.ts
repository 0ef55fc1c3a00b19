import type { InfiniteData, QueryFunctionContext, QueryKey } from '@tanstack/react-query';
import { getMessage, getMessages, getMessageTitles, type MessageGroup } from 'contract/calls/messages';
import type { Language } from 'contract/languages';
import type { AnswerOf } from 'contract/wire/call';
import { codes } from 'contract/wire/codes';
import { staysMeanwhile } from '../../lib/read/kept-in-old-language.ts';
import { readQuery } from '../../lib/read/read-query.ts';

export type MessageTitles = AnswerOf<typeof getMessageTitles>;
export type MessagesPage = AnswerOf<typeof getMessages>;
export type OneMessage = AnswerOf<typeof getMessage>;

// The page itself says that a message was recalled or never existed.
const pageShows = [codes.notFound, codes.invalid];

export const messageQueries = {
  /** What Messages opens with: it is asked each time, and what comes later is told by hints. */
  titles: (language: Language, { quiet = false } = {}) =>
    readQuery(getMessageTitles, {}, { language, fresh: 0, quiet }),
  one: (id: string, language: Language, { quiet = false } = {}) =>
    readQuery(getMessage, { id }, { language, pageShows, quiet }),
  list: (group: MessageGroup, language: Language) => {
    const { queryKey, meta, staleTime } = readQuery(getMessages, { group }, { language, fresh: 30_000 });
    return {
      queryKey,
      meta,
      staleTime,
      placeholderData: (shown: InfiniteData<MessagesPage> | undefined, query: { queryKey: QueryKey } | undefined) =>
        staysMeanwhile(query?.queryKey, queryKey) ? shown : undefined,
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ messages, more }: MessagesPage) => (more ? messages.at(-1)?.id : undefined),
      queryFn: ({ pageParam, ...context }: QueryFunctionContext & { pageParam: unknown }) =>
        readQuery(getMessages, bodyFor(group, pageParam), { language }).queryFn(context),
    };
  },
};

function bodyFor(group: MessageGroup, olderThan: unknown) {
  return typeof olderThan === 'string' ? { group, olderThan } : { group };
}
