import type { Changes, Hint } from 'contract/calls/live';
import { mayKnowOf } from '../../platform/content/audience.rules.ts';
import type { Change } from '../../platform/content/changes.store.ts';
import type { ContentViewer } from '../../platform/viewer.ts';

/** With more hints than this, fetching everything costs a phone less than following each of them. */
const mostHints = 200;

/** A contact person who does not attend is told of no content, not even how often it changed. */
export const ownChangesOnly: Changes = { last: 0, missed: false, hints: [], mine: true };

/** The hints that go to this viewer, without changes that they may not even know of. */
export function hintsFor(viewer: ContentViewer, changes: readonly Change[]): Hint[] {
  return changes
    .filter(({ audience }) => mayKnowOf(viewer, audience))
    .map(({ number, topic, itemId, version }) => ({ number, topic, itemId, version }));
}

type ChangesRequest = {
  after: number;
  /** The newest number that this viewer may know. */
  last: number;
  /** Changes before this number may have been pruned. */
  completeFrom: number;
  hints: readonly Hint[];
};

/** A number above the viewer's newest comes from another database, or from the badge that the viewer had before. */
export function hasMissed({ after, last, completeFrom, hints }: ChangesRequest): boolean {
  return after > last || after < completeFrom || hints.length > mostHints;
}
