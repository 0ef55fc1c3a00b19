import { acknowledgeLogin, disownLogin, getLogins } from 'contract/calls/notices';
import { codes } from 'contract/wire/codes';
import { call } from '../../lib/call/call.ts';
import { readQuery } from '../../lib/read/read-query.ts';

export type { Login } from 'contract/calls/notices';

export const loginQueries = {
  // A session that has become limited in the meantime is not told of other logins.
  others: () => readQuery(getLogins, {}, { language: null, pageShows: [codes.notAllowed] }),
};

export const acknowledge = (id: string) => call(acknowledgeLogin, { id });
export const disown = (id: string) => call(disownLogin, { id });
