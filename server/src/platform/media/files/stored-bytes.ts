import type { Database } from '../../database/database.ts';
import type { Content, MediaStore, Written } from '../store/media-store.ts';
import * as rows from './files.store.ts';

export type Storing = { db: Database; mediaStore: MediaStore; now: Date };

/** A file is written and gets its row long before; after that its writer was killed. */
const longest = 60 * 60 * 1000;

/**
 * Bytes come before their row, so that no row names what is not there. The note comes before the bytes, so that a job
 * finds what never gets a row. It must not run in a transaction, which would take the note back with it.
 */
export async function storeBytes(key: string, content: Content, { db, mediaStore, now }: Storing): Promise<Written> {
  await rows.noteUnowned(db, key, new Date(now.getTime() + longest));
  return mediaStore.write(key, content);
}

/** For bytes that a refused write leaves: nobody has to wait for the job. */
export async function dropUnlessOwned(key: string, { db, mediaStore }: Omit<Storing, 'now'>): Promise<void> {
  if (!(await rows.isUnowned(db, key))) return;
  await mediaStore.remove(key);
  await rows.forgetUnowned(db, key);
}

/** The note goes last, so that a store that is away is tried again. */
export async function removeUnowned({ db, mediaStore, now }: Storing): Promise<void> {
  for (const key of await rows.dueUnowned(db, now)) {
    // Those before it took their time, in which the same bytes may have been written again.
    if (!(await rows.isStillDue(db, key, now))) continue;
    await mediaStore.remove(key);
    await rows.forgetDue(db, key, now);
  }
}
