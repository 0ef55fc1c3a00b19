import type { FastifyRequest } from 'fastify';
import { roles } from 'contract/wire/roles';
import { sameText } from '../security/secrets.ts';
import type { Staff } from '../viewer.ts';

// Only users of the machine can read the key file; the log of the machine says who they are.
const onTheServer: Staff = { id: 'on the server', roles };

/** A bearer token needs no CSRF header, because no page can make a browser send it. */
export function staffByKey(key: string) {
  return async ({ headers }: Pick<FastifyRequest, 'headers'>): Promise<Staff | undefined> =>
    sameText(headers.authorization ?? '', `Bearer ${key}`) ? onTheServer : undefined;
}
