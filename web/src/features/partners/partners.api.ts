import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import {
  getMediaList,
  getMediaListQuietly,
  getPartner,
  getPartnerQuietly,
  getPartners,
  getPartnersQuietly,
} from 'contract/calls/partners';
import type { Partner } from 'contract/calls/partners';
import type { Language } from 'contract/texts';
import { codes } from 'contract/wire/codes';
import { call } from '../../lib/call/call.ts';

// Changes come as hints of the live stream; this is for whoever missed one.
const shared = { staleTime: 5 * 60_000 } as const;
// A link to nobody has a page of its own.
const pageShows = [codes.notFound, codes.invalid];

/** The language is in the key: each is kept by itself, and the other stays on screen until the new one is there. */
export const partnerQueries = {
  all: (language: Language) =>
    queryOptions({
      ...shared,
      queryKey: ['partners', 'list', language],
      placeholderData: keepPreviousData,
      queryFn: ({ client, queryKey, signal }) =>
        call(client.getQueryData(queryKey) ? getPartnersQuietly : getPartners, {}, { signal }),
    }),

  one: (id: string, language: Language) =>
    queryOptions<Partner>({
      ...shared,
      queryKey: ['partners', 'one', id, language],
      // The other language of this partner, never another partner.
      placeholderData: (shown) => (shown?.id === id ? shown : undefined),
      queryFn: ({ client, queryKey, signal }) =>
        call(client.getQueryData(queryKey) ? getPartnerQuietly : getPartner, { id }, { signal, pageShows }),
    }),

  media: (language: Language) =>
    queryOptions({
      ...shared,
      queryKey: ['partners', 'media', language],
      placeholderData: keepPreviousData,
      queryFn: ({ client, queryKey, signal }) =>
        call(client.getQueryData(queryKey) ? getMediaListQuietly : getMediaList, {}, { signal }),
    }),
};
