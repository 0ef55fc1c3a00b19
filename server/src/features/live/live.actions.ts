import type { Changes, getChanges } from 'contract/calls/live';
import { changesAfter, changesKept } from '../../platform/content/changes.store.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Ask } from '../../platform/http/answer.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { hasMissed, hintsFor } from './live.rules.ts';

export function showChanges({ viewer, body, db }: Ask<typeof getChanges>): Promise<Changes> {
  return changesFor(db, viewer, body.after);
}

/** Where a stream begins: after the number its reader knows, or now. */
export async function changesFor(db: Database, viewer: Viewer, after: number | undefined): Promise<Changes> {
  const kept = await changesKept(db);
  if (after === undefined) return { last: kept.last, missed: false, hints: [] };
  if (hasMissed(after, kept)) return { last: kept.last, missed: true, hints: [] };
  const changes = await changesAfter(db, after);
  return { last: changes.at(-1)?.number ?? after, missed: false, hints: hintsFor(viewer, changes) };
}
