import type { Query } from '@tanstack/react-query';
import type { Hint } from 'contract/calls/live';
import type { Shown } from 'contract/wire/topics';

/** Whether the answer to this query differs after the change. */
export function isAffected(
  { queryKey, meta }: Pick<Query, 'queryKey' | 'meta'>,
  change: { topic: Shown; itemId: Hint['itemId'] },
) {
  const shows = meta?.shows ?? [];
  const { id } = (queryKey[1] ?? {}) as { id?: string };
  // An id in the body names an item of the first topic, so changes of other items do not concern this query.
  if (shows[0] === change.topic && id !== undefined && change.itemId !== null) return id === change.itemId;
  return shows.includes(change.topic);
}

/** Whether this query shows content whose changes are announced. */
export function showsContent({ meta }: Pick<Query, 'meta'>): boolean {
  return (meta?.shows ?? []).length > 0;
}
