import type { ChangeAudience } from '../../platform/content/publish-change.ts';
import { timeChanges } from './agenda-staff.rules.ts';
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
