import type { Hint } from 'contract/calls/live';
import { mayKnowOf, type Hearer } from '../../platform/content/audience.rules.ts';
import type { Change } from '../../platform/content/changes.store.ts';

/** Beyond this a phone is better off to fetch everything than to be told one by one what to fetch. */
const mostHints = 200;

/** The hint of a change as it goes to this viewer; nothing where they may not even know of it. */
export function hintsFor(viewer: Hearer, changes: readonly Change[]): Hint[] {
  return changes
    .filter(({ audience }) => mayKnowOf(viewer, audience))
    .map(({ number, topic, itemId, version }) => ({ number, topic, itemId, version }));
}

type Asked = {
  after: number;
  /** The viewer's newest. */
  last: number;
  /** What happened before this number may have been forgotten. */
  completeFrom: number;
  hints: readonly Hint[];
};

/** A number beyond the viewer's newest was given in another forum, or to the badge that they had before. */
export function hasMissed({ after, last, completeFrom, hints }: Asked): boolean {
  return after > last || after < completeFrom || hints.length > mostHints;
}
