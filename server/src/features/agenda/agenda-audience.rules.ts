import type { Told } from '../../platform/content/content-change.ts';
import { timeChanges } from './agenda-staff.rules.ts';
import type { PlannedMeeting } from './agenda-staff.store.ts';

/**
 * People outside a closed-door seminar may know only its time. Their hint comes without a version, which would count
 * the changes that they may not know of.
 */
export function whoHearsOf(before: PlannedMeeting, after: PlannedMeeting, insiders: string[]): { told?: Told[] } {
  if (before.type !== 'closed' || after.type !== 'closed') return {};
  const inside = { people: insiders };
  return { told: timeChanges(before, after) ? [inside, { badges: ['red'], withoutVersion: true }] : [inside] };
}
