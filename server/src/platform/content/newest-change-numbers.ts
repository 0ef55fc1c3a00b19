import type { ContentViewer } from '../viewer.ts';
import { keysOfViewer, keysOfAudience } from './audience.rules.ts';
import type { Change } from './changes.store.ts';

/** The newest change that each viewer may know of. A number that grew with other changes would reveal them. */
export function newestNumbers(known: ReadonlyMap<string, number> = new Map()) {
  const newest = new Map(known);
  return {
    note({ number, audience }: Pick<Change, 'number' | 'audience'>) {
      for (const one of keysOfAudience(audience)) newest.set(one, Math.max(number, newest.get(one) ?? 0));
    },
    /** Returns 0 if there is none. It needs no query, because every answer contains this number. */
    of(viewer: ContentViewer): number {
      let found = 0;
      for (const one of keysOfViewer(viewer)) found = Math.max(found, newest.get(one) ?? 0);
      return found;
    },
  };
}
