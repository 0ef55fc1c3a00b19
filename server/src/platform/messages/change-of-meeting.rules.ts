import type { Both } from 'contract/languages';
import type { ChangeFacts } from './message-facts.ts';
import type { ChangeNotice } from './sending.store.ts';

type Change = { kind: 'moved' | 'cancelled'; reason: Both };
export type Planned = { type: string; startsAt: Date; endsAt: Date; hallId: string; change: Change | null };

/** What the people of a meeting are told of a change; undefined if they need not know of it. */
export function kindOfChange(before: Planned, after: Planned): ChangeNotice['kind'] | undefined {
  const [was, is] = [isCancelled(before), isCancelled(after)];
  if (is !== was) return is ? 'cancelled' : 'restored';
  // The new time of a cancelled meeting is told when it takes place after all.
  if (is) return undefined;
  return timeChanges(before, after) || before.hallId !== after.hallId ? 'moved' : undefined;
}

const isCancelled = ({ change }: Planned) => change?.kind === 'cancelled';

function timeChanges(before: Planned, after: Planned): boolean {
  return before.startsAt.getTime() !== after.startsAt.getTime() || before.endsAt.getTime() !== after.endsAt.getTime();
}

/** Outside a closed-door seminar only red badges know of it, and nothing but its time. */
export function bookmarkersToTell(before: Planned, after: Planned): ChangeNotice['bookmarkers'] {
  if (before.type !== 'closed' && after.type !== 'closed') return 'all';
  return timeChanges(before, after) ? 'red' : 'none';
}

/** Whoever sees the schedule of somebody in a closed-door seminar sees its time, and whether it is cancelled. */
export function readersToTell(before: Planned, after: Planned): boolean {
  const staysClosed = before.type === 'closed' && after.type === 'closed';
  return !staysClosed || timeChanges(before, after) || isCancelled(before) !== isCancelled(after);
}

export function factsOfChange(before: Planned, after: Planned, halls: ReadonlyMap<string, Both>): ChangeFacts {
  const plan = ({ startsAt, endsAt, hallId }: Planned) => ({
    ...{ startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() },
    hall: halls.get(hallId) ?? { zh: '', en: '' },
  });
  return { of: 'change', before: plan(before), after: plan(after), reason: after.change?.reason ?? null };
}
