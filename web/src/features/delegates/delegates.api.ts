import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getDelegate, getDelegateQuietly, getDelegates, getDelegatesQuietly } from 'contract/calls/delegates';
import type { Delegate, DelegateRow } from 'contract/calls/delegates';
import type { Language } from 'contract/texts';
import { codes } from 'contract/wire/codes';
import { call } from '../../lib/call/call.ts';

/** The whole list, and by which name the server knows this copy of it. */
export type Directory = { version: string; delegates: readonly DelegateRow[] };

// Changes come as hints of the live stream; this is for whoever missed one.
const shared = { staleTime: 5 * 60_000 } as const;
// A link to nobody has a page of its own, and the page says when it was one profile too many.
const pageShows = [codes.notFound, codes.invalid, codes.tooOften];

/** The language is in the key: each is kept by itself, and the other stays on screen until the new one is there. */
export const delegateQueries = {
  all: (language: Language) =>
    queryOptions({
      ...shared,
      queryKey: ['delegates', 'list', language],
      placeholderData: keepPreviousData,
      // Thousands of rows that are the same again need no comparing: the copy itself is kept.
      structuralSharing: false,
      queryFn: async ({ client, queryKey, signal }): Promise<Directory> => {
        const kept = client.getQueryData<Directory>(queryKey);
        const declared = kept ? getDelegatesQuietly : getDelegates;
        const { version, delegates } = await call(declared, kept ? { version: kept.version } : {}, { signal });
        return delegates ? { version, delegates } : (kept ?? { version, delegates: [] });
      },
    }),

  one: (id: string, language: Language) =>
    queryOptions<Delegate>({
      ...shared,
      queryKey: ['delegates', 'one', id, language],
      // The other language of this delegate, never another delegate.
      placeholderData: (shown) => (shown?.id === id ? shown : undefined),
      queryFn: ({ client, queryKey, signal }) =>
        call(client.getQueryData(queryKey) ? getDelegateQuietly : getDelegate, { id }, { signal, pageShows }),
    }),
};
