import type { CallFlags } from 'contract/wire/call';
import type { Shown, Topic } from 'contract/wire/topics';

/** Picture addresses in an answer outlive it by far. */
const oldest = 6 * 60 * 60 * 1000;
/** While the word of a change may be getting lost; long enough that a crowd shares what is made for the first. */
const oldestUnheard = 1_000;
/** Answers for classes of viewers add up; the ones that were made first are made again. */
const most = 2_000;

type Entry = { shows: readonly Shown[]; madeAt: number; value: Promise<unknown> };

/** What is the same for many, made once: kept by this process until one of its topics changes. */
export type Memory = {
  /** Something made for a read, under a name that tells it from what else is made for the same read. */
  of<T>(read: Pick<CallFlags, 'path' | 'shows'>, name: string, make: () => Promise<T>): Promise<T>;
  drop(topic: Topic): void;
  clear(): void;
};

export function contentMemory(isHeard: () => boolean, milliseconds: () => number = () => performance.now()): Memory {
  const entries = new Map<string, Entry>();
  const isFresh = ({ madeAt }: Entry) => milliseconds() - madeAt < (isHeard() ? oldest : oldestUnheard);
  return {
    of<T>({ path, shows }: Pick<CallFlags, 'path' | 'shows'>, name: string, make: () => Promise<T>) {
      const key = `${path} ${name}`;
      const kept = entries.get(key);
      if (kept && isFresh(kept)) return kept.value as Promise<T>;
      // Kept for one, it would be shown to many.
      if (shows.includes('mine')) throw new Error(`${path} is personal: its answer is not kept for others`);
      const madeAt = milliseconds();
      const value = make();
      const entry = { shows, madeAt, value };
      entries.delete(key);
      entries.set(key, entry);
      const [first] = entries.keys();
      if (entries.size > most && first !== undefined) entries.delete(first);
      // A failure is told to those who waited for it, and to nobody after them.
      value.catch(() => entries.get(key) === entry && entries.delete(key));
      return value;
    },
    drop(topic) {
      for (const [key, { shows }] of entries) if (shows.includes(topic)) entries.delete(key);
    },
    clear: () => entries.clear(),
  };
}
