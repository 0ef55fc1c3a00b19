import { useQueryClient } from '@tanstack/react-query';
import type { Language } from 'contract/languages';
import { type MessageList, messageQueries, type OneMessage } from '../messages.api.ts';

const groups = ['reminder', 'notification'] as const;

/** The message as the list has it, so that its page shows it at once. */
export function useListedMessage(id: string, language: Language): OneMessage | undefined {
  const queries = useQueryClient();
  for (const group of groups) {
    const list = queries.getQueryData<MessageList>(messageQueries.list(group, language).queryKey);
    const message = list?.messages.find((listed) => listed.id === id);
    if (list && message) return { message, timeZone: list.timeZone };
  }
  return undefined;
}
