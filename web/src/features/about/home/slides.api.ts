import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getSlides } from 'contract/calls/about';
import type { Language } from 'contract/texts';
import { call } from '../../../lib/call/call.ts';

// A change by the secretariat is told live; the pictures' addresses end after half a day.
const fresh = 10 * 60_000;

export const slideQueries = {
  all: (language: Language) =>
    queryOptions({
      queryKey: ['forum', 'slides', language],
      staleTime: fresh,
      placeholderData: keepPreviousData,
      queryFn: async ({ signal }) => (await call(getSlides, {}, { signal })).slides,
    }),
};
