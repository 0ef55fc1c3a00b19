import { QueryCache, QueryClient } from '@tanstack/react-query';
import { isMissing } from '../lib/call/call-failure.ts';
import { twinOf } from '../lib/read-query.ts';

// The call itself reports failures and a missing network, and page-show refetches, so the library does neither.
const queries = { retry: false, networkMode: 'always', refetchOnReconnect: true, refetchOnWindowFocus: false } as const;

/** Changing the language without a network does not lose what was loaded: the copy in the other language stays. */
export function openQueries(): QueryClient {
  const cache: QueryCache = new QueryCache({
    onError: (error, failed) => {
      if (failed.state.data !== undefined || isMissing(error)) return;
      const copy = cache.find({ queryKey: twinOf(failed.queryKey) })?.state;
      if (copy?.data === undefined) return;
      // The copy keeps its age and is requested again at the next occasion.
      failed.setState({ data: copy.data, dataUpdatedAt: copy.dataUpdatedAt, isInvalidated: true });
    },
  });
  return new QueryClient({ queryCache: cache, defaultOptions: { queries } });
}
