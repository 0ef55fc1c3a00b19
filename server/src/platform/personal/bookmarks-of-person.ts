import type { Database } from '../database/database.ts';
import type { Services } from '../services.ts';
import { bookmarksOnRecord } from './bookmarks.store.ts';

type BookmarksContext = { db: Database; services: Pick<Services, 'personalCache'> };

/**
 * What this person bookmarked. It is cached, because thousands open a meeting at once, and stands here, because the
 * agenda shows it and favourites look at the agenda.
 */
export function bookmarksOf({ db, services }: BookmarksContext, personId: string) {
  return services.personalCache.get(personId, 'bookmarks', () => bookmarksOnRecord(db, personId));
}
