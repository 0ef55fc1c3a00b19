import { keysOfViewer, keysOfAudience, type BadgeHolder } from './audience.rules.ts';
import type { Change } from './changes.store.ts';

/** For each viewer the newest change that they may know of: a number that moved without them would tell of the others. */
export function newestNumbers(known: ReadonlyMap<string, number> = new Map()) {
  const newest = new Map(known);
  return {
    note({ number, audience }: Pick<Change, 'number' | 'audience'>) {
      for (const one of keysOfAudience(audience)) newest.set(one, Math.max(number, newest.get(one) ?? 0));
    },
    /** 0 where there is none. It asks no database, because every answer carries it. */
    of(viewer: BadgeHolder): number {
      let found = 0;
      for (const one of keysOfViewer(viewer)) found = Math.max(found, newest.get(one) ?? 0);
      return found;
    },
  };
}
