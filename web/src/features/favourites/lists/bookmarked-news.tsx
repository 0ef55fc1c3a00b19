import './lists.css';
import type { NewsRow } from 'contract/calls/news';
import type { ReactNode } from 'react';
import { EmptyState } from '../../../kit/empty-state/empty-state.tsx';
import { newsPath } from '../../../lib/paths.ts';
import { useWords } from '../../../lib/words.ts';
import { useNavigate } from '../../../shell/router/router-context.ts';
import { useBookmarks } from '../bookmark/bookmarks.ts';
import { favouritesWords } from '../favourites.words.ts';

type Props = {
  /** The news that were read so far, newest first. */
  items: readonly NewsRow[];
  /** The rows; the feature `news` provides them. */
  rows: (items: readonly NewsRow[], label: string) => ReactNode;
  /** What stands below them while bookmarked ones are still looked for; the feature `news` provides it. */
  rest: ReactNode;
};

/** Bookmarked news and talks, newest first. */
export function BookmarkedNews({ items, rows, rest }: Props) {
  const say = useWords(favouritesWords);
  const navigate = useNavigate();
  const isBookmarked = useBookmarks();
  const shown = items.filter(({ id }) => isBookmarked('news', id));
  if (shown.length === 0 && !rest)
    return (
      <EmptyState
        type="e-data"
        title={say.noNews}
        text={say.noNewsText}
        primary={{ text: say.openNews, onAct: () => navigate(newsPath) }}
      />
    );
  return (
    <div className="favourite-lists">
      {shown.length > 0 && rows(shown, say.news)}
      {rest}
    </div>
  );
}
