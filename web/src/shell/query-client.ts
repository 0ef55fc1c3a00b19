import { QueryCache, QueryClient } from '@tanstack/react-query';
import { keepInOldLanguage } from '../lib/read/kept-in-old-language.ts';

// The call itself reports failures and a missing network, and page-show refetches, so the library does neither.
const queries = { retry: false, networkMode: 'always', refetchOnReconnect: true, refetchOnWindowFocus: false } as const;

export function openQueries(): QueryClient {
  const cache: QueryCache = new QueryCache({ onError: (error, failed) => keepInOldLanguage(cache, failed, error) });
  return new QueryClient({ queryCache: cache, defaultOptions: { queries } });
}
