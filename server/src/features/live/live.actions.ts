import type { Changes, getChanges } from 'contract/calls/live';
import { changesAfter, logIsCompleteFrom } from '../../platform/content/changes.store.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Context } from '../../platform/http/binding.ts';
import type { Services } from '../../platform/services.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { hasMissed, hintsFor } from './live.rules.ts';

type From = { db: Database; services: Pick<Services, 'changes'> };

export function showChanges({ viewer, body, ...from }: Context<typeof getChanges>): Promise<Changes> {
  return changesFor(from, viewer, body.after);
}

/** Where a stream begins: after the number its reader knows, or now. */
export async function changesFor({ db, services }: From, viewer: Viewer, after: number | undefined): Promise<Changes> {
  // First, what this process remembers: whoever hears of a change may come here for it at once.
  await services.changes.catchUp();
  const last = services.changes.newestFor(viewer);
  // Personal hints have no numbers: whoever was not listening may have missed one.
  const mine = true;
  if (after === undefined || after === last) return { last, missed: false, hints: [], mine };
  const hints = hintsFor(viewer, await changesAfter(db, after));
  // After the changes: what is pruned between the two looks counts as missed.
  const completeFrom = await logIsCompleteFrom(db);
  if (hasMissed({ after, last, completeFrom, hints })) return { last, missed: true, hints: [], mine };
  return { last: hints.at(-1)?.number ?? last, missed: false, hints, mine };
}
