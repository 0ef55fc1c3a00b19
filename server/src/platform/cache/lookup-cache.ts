import { cache, type CacheOptions } from './cache.ts';

export type LookupCache<T> = {
  /** Synchronous on a hit. */
  get(key: string, lookUp: () => Promise<T | undefined>): T | undefined | Promise<T | undefined>;
  drop(which: (value: T) => boolean): void;
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
  };
}
