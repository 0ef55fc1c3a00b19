import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { markKey, seeCards } from './cards.api.ts';

/** Opening the page takes the mark of the Info tab away, and so does each new card that comes while the page is shown. */
export function useSeen(cardIds: readonly string[] | undefined): void {
  const queries = useQueryClient();
  const seen = useRef<ReadonlySet<string>>(undefined);
  const ids = cardIds?.join(' ');
  useEffect(() => {
    if (ids === undefined) return;
    const [before, shown] = [seen.current, new Set(ids.split(' ').filter(Boolean))];
    seen.current = shown;
    if (before && [...shown].every((id) => before.has(id))) return;
    void seeCards()
      .then(() => queries.invalidateQueries({ queryKey: markKey }))
      // The next card that comes tries again.
      .catch(() => (seen.current = before));
  }, [ids, queries]);
}
