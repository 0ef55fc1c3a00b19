import type { SessionChanges } from '../session-changes.ts';
import type { FoundSession } from '../viewer.ts';
import { lookupCache, type LookupCache } from './cache.ts';

/** A lost notice that nobody noticed keeps an ended session alive no longer than this. */
const longest = 60_000;
/** Several devices each for the people of a large forum. */
const most = 20_000;

/** Sessions by their token, which is hashed only for the look-up in the database: hashing costs a read two microseconds. */
export type SessionCache = LookupCache<FoundSession>;

export function sessionCache(isConnected: () => boolean, milliseconds = () => performance.now()): SessionCache {
  return lookupCache({ longest, most, isConnected, milliseconds });
}

/** Subscribes when the server starts, before any stream does: a stream that asks again never finds the old session. */
export function sessionCacheFor(changes: SessionChanges): SessionCache {
  const kept = sessionCache(changes.isConnected);
  changes.subscribe((personId) => kept.drop(({ session }) => personId === undefined || session.personId === personId));
  return kept;
}
