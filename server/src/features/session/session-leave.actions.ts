import type { Database } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import { justBegunSince } from './session.rules.ts';
import * as store from './session.store.ts';

type Leaving = { db: Database; services: Pick<Services, 'sessionCache'>; now: Date };

/**
 * Ends the session unless it has just begun, because then it may not be the one that was left. Another one that has just
 * begun on the same phone may have replaced the cookie meanwhile.
 */
export async function leaveSession(
  { db, services, now }: Leaving,
  sessionId: string,
): Promise<'left' | 'left, and another begun' | 'just begun'> {
  const found = await store.sessionById(db, sessionId);
  if (!found) return 'left';
  const { endedAt, createdAt, device } = found.session;
  const since = justBegunSince(now);
  if (!endedAt && createdAt > since) return 'just begun';
  if (!endedAt) {
    await store.endSession(db, sessionId, 'logout', now);
    services.sessionCache.drop(({ session }) => session.id === sessionId);
  }
  return (await store.hasSessionOnDeviceSince(db, device, since)) ? 'left, and another begun' : 'left';
}
