import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isMissing } from '../../../lib/call/call-failure.ts';
import { useLanguage } from '../../../lib/language.ts';
import { continued, type NewsChoice, type NewsPages, newsQueries, olderNews } from '../news.api.ts';

/** Where the list was asked to go on. */
type Asked = { end: string; failed: boolean };

/** Continues a list with the items that are older than its last. */
export function useOlderNews(choice: NewsChoice, list: NewsPages) {
  const queries = useQueryClient();
  const language = useLanguage();
  const { queryKey } = newsQueries.list(choice, language);
  const [asked, setAsked] = useState<Asked>();
  const last = list.items.at(-1)?.id ?? '';
  const end = `${language} ${last}`;
  // It was answered as soon as the list ends elsewhere, and not before: otherwise the same page would be asked twice.
  if (asked && asked.end !== end) setAsked(undefined);

  async function load() {
    setAsked({ end, failed: false });
    try {
      const older = await olderNews(choice, last);
      // The list may have been renewed in the meantime, and then it ends elsewhere.
      queries.setQueryData<NewsPages>(queryKey, (shown) =>
        shown?.items.at(-1)?.id === last ? continued(shown, older) : shown,
      );
    } catch (failure) {
      // If the last item was withdrawn, the list is read anew and ends with another one.
      if (failure instanceof Error && isMissing(failure)) await queries.invalidateQueries({ queryKey });
      setAsked((now) => (now?.end === end ? { end, failed: true } : now));
    }
  }
  const state = !asked ? 'waiting' : asked.failed ? 'failed' : 'loading';
  return { state, onLoad: () => void (state !== 'loading' && last && load()) } as const;
}
