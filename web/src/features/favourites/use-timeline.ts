import type { Agenda } from 'contract/calls/agenda';
import type { OwnItem } from 'contract/calls/favourites';
import type { Mine } from 'contract/calls/mine';
import { useMemo } from 'react';
import { useBookmarks } from './bookmark/bookmarks.ts';
import { type Entry, entriesOf } from './timeline-rules.ts';

type Sources = { agenda: Agenda; items: readonly OwnItem[]; mine: Mine };

/** Everything in the viewer's own timeline. */
export function useTimeline({ agenda: { days, forum }, items, mine }: Sources): readonly Entry[] {
  const isBookmarked = useBookmarks();
  return useMemo(
    () => entriesOf({ days, timeZone: forum.timeZone, isBookmarked: (id) => isBookmarked('meeting', id), items, mine }),
    [days, forum.timeZone, isBookmarked, items, mine],
  );
}
