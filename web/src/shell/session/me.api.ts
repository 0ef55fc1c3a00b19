import { getMe, signOut } from 'contract/calls/session';
import type { Language } from 'contract/languages';
import { call } from '../../lib/call/call.ts';
import { readQuery } from '../../lib/read/read-query.ts';

/** The person who is signed in. */
export const meQueries = {
  key: [getMe.path],
  me: (language: Language) => readQuery(getMe, {}, { language }),
};

export const endSession = (timeout: number) => call(signOut, {}, { timeout });
