import type { BookmarkKind } from 'contract/calls/favourites';
import { useWords } from '../../../lib/words.ts';
import { BookmarkButton } from './bookmark-button.tsx';
import { useBookmarks } from './bookmarks.ts';
import { bookmarkWords } from './bookmark.words.ts';

type Props = { kind: BookmarkKind; id: string; name: string | null };

/** The button in a row of a list. What has no name, because only its time is known, has it while it is bookmarked. */
export default function ListedBookmark({ kind, id, name }: Props) {
  const { untitled } = useWords(bookmarkWords);
  const on = useBookmarks()(kind, id);
  return (name !== null || on) && <BookmarkButton {...{ kind, id, on }} name={name ?? untitled} />;
}
