import { QueryCache, QueryClient } from '@tanstack/react-query';
import { isMissing } from '../lib/call/call-failure.ts';
import { twinOf } from '../lib/read-query.ts';

// The call itself tells the user of a failure and says when a network is missing; page-show refetches.
const queries = { retry: false, networkMode: 'always', refetchOnReconnect: true, refetchOnWindowFocus: false } as const;

/** What was loaded is not lost by changing the language without a network: the copy in the other one stays. */
export function openQueries(): QueryClient {
  const cache: QueryCache = new QueryCache({
    onError: (error, failed) => {
      if (failed.state.data !== undefined || isMissing(error)) return;
      const copy = cache.find({ queryKey: twinOf(failed.queryKey) })?.state;
      if (copy?.data === undefined) return;
      // With its own age, and asked for again at the next occasion.
      failed.setState({ data: copy.data, dataUpdatedAt: copy.dataUpdatedAt, isInvalidated: true });
    },
  });
  return new QueryClient({ queryCache: cache, defaultOptions: { queries } });
}
