import type { Hits } from '../files.api.ts';

/** One place where the text stands: the how-manieth of its page. */
export type Hit = { page: number; place: number };

/** All places, one after the other through the file. */
export function hitsInOrder(pages: Hits): Hit[] {
  return pages.flatMap(({ number, marks }) => marks.map((_, place) => ({ page: number, place })));
}

/** The one that is shown: the chosen one while its page is open, otherwise the first of the page. */
export function shownHit(hits: readonly Hit[], page: number, chosen: number | undefined): number | undefined {
  if (chosen !== undefined && hits[chosen]?.page === page) return chosen;
  const first = hits.findIndex((hit) => hit.page === page);
  return first < 0 ? undefined : first;
}

/** The next place, or the one before; after the last comes the first. */
export function hitAfter(hits: readonly Hit[], page: number, shown: number | undefined, step: 1 | -1): number {
  if (shown !== undefined) return (shown + step + hits.length) % hits.length;
  if (step === 1)
    return Math.max(
      0,
      hits.findIndex((hit) => hit.page > page),
    );
  const before = hits.findLastIndex((hit) => hit.page < page);
  return before < 0 ? hits.length - 1 : before;
}
