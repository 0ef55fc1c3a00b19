import type { SessionChanges } from '../session-changes.ts';
import type { FoundSession } from '../viewer.ts';
import { cache } from './cache.ts';

/** A lost notice that nobody noticed keeps an ended session alive no longer than this. */
const longest = 60_000;
/** Several devices each for the people of a large forum. */
const most = 20_000;

type Found = FoundSession | undefined;
export type SessionCache = {
  /** Synchronous on a hit. */
  get(tokenHash: string, lookUp: () => Promise<Found>): Found | Promise<Found>;
  drop(which: (found: FoundSession) => boolean): void;
};

/** Sessions by the hash of their token. */
export function sessionCache(isConnected: () => boolean, milliseconds = () => performance.now()): SessionCache {
  const entries = cache<FoundSession>({ longest, most, isConnected, milliseconds });
  let drops = 0;

  async function lookedUp(tokenHash: string, lookUp: () => Promise<Found>): Promise<Found> {
    const [since, dropsBefore] = [milliseconds(), drops];
    const found = await lookUp();
    // Sessions that were dropped meanwhile may include this one in its old state. A token without a session is not
    // kept, so that guesses can't push real sessions out.
    if (found && drops === dropsBefore) entries.set(tokenHash, found, since);
    return found;
  }

  return {
    get: (tokenHash, lookUp) => entries.get(tokenHash) ?? lookedUp(tokenHash, lookUp),
    drop(which) {
      drops += 1;
      entries.drop(which);
    },
  };
}

/** Subscribes when the server starts, before any stream does: a stream that asks again never finds the old session. */
export function sessionCacheFor(changes: SessionChanges): SessionCache {
  const kept = sessionCache(changes.isConnected);
  changes.subscribe((personId) => kept.drop(({ session }) => personId === undefined || session.personId === personId));
  return kept;
}
