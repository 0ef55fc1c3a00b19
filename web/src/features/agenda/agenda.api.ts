import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getAgenda, getMeetings, getMeetingsQuietly } from 'contract/calls/agenda';
import type { Meeting } from 'contract/calls/agenda';
import type { Language } from 'contract/texts';
import { codes } from 'contract/wire/codes';
import { call } from '../../lib/call/call.ts';

const getAgendaQuietly = { ...getAgenda, overlay: false };
const fresh = 30_000;
const shared = { staleTime: fresh } as const;
// A link to a meeting that is gone, or to none, has a page of its own.
const pageShows = [codes.notFound, codes.invalid];

/** The language is in the key: each is kept by itself, and the other stays on screen until the new one is there. */
export const agendaQueries = {
  all: (language: Language) =>
    queryOptions({
      ...shared,
      queryKey: ['agenda', 'list', language],
      placeholderData: keepPreviousData,
      queryFn: ({ client, queryKey, signal }) =>
        call(client.getQueryData(queryKey) ? getAgendaQuietly : getAgenda, {}, { signal }),
    }),

  one: (id: string, language: Language) =>
    queryOptions({
      ...shared,
      queryKey: ['agenda', 'one', id, language],
      // The other language of this meeting, never another meeting.
      placeholderData: (shown: Meeting | null | undefined) => (shown?.id === id ? shown : undefined),
      queryFn: async ({ client, queryKey, signal }) => {
        const declared = client.getQueryData(queryKey) ? getMeetingsQuietly : getMeetings;
        return (await call(declared, { id }, { signal, pageShows })).meetings[0] ?? null;
      },
    }),
};
