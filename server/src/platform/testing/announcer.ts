import { announceChange } from '../content/announce-with-number.store.ts';
import { changesAfter } from '../content/changes.store.ts';
import type { Database } from '../database/database.ts';

/** Announces versions of an item of the agenda, to everybody or to some people, and returns the number of the change. */
export const announcerOf = (db: Database, itemId: string) => (version: number, people?: string[]) =>
  db.transaction(async (one) => {
    await announceChange(one, { topic: 'agenda', itemId, version, ...(people ? { audience: { people } } : {}) });
    return (await changesAfter(one, 0)).at(-1)?.number ?? 0;
  });
