import type { ContentViewer } from '../../platform/viewer.ts';

export type Doors = { type: string; people: readonly { personId: string }[]; invited: readonly string[] };
/** A person, or all people who see the same. These have no id, so that no personal field can enter a shared answer. */
export type AgendaViewer = ContentViewer | { id?: never; badge: 'not red' } | undefined;

export type MeetingView = 'all' | 'time only' | 'nothing';

/** The closed-door rule: its people see everything, other red badges only its time, everyone else nothing. */
export function meetingView(viewer: AgendaViewer, { type, people, invited }: Doors): MeetingView {
  if (type !== 'closed') return 'all';
  if (!viewer) return 'nothing';
  if (viewer.id !== undefined && peopleInvolved({ people, invited }).includes(viewer.id)) return 'all';
  return viewer.badge === 'red' ? 'time only' : 'nothing';
}

/**
 * A meeting of which the viewer may not know is not among them, exactly like one that does not exist. Whoever looks for
 * one by its id looks it up here, so that the time it takes says nothing either.
 */
export function meetingsToShow<M extends Doors & { id: string }>(
  meetings: readonly M[],
  viewer: AgendaViewer,
): ReadonlyMap<string, M> {
  return new Map(meetings.flatMap((one) => (meetingView(viewer, one) === 'nothing' ? [] : [[one.id, one]])));
}

/** Those with a part in a meeting, and those who are invited to it. */
export function peopleInvolved({ people, invited }: Pick<Doors, 'people' | 'invited'>): string[] {
  return [...invited, ...people.map(({ personId }) => personId)];
}

/**
 * People without a part in any meeting share one of two views, red badges or others. A person with a part has a view
 * of their own, and another one with another badge.
 */
export function sharedViewOf({ id, badge }: ContentViewer, involved: ReadonlySet<string>) {
  if (id !== undefined && involved.has(id)) return { key: `${id} ${badge}`, viewer: { id, badge } };
  return badge === 'red'
    ? ({ key: 'red', viewer: { badge: 'red' } } as const)
    : ({ key: 'others', viewer: { badge: 'not red' } } as const);
}
