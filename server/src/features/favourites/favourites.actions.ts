import type { Database } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import { bookmarkedIds, type BookmarkKind } from './favourites.store.ts';

type FavouritesContext = { db: Database; services: Pick<Services, 'personalCache'> };

/** What this person bookmarked of the kind. It is cached, because thousands open a meeting at once. */
export function bookmarksOf({ db, services }: FavouritesContext, personId: string, kind: BookmarkKind) {
  return services.personalCache.get(personId, `bookmarks ${kind}`, () => bookmarkedIds(db, personId, kind));
}
