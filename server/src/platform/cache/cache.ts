/** As long as the word of a change is sure to come, what was looked up stays; otherwise it is soon asked for anew. */
const longest = 60_000;
const longestUnheard = 1_000;
const most = 20_000;

/** What was looked up a moment ago, until it is said to have changed. */
export type ShortMemory<T> = {
  /** At once, where it is remembered. */
  of(key: string, lookUp: () => Promise<T>): T | Promise<T>;
  forget(which: (value: T) => boolean): void;
};

export function shortMemory<T>(
  isHeard: () => boolean,
  milliseconds: () => number = () => performance.now(),
): ShortMemory<T> {
  const entries = new Map<string, { at: number; value: T }>();
  let forgets = 0;
  const isFresh = ({ at }: { at: number }) => milliseconds() - at < (isHeard() ? longest : longestUnheard);

  async function lookedUp(key: string, lookUp: () => Promise<T>): Promise<T> {
    const [at, before] = [milliseconds(), forgets];
    const value = await lookUp();
    // Looked up while something was forgotten: it may be the old state of just that. What is not there is not kept,
    // so that guesses can't push out what is.
    if (forgets !== before || value === undefined) return value;
    entries.delete(key);
    entries.set(key, { at, value });
    for (const [first, entry] of entries) {
      if (entries.size <= most && isFresh(entry)) break;
      entries.delete(first);
    }
    return value;
  }

  return {
    of(key, lookUp) {
      const kept = entries.get(key);
      return kept && isFresh(kept) ? kept.value : lookedUp(key, lookUp);
    },
    forget(which) {
      forgets += 1;
      for (const [key, { value }] of entries) if (which(value)) entries.delete(key);
    },
  };
}
