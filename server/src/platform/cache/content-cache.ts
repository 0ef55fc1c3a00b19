import type { CallFlags } from 'contract/wire/call';
import type { Shown } from 'contract/wire/topics';
import type { Change } from '../content/changes.store.ts';
import type { ContentChanges } from '../content/listen-to-changes.ts';
import type { MaybePromise } from '../maybe-promise.ts';
import { cache } from './cache.ts';

/** A lost notice that nobody noticed shows old content no longer than this. */
const longest = 6 * 60 * 60 * 1000;
/** Many times what the reads of a forum need, in both languages. */
const most = 2_000;

type Read = Pick<CallFlags, 'path' | 'shows'>;

type Renew<T> = (old: T, changes: readonly Change[]) => Promise<T>;
type Entry = { shows: readonly Shown[]; value: MaybePromise<unknown>; renew: Renew<unknown> | undefined };

/** Answers and parts of answers that are the same for many viewers, kept until one of their topics changes. */
export type ContentCache = {
  /**
   * `name` tells apart the values that belong to the same read. Calls at the same time share one `make`; a value that
   * is made is returned at once. A value with `renew` is made anew before it is dropped, so that no viewer can tell by
   * the time of an answer that there was a change.
   */
  get<T>(read: Read, name: string, make: () => Promise<T>, renew?: Renew<T>): MaybePromise<T>;
  /** Resolves when no old value is left. */
  change(changes: readonly Change[]): Promise<void>;
  clear(): void;
};

export function contentCache(isConnected: () => boolean, milliseconds = () => performance.now()): ContentCache {
  const entries = cache<Entry>({ longest, most, isConnected, milliseconds });

  /** The entry keeps its age, because what is taken over from its old value is as old. */
  async function renewEntry(entry: Entry, renew: Renew<unknown>, changes: readonly Change[]) {
    const old = entry.value;
    try {
      entry.value = await renew(old, changes);
    } catch {
      entries.drop((one) => one === entry);
    }
  }

  return {
    get<T>({ path, shows }: Read, name: string, make: () => Promise<T>, renew?: Renew<T>) {
      const key = `${path} ${name}`;
      const kept = entries.get(key);
      if (kept) return kept.value as MaybePromise<T>;
      // The answer for one viewer would be shown to others.
      if (shows.includes('mine')) throw new Error(`${path} is personal: its answer is not kept for others`);
      const making = make();
      const entry: Entry = { shows, value: making, renew: renew as Renew<unknown> | undefined };
      entries.set(key, entry);
      making.then(
        (value) => (entry.value = value),
        // Only the calls that waited for it see a failure; the next one tries again.
        () => entries.drop((one) => one === entry),
      );
      return making;
    },
    async change(changes) {
      const renewals: Promise<void>[] = [];
      entries.drop((entry) => {
        if (!changes.some(({ topic }) => entry.shows.includes(topic))) return false;
        if (!entry.renew || entry.value instanceof Promise) return true;
        renewals.push(renewEntry(entry, entry.renew, changes));
        return false;
      });
      await Promise.all(renewals);
    },
    clear: () => entries.drop(() => true),
  };
}

export function contentCacheFor(changes: ContentChanges): ContentCache {
  const kept = contentCache(changes.isConnected);
  changes.beforeTelling(kept.change);
  changes.onNoticesLost(kept.clear);
  return kept;
}
