import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getIntroduction } from 'contract/calls/about';
import type { Language } from 'contract/texts';
import { call } from '../../../lib/call/call.ts';

const quietly = { ...getIntroduction, overlay: false };
// A change by the secretariat is told live.
const fresh = 10 * 60_000;

export const introductionQueries = {
  all: (language: Language) =>
    queryOptions({
      queryKey: ['forum', 'introduction', language],
      staleTime: fresh,
      placeholderData: keepPreviousData,
      queryFn: ({ client, queryKey, signal }) =>
        call(client.getQueryData(queryKey) ? quietly : getIntroduction, {}, { signal }),
    }),
};
