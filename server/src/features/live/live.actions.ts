import type { Changes, getChanges } from 'contract/calls/live';
import { logIsCompleteFrom } from '../../platform/content/changes-kept.store.ts';
import { changesAfter } from '../../platform/content/changes.store.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Context } from '../../platform/http/binding.ts';
import type { Services } from '../../platform/services.ts';
import { shownAs } from '../../platform/limited-sessions.rules.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { markForLimited } from '../mine/mine-limited.actions.ts';
import { hasMissed, hintsFor, ownChangesOnly } from './live.rules.ts';

type ChangesContext = { db: Database; services: Pick<Services, 'changes'> };

export function showChanges({ viewer, body, ...context }: Context<typeof getChanges>): Promise<Changes> {
  return changesFor(context, viewer, body.after);
}

/** What a phone has to know before it follows the stream: the changes after its number, or just the newest number. */
export async function changesFor(
  { db, services }: ChangesContext,
  caller: Viewer,
  after: number | undefined,
): Promise<Changes> {
  if (caller.contactOnly) return ownChangesOnly;
  const viewer = shownAs(caller);
  // The caches are brought up to date first, because a phone fetches what changed as soon as it gets the hint.
  await services.changes.catchUp();
  const last = services.changes.newestFor(viewer);
  // Personal hints have no numbers, so a phone that was not connected may have missed one.
  const mine = true;
  if (after === undefined || after === last) return { last, missed: false, hints: [], mine };
  const hints = hintsFor(viewer, await changesAfter(db, after));
  // This is read after the changes, so that a change pruned between the two queries counts as missed.
  const completeFrom = await logIsCompleteFrom(db);
  if (hasMissed({ after, last, completeFrom, hints })) return { last, missed: true, hints: [], mine };
  return { last: hints.at(-1)?.number ?? last, missed: false, hints, mine };
}

/**
 * Says for one stream whether the viewer has something to fetch. Full sessions always have; others only if what a
 * limited one can read differs from the last time, or if the session was full then.
 */
export function newsForLimited({ db, services }: { db: Database; services: Services }) {
  let known: string | undefined;
  return async (viewer: Viewer): Promise<boolean> => {
    const before = known;
    const limited: Viewer = { ...viewer, scope: 'limited' };
    known = viewer.scope === 'full' ? undefined : await markForLimited({ viewer: limited, db, services });
    return known === undefined || known !== before;
  };
}
