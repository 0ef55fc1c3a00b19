import type { Database } from '../../platform/database/database.ts';
import { forum } from '../../platform/database/tables/content/forum.ts';

export async function arePublicFeedsOn(db: Database): Promise<boolean> {
  const [row] = await db.select({ on: forum.publicFeeds }).from(forum).limit(1);
  return row?.on ?? false;
}

export async function openPublicFeeds(db: Database, publicFeeds: boolean) {
  await db.update(forum).set({ publicFeeds });
}
