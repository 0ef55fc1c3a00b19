import { mayKnowOf } from '../../platform/content/audience.rules.ts';
import type { Change } from '../../platform/content/changes.store.ts';
import type { ChangeAudience } from '../../platform/content/publish-change.ts';
import { timeChanges } from './agenda-moved-cancelled.rules.ts';
import { peopleInvolved, type AgendaViewer, type Doors } from './agenda-closed-door.rules.ts';
import type { PlannedMeeting } from './agenda-staff.store.ts';

/**
 * People outside a closed-door seminar may know only its time. Their hint comes without a version, which would count
 * the changes that they may not know of.
 */
export function audiencesOfChange(
  before: PlannedMeeting,
  after: PlannedMeeting,
  insiders: string[],
): { audiences?: ChangeAudience[] } {
  if (before.type !== 'closed' || after.type !== 'closed') return {};
  const inside = { people: insiders };
  return { audiences: timeChanges(before, after) ? [inside, { badges: ['red'], withoutVersion: true }] : [inside] };
}

/** Who reads the name of a person who chairs or speaks in these meetings; null is everybody. */
export function audienceOfNamed(personId: string, meetings: readonly Doors[]): { people: string[] } | null {
  if (meetings.some(({ type }) => type !== 'closed')) return null;
  return { people: [...new Set([personId, ...meetings.flatMap(peopleInvolved)])] };
}

/**
 * Who sees anything of the changes. The people of a changed meeting always do, because they may just have gained or
 * lost their part in it.
 */
export function concernedBy(changes: readonly Change[], meetings: readonly (Doors & { id: string })[]) {
  const changed = new Set(changes.map(({ itemId }) => itemId));
  const involved = new Set(meetings.filter(({ id }) => changed.has(id)).flatMap(peopleInvolved));
  return (viewer: AgendaViewer): boolean => {
    if (!viewer || (viewer.id !== undefined && involved.has(viewer.id))) return true;
    const { id = '', badge } = viewer;
    const badges = badge === 'not red' ? (['blue', 'green', 'grey'] as const) : [badge];
    return changes.some(({ audience }) => badges.some((one) => mayKnowOf({ id, badge: one }, audience)));
  };
}
