import { queryOptions } from '@tanstack/react-query';
import { getLegalTexts } from 'contract/calls/consent';
import type { Language } from 'contract/texts';
import { call } from '../../lib/call/call.ts';

/** The version of each text that a person agrees to. */
export type AgreedVersions = { agreement: number; privacy: number };

const fresh = 60 * 60_000;

export const legalTextQueries = {
  all: (language: Language) =>
    queryOptions({
      queryKey: ['legal texts', language],
      staleTime: fresh,
      queryFn: ({ signal }) => call(getLegalTexts, {}, { signal }),
    }),
};

/** With the overlay: the person has tapped to sign in or to agree, and waits for them. */
export async function currentVersions(): Promise<AgreedVersions> {
  const { agreement, privacy } = await call({ ...getLegalTexts, overlay: true }, {});
  return { agreement: agreement.version, privacy: privacy.version };
}
