import './bookmark.css';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { bookmarkIcon } from '../../../kit/icon/favourite-icons.ts';
import { Icon } from '../../../kit/icon/icon.tsx';
import { onceWithin } from '../../../lib/double-tap.ts';
import { useWords } from '../../../lib/words.ts';
import { type Bookmark, pendingBookmarks } from './bookmarks.ts';
import { bookmarkWords } from './bookmark.words.ts';
import { storeBookmark } from './store-bookmark.ts';

type Props = Bookmark & {
  /** What it bookmarks, for those who do not see where it stands. */
  name: string;
  /** In the bar at the foot of a page the word stands below the icon. */
  withWord?: boolean;
};

/** It answers at once; if storing fails, it turns back and says so. */
export function BookmarkButton({ name, withWord = false, kind, id, on }: Props) {
  const say = useWords(bookmarkWords);
  const queries = useQueryClient();
  const [once] = useState(() => onceWithin());

  function tap() {
    const bookmark = { kind, id, on: !on };
    pendingBookmarks.put(bookmark);
    storeBookmark(queries, bookmark);
  }
  return (
    <button
      type="button"
      className={withWord ? 'bookmark-button bookmark-button--word' : 'bookmark-button touch-square'}
      aria-pressed={on}
      aria-label={say.of(name)}
      onClick={() => once(tap)}
    >
      <Icon path={bookmarkIcon} />
      {withWord && say.bookmark}
    </button>
  );
}
