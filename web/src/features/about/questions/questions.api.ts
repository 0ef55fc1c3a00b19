import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getQuestions } from 'contract/calls/about';
import type { Language } from 'contract/texts';
import { call } from '../../../lib/call/call.ts';

const quietly = { ...getQuestions, overlay: false };
// A change by the secretariat is told live.
const fresh = 10 * 60_000;

export const questionQueries = {
  all: (language: Language) =>
    queryOptions({
      queryKey: ['questions', 'list', language],
      staleTime: fresh,
      placeholderData: keepPreviousData,
      queryFn: async ({ client, queryKey, signal }) =>
        (await call(client.getQueryData(queryKey) ? quietly : getQuestions, {}, { signal })).categories,
    }),
};
