import type { PersonalHints } from '../personal/personal-hints.ts';
import { lookupCache } from './cache.ts';

/** A hint that was lost with the instance that was to send it leaves an old value here no longer than this. */
const longest = 60_000;
/** A few values each for the people of a large forum. */
const most = 20_000;

/** What is only one person's, kept until a hint says that something of this person has changed. */
export type PersonalCache = {
  /** `name` tells apart the values of the same person. Synchronous on a hit. */
  get<T>(personId: string, name: string, lookUp: () => Promise<T>): T | Promise<T>;
};

type Hints = Pick<PersonalHints, 'isConnected' | 'subscribeToAll'>;

/** Subscribes when the server starts, before any stream does: a phone that hears of a change never gets the old value. */
export function personalCacheFor(hints: Hints, milliseconds = () => performance.now()): PersonalCache {
  const { isConnected } = hints;
  const entries = lookupCache<{ value: unknown }>({ longest, most, isConnected, milliseconds });
  // There are few names, and in the opening minute thousands of hints, which must not each look at all that is kept.
  const names = new Set<string>();
  hints.subscribeToAll((personId) => {
    if (personId === undefined) entries.drop(() => true);
    else entries.forget(Array.from(names, (name) => keyOf(personId, name)));
  });
  return {
    get<T>(personId: string, name: string, lookUp: () => Promise<T>) {
      names.add(name);
      const found = entries.get(keyOf(personId, name), async () => ({ value: await lookUp() }));
      return found instanceof Promise ? found.then((one) => one?.value as T) : (found?.value as T);
    },
  };
}

const keyOf = (personId: string, name: string) => `${personId} ${name}`;
