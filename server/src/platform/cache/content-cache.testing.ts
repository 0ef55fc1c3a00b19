import type { CallFlags } from 'contract/wire/call';
import type { ContentCache } from './content-cache.ts';

/** A cache that gives the value of this name only after something else has happened, as it may when many ask at once. */
export function givingLate(cache: ContentCache, name: string, meanwhile: () => Promise<unknown>): ContentCache {
  let isFirst = true;
  return {
    ...cache,
    async get<T>(read: Pick<CallFlags, 'path' | 'shows'>, asked: string, make: () => Promise<T>) {
      const value = await cache.get(read, asked, make);
      if (asked === name && isFirst) {
        isFirst = false;
        await meanwhile();
      }
      return value;
    },
  };
}
