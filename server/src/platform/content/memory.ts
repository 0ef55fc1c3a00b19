import type { Topic } from 'contract/calls/live';

/** Picture addresses in an answer outlive it by far. */
const oldest = 6 * 60 * 60 * 1000;
/** Answers for classes of viewers add up; the ones that were made first are made again. */
const most = 2_000;

type Entry = { topics: readonly Topic[]; madeAt: number; value: Promise<unknown> };

/** What is the same for many, made once: kept by this process until one of its topics changes. */
export type Memory = {
  of<T>(topics: readonly Topic[], key: string, make: () => Promise<T>): Promise<T>;
  drop(topic: Topic): void;
  clear(): void;
};

export function contentMemory(milliseconds: () => number = () => performance.now()): Memory {
  const entries = new Map<string, Entry>();
  return {
    of<T>(topics: readonly Topic[], key: string, make: () => Promise<T>) {
      const kept = entries.get(key);
      if (kept && milliseconds() - kept.madeAt < oldest) return kept.value as Promise<T>;
      const value = make();
      const entry = { topics, madeAt: milliseconds(), value };
      entries.delete(key);
      entries.set(key, entry);
      const [first] = entries.keys();
      if (entries.size > most && first !== undefined) entries.delete(first);
      // A failure is told to those who waited for it, and to nobody after them.
      value.catch(() => entries.get(key) === entry && entries.delete(key));
      return value;
    },
    drop(topic) {
      for (const [key, { topics }] of entries) if (topics.includes(topic)) entries.delete(key);
    },
    clear: () => entries.clear(),
  };
}
