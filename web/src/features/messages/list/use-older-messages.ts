import { useQueryClient } from '@tanstack/react-query';
import type { MessageGroup } from 'contract/calls/messages';
import { useState } from 'react';
import { useLanguage } from '../../../lib/language.ts';
import { continued, type MessageList, messageQueries, olderMessages } from '../messages.api.ts';

/** Continues a list with the messages that are older than its last. */
export function useOlderMessages(group: MessageGroup, list: MessageList) {
  const queries = useQueryClient();
  const { queryKey } = messageQueries.list(group, useLanguage());
  const [state, setState] = useState<'waiting' | 'loading' | 'failed'>('waiting');
  async function load(olderThan: string) {
    setState('loading');
    try {
      const older = await olderMessages(group, olderThan);
      // The list may have been renewed in the meantime, and then it ends elsewhere.
      queries.setQueryData<MessageList>(queryKey, (shown) =>
        shown?.messages.at(-1)?.id === olderThan ? continued(shown, older) : shown,
      );
      setState('waiting');
    } catch {
      setState('failed');
    }
  }
  const last = list.messages.at(-1)?.id;
  return {
    loading: state === 'loading',
    failed: state === 'failed',
    onLoad: () => void (last !== undefined && state !== 'loading' && load(last)),
  };
}
