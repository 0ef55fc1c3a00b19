import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isMissing } from '../../../lib/call/call-failure.ts';
import { useLanguage } from '../../../lib/language.ts';
import { continued, type NewsChoice, type NewsPages, newsQueries, olderNews } from '../news.api.ts';

/** Continues a list with the items that are older than its last. */
export function useOlderNews(choice: NewsChoice, list: NewsPages) {
  const queries = useQueryClient();
  const { queryKey } = newsQueries.list(choice, useLanguage());
  const [state, setState] = useState<'waiting' | 'loading' | 'failed'>('waiting');
  async function load(olderThan: string) {
    setState('loading');
    try {
      const older = await olderNews(choice, olderThan);
      // The list may have been renewed in the meantime, and then it ends elsewhere.
      queries.setQueryData<NewsPages>(queryKey, (shown) =>
        shown?.items.at(-1)?.id === olderThan ? continued(shown, older) : shown,
      );
      setState('waiting');
    } catch (failure) {
      // The last item was withdrawn: the list is read anew, and ends with another one.
      if (failure instanceof Error && isMissing(failure)) await queries.invalidateQueries({ queryKey });
      setState(failure instanceof Error && isMissing(failure) ? 'waiting' : 'failed');
    }
  }
  const last = list.items.at(-1)?.id;
  return { state, onLoad: () => void (last !== undefined && state !== 'loading' && load(last)) };
}
