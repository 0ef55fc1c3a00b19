import type { Database } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import { hasJustBegun } from './session.rules.ts';
import * as store from './session.store.ts';

type Leaving = { db: Database; services: Pick<Services, 'sessionCache'>; now: Date };

/** Ends the session, and returns false if it is not the one that was left. */
export async function leaveSession({ db, services, now }: Leaving, sessionId: string): Promise<boolean> {
  const found = await store.sessionById(db, sessionId);
  if (!found || found.session.endedAt) return true;
  if (hasJustBegun(found.session, now)) return false;
  await store.endSession(db, sessionId, 'logout', now);
  services.sessionCache.drop(({ session }) => session.id === sessionId);
  return true;
}
