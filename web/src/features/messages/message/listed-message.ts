import { type InfiniteData, useQueryClient } from '@tanstack/react-query';
import type { Message } from 'contract/calls/messages';
import type { Language } from 'contract/languages';
import { type MessagesPage, messageQueries, type OneMessage } from '../messages.api.ts';

const groups = ['reminder', 'notification'] as const;

/** The message as the list has it, so that its page shows it at once. */
export function useListedMessage(id: string, language: Language): OneMessage | undefined {
  const queries = useQueryClient();
  for (const group of groups) {
    const list = queries.getQueryData<InfiniteData<MessagesPage>>(messageQueries.list(group, language).queryKey);
    for (const { messages, timeZone } of list?.pages ?? []) {
      const message = messages.find((listed: Message) => listed.id === id);
      if (message) return { message, timeZone };
    }
  }
  return undefined;
}
