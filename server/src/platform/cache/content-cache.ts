import type { CallFlags } from 'contract/wire/call';
import type { Shown, Topic } from 'contract/wire/topics';
import type { ContentChanges } from '../content/listen-to-changes.ts';
import type { MaybePromise } from '../maybe-promise.ts';
import { cache } from './cache.ts';

/** Picture addresses in an answer are valid for much longer. */
const longest = 6 * 60 * 60 * 1000;
/** Many times what the reads of a forum need, in both languages. */
const most = 2_000;

type Read = Pick<CallFlags, 'path' | 'shows'>;

/** Answers and parts of answers that are the same for many viewers, kept until one of their topics changes. */
export type ContentCache = {
  /**
   * `name` tells apart the values that belong to the same read. Calls at the same time share one `make`; a value that
   * is made is returned at once.
   */
  get<T>(read: Read, name: string, make: () => Promise<T>): MaybePromise<T>;
  drop(topic: Topic): void;
  clear(): void;
};

export function contentCache(isConnected: () => boolean, milliseconds = () => performance.now()): ContentCache {
  const entries = cache<{ shows: readonly Shown[]; value: MaybePromise<unknown> }>({
    ...{ longest, most, isConnected, milliseconds },
  });
  return {
    get<T>({ path, shows }: Read, name: string, make: () => Promise<T>) {
      const key = `${path} ${name}`;
      const kept = entries.get(key);
      if (kept) return kept.value as MaybePromise<T>;
      // The answer for one viewer would be shown to others.
      if (shows.includes('mine')) throw new Error(`${path} is personal: its answer is not kept for others`);
      const making = make();
      const entry: { shows: readonly Shown[]; value: MaybePromise<unknown> } = { shows, value: making };
      entries.set(key, entry);
      making.then(
        (value) => (entry.value = value),
        // Only the calls that waited for it see a failure; the next one tries again.
        () => entries.drop((one) => one === entry),
      );
      return making;
    },
    drop: (topic) => entries.drop(({ shows }) => shows.includes(topic)),
    clear: () => entries.drop(() => true),
  };
}

/** Subscribes when the server starts, before any stream does: a phone that hears of a change never gets the old answer. */
export function contentCacheFor(changes: ContentChanges): ContentCache {
  const kept = contentCache(changes.isConnected);
  changes.subscribe((news) => new Set(news.map(({ topic }) => topic)).forEach(kept.drop));
  changes.onNoticesLost(kept.clear);
  return kept;
}
