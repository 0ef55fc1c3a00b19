import type { Database } from '../../platform/database/database.ts';
import { dateIn } from '../../platform/time-zones.ts';
import { currentForum } from './forum.actions.ts';

/** The daily limits count by this day, which is the one in the forum's time zone. */
export async function forumDay(db: Database, now: Date): Promise<string> {
  return dateIn((await currentForum(db)).timeZone, now);
}
