import type { ListenedPlace } from '../../../lib/storage/listened-places.ts';

/** The brief goes on with the item in which one stopped last; otherwise it begins with the first. */
export function whereToBegin(items: readonly { id: string }[], listened: readonly ListenedPlace[]): number {
  const last = listened.find((place) => items.some(({ id }) => id === place.id));
  return Math.max(
    0,
    items.findIndex(({ id }) => id === last?.id),
  );
}
