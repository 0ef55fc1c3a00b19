/** While notices of changes may be lost. A second is long enough that a crowd shares what is made for the first. */
const longestUnconnected = 1_000;

type CacheOptions = {
  /** How long a value is used, in milliseconds, while notices of its changes arrive. */
  longest: number;
  /** How many values are kept; the oldest make room. */
  most: number;
  isConnected: () => boolean;
  milliseconds: () => number;
};

type Cache<T> = {
  get(key: string): T | undefined;
  /** `since` is when the value began to be made, because it may be as old as that. */
  set(key: string, value: T, since?: number): void;
  drop(which: (value: T) => boolean): void;
  forget(key: string): void;
};

/** Values that this process keeps until they are too old, too many or dropped because of a change. */
export function cache<T>({ longest, most, isConnected, milliseconds }: CacheOptions): Cache<T> {
  const entries = new Map<string, { value: T; since: number }>();
  const isFresh = (since: number) => milliseconds() - since < (isConnected() ? longest : longestUnconnected);
  return {
    get(key) {
      const entry = entries.get(key);
      return entry && isFresh(entry.since) ? entry.value : undefined;
    },
    set(key, value, since = milliseconds()) {
      // Deleted first, so that the map stays in the order of age.
      entries.delete(key);
      entries.set(key, { value, since });
      for (const [oldest, entry] of entries) {
        if (entries.size <= most && isFresh(entry.since)) break;
        entries.delete(oldest);
      }
    },
    drop(which) {
      for (const [key, { value }] of entries) if (which(value)) entries.delete(key);
    },
    forget: (key) => void entries.delete(key),
  };
}

export type LookupCache<T> = {
  /** Synchronous on a hit. */
  get(key: string, lookUp: () => Promise<T | undefined>): T | undefined | Promise<T | undefined>;
  drop(which: (value: T) => boolean): void;
  /** Drops the values of these keys without looking at all others. */
  forget(keys: Iterable<string>): void;
};

/** Values that are looked up by a key. What is not found is not kept, so that guesses can't push real values out. */
export function lookupCache<T>(options: CacheOptions): LookupCache<T> {
  const entries = cache<T>(options);
  let drops = 0;

  async function lookedUp(key: string, lookUp: () => Promise<T | undefined>) {
    const [since, dropsBefore] = [options.milliseconds(), drops];
    const found = await lookUp();
    // Values that were dropped meanwhile may include this one in its old state.
    if (found !== undefined && drops === dropsBefore) entries.set(key, found, since);
    return found;
  }

  return {
    get: (key, lookUp) => entries.get(key) ?? lookedUp(key, lookUp),
    drop(which) {
      drops += 1;
      entries.drop(which);
    },
    forget(keys) {
      drops += 1;
      for (const key of keys) entries.forget(key);
    },
  };
}
