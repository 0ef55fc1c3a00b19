import type { Hint } from 'contract/calls/live';
import type { Change } from '../../platform/content/changes.store.ts';
import type { Viewer } from '../../platform/viewer.ts';

/** The hint of a change as it goes to this viewer; nothing where they may not even know of it. */
export function hintsFor(viewer: Pick<Viewer, 'id' | 'badge'>, changes: readonly Change[]): Hint[] {
  return changes
    .filter(
      ({ audience }) =>
        !audience || audience.badges?.includes(viewer.badge) || (audience.people?.includes(viewer.id) ?? false),
    )
    .map(({ number, topic, itemId, version }) => ({ number, topic, itemId, version }));
}

/** What was forgotten meanwhile cannot be told, and a number that was never given is of another forum. */
export function hasMissed(after: number, kept: { first: number; last: number }): boolean {
  return after > kept.last || (kept.first > 0 && after < kept.first - 1);
}
