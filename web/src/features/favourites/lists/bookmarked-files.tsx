import './lists.css';
import type { FileRow } from 'contract/calls/files';
import type { ReactNode } from 'react';
import { EmptyState } from '../../../kit/empty-state/empty-state.tsx';
import { filesPath } from '../../../lib/paths.ts';
import { useWords } from '../../../lib/words.ts';
import { useNavigate } from '../../../shell/router/router-context.ts';
import { useBookmarks } from '../bookmark/bookmarks.ts';
import { favouritesWords } from '../favourites.words.ts';

type Props = {
  /** The files that were read so far, newest first. */
  items: readonly FileRow[];
  /** The rows; the feature `files` provides them. */
  rows: (items: readonly FileRow[], label: string) => ReactNode;
  /** What stands below them while bookmarked ones are still looked for. */
  rest: ReactNode;
};

/** Bookmarked files, newest first. */
export function BookmarkedFiles({ items, rows, rest }: Props) {
  const say = useWords(favouritesWords);
  const navigate = useNavigate();
  const isBookmarked = useBookmarks();
  const shown = items.filter(({ id }) => isBookmarked('file', id));
  if (shown.length === 0 && !rest)
    return (
      <EmptyState
        type="e-data"
        title={say.noFiles}
        text={say.noFilesText}
        primary={{ text: say.openFiles, onAct: () => navigate(filesPath) }}
      />
    );
  return (
    <div className="favourite-lists">
      {shown.length > 0 && rows(shown, say.files)}
      {rest}
    </div>
  );
}
