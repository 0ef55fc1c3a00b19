import { queryOptions } from '@tanstack/react-query';
import { getMe, signOut } from 'contract/calls/session';
import type { Language } from 'contract/texts';
import { call } from '../../lib/call/call.ts';

const fresh = 5 * 60_000;

/** Who is signed in. The language is in the key: the name comes in it. */
export const meQueries = {
  me: (language: Language) =>
    queryOptions({
      queryKey: ['me', language],
      staleTime: fresh,
      queryFn: ({ signal }) => call(getMe, {}, { signal }),
    }),
};

// Whoever leaves does not wait for a network that is not there.
const patience = 5_000;

/** Best effort: without a network the session ends on this phone alone. */
export function endSession(): Promise<unknown> {
  return call(signOut, {}, { timeout: patience }).catch(() => undefined);
}
