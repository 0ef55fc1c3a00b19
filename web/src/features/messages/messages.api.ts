import type { QueryFunctionContext, QueryKey } from '@tanstack/react-query';
import {
  getMessage,
  getMessages,
  getMessageTitles,
  markAllRead,
  markRead,
  type MessageGroup,
} from 'contract/calls/messages';
import type { Language } from 'contract/languages';
import type { AnswerOf } from 'contract/wire/call';
import { codes, transportCodes } from 'contract/wire/codes';
import { call } from '../../lib/call/call.ts';
import { readQuery } from '../../lib/read/read-query.ts';

export type MessageTitles = AnswerOf<typeof getMessageTitles>;
export type MessageList = AnswerOf<typeof getMessages>;
export type OneMessage = AnswerOf<typeof getMessage>;

// The page itself says that a message was recalled or never existed.
const pageShows = [codes.notFound, codes.invalid];
// The list itself says that it could not be loaded.
const lost = [transportCodes.network, undefined];

/** The beginnings of the keys, for what changes in both languages at once. */
export const messageKeys = { list: [getMessages.path], titles: [getMessageTitles.path], one: [getMessage.path] };

export const messageQueries = {
  /** What Messages opens with: it is asked each time, and what comes later is told by hints. */
  titles: (language: Language, { quiet = false } = {}) =>
    readQuery(getMessageTitles, {}, { language, fresh: 0, quiet }),
  one: (id: string, language: Language, { quiet = false } = {}) =>
    readQuery(getMessage, { id }, { language, pageShows, quiet }),
  list: (group: MessageGroup, language: Language) => {
    const query = readQuery(getMessages, { group }, { language, fresh: 30_000 });
    return { ...query, queryFn: (context: QueryFunctionContext) => asManyAsBefore(group, query.queryKey, context) };
  },
};

export function olderMessages(group: MessageGroup, olderThan: string): Promise<MessageList> {
  return call(getMessages, { group, olderThan }, { pageShows: lost });
}

/** A list that was continued is asked for as far as it was read, so that nothing disappears from the screen. */
async function asManyAsBefore(group: MessageGroup, key: QueryKey, { client, signal }: QueryFunctionContext) {
  const before = client.getQueryData<MessageList>(key)?.messages.length ?? 0;
  let list = await call(getMessages, { group }, { signal, pageShows: lost });
  while (list.more && list.messages.length < before) {
    const olderThan = list.messages.at(-1)?.id ?? '';
    list = continued(list, await call(getMessages, { group, olderThan }, { signal, pageShows: lost }));
  }
  return list;
}

export function continued(list: MessageList, older: MessageList): MessageList {
  return { ...older, messages: [...list.messages, ...older.messages] };
}

// Nobody asked for it, so nobody is told that it failed: the message stays unread and is marked at its next opening.
export const sendRead = (id: string) =>
  call(markRead, { id }, { pageShows: [...lost, codes.notFound], keepalive: true });
export const sendAllRead = (group: MessageGroup, upTo: string) =>
  call(markAllRead, { group, upTo }, { keepalive: true });
