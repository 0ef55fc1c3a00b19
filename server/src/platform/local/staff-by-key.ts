import type { FastifyRequest } from 'fastify';
import { roles } from 'contract/wire/roles';
import { sameText } from '../security/secrets.ts';
import type { Staff } from '../viewer.ts';

// Whoever can read the key file is on the machine; who that was, the machine's own log knows.
const onTheServer: Staff = { id: 'on the server', roles };

/** A bearer is no cookie: no page can make a browser send it, so no CSRF header is needed beside it. */
export function staffByKey(key: string) {
  return async ({ headers }: Pick<FastifyRequest, 'headers'>): Promise<Staff | undefined> =>
    sameText(headers.authorization ?? '', `Bearer ${key}`) ? onTheServer : undefined;
}
