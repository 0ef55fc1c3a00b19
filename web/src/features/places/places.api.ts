import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getPlaces, getPlacesQuietly } from 'contract/calls/places';
import type { Language } from 'contract/texts';
import { call } from '../../lib/call/call.ts';

// Buildings do not move; a change by the secretariat is told live.
const fresh = 10 * 60_000;

type Options = { quietly?: boolean };

export const placeQueries = {
  /** One answer for the map, for directions from a meeting and for walking times. */
  all: (language: Language, { quietly = false }: Options = {}) =>
    queryOptions({
      queryKey: ['places', 'all', language],
      staleTime: fresh,
      placeholderData: keepPreviousData,
      queryFn: ({ client, queryKey, signal }) =>
        call(quietly || client.getQueryData(queryKey) ? getPlacesQuietly : getPlaces, {}, { signal }),
    }),
};
