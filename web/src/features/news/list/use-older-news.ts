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
      setState((await wasWithdrawn(failure, olderThan)) ? 'waiting' : 'failed');
    }
  }
  /** If the last item was withdrawn, the list is read anew and ends with another one. */
  async function wasWithdrawn(failure: unknown, olderThan: string): Promise<boolean> {
    if (!(failure instanceof Error) || !isMissing(failure)) return false;
    await queries.invalidateQueries({ queryKey });
    return queries.getQueryData<NewsPages>(queryKey)?.items.at(-1)?.id !== olderThan;
  }
  const last = list.items.at(-1)?.id;
  return { state, onLoad: () => void (last !== undefined && state !== 'loading' && load(last)) };
}
