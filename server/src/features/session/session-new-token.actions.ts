import type { Database } from '../../platform/database/database.ts';
import { hashOf, newToken } from '../../platform/security/secrets.ts';
import { offerNewToken } from './session-new-token.store.ts';

/**
 * More rights come with a new token, so that a copy of the old one gains nothing. The old one stays valid until the
 * new one is used, so that a lost answer signs nobody out. `readAt` is the address of the code that confirmed it.
 */
export async function newTokenFor(db: Database, sessionId: string, readAt: string | undefined): Promise<string> {
  const token = newToken();
  await offerNewToken(db, sessionId, hashOf(token), readAt);
  return token;
}

export { addressReadIn } from './session-new-token.store.ts';
