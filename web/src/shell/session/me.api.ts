import { getMe, signOut } from 'contract/calls/session';
import type { Language } from 'contract/texts';
import { call } from '../../lib/call/call.ts';
import { readQuery } from '../../lib/read-query.ts';

/** The person who is signed in. */
export const meQueries = {
  key: [getMe.path],
  me: (language: Language) => readQuery(getMe, {}, { language }),
};

// A person who signs out should not wait for a missing network.
const patience = 5_000;

/** This is best effort: without a network the session ends on this phone only. */
export function endSession(): Promise<unknown> {
  return call(signOut, {}, { timeout: patience }).catch(() => undefined);
}
