import { createHash } from 'node:crypto';
import { ownRoles } from '../agenda/agenda-meetings-of-person.actions.ts';
import { ownItemVersions } from '../favourites/favourites-own-items.actions.ts';
import { visibleStates } from '../messages/messages.actions.ts';
import { printedOnBadge } from '../profile/profile.actions.ts';
import { ownBookmarks, type PersonalContext } from './mine.actions.ts';

/**
 * Stands for all that a limited session can read of its owner's own: bookmarks, roles, messages, own entries and
 * what its badge says. It stays the same when only something behind closed doors changed.
 */
export async function markForLimited(context: PersonalContext): Promise<string> {
  const seen = [
    await ownBookmarks(context),
    await ownRoles(context),
    await visibleStates(context),
    await ownItemVersions(context.db, context.viewer.id),
    await printedOnBadge(context),
  ];
  return createHash('sha256').update(JSON.stringify(seen)).digest('base64url');
}
