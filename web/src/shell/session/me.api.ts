import { getMe, signOut } from 'contract/calls/session';
import type { Language } from 'contract/texts';
import { call } from '../../lib/call/call.ts';
import { readQuery } from '../../lib/read-query.ts';

/** Who is signed in. */
export const meQueries = {
  key: [getMe.path],
  me: (language: Language) => readQuery(getMe, {}, { language }),
};

// Whoever leaves does not wait for a network that is not there.
const patience = 5_000;

/** Best effort: without a network the session ends on this phone alone. */
export function endSession(): Promise<unknown> {
  return call(signOut, {}, { timeout: patience }).catch(() => undefined);
}
