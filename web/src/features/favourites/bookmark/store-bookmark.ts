import type { QueryClient } from '@tanstack/react-query';
import { CallFailure, isLost } from '../../../lib/call/call-failure.ts';
import { language } from '../../../lib/language.ts';
import { say } from '../../../lib/words.ts';
import { overlay } from '../../../shell/overlay/overlay.ts';
import { keepBookmark, sendBookmark } from '../favourites.api.ts';
import { bookmarkWords } from './bookmark.words.ts';
import { type Bookmark, pendingBookmarks } from './bookmarks.ts';
import { overlapOnBookmarking } from './overlap-on-bookmarking.ts';
import { storedWords } from './stored.words.ts';

/** Taps on the same thing are stored one after the other, so that the last one counts. */
const lastStored = new Map<string, Promise<void>>();

export function storeBookmark(queries: QueryClient, bookmark: Bookmark): void {
  void tell(queries, bookmark);
  inOrder(queries, bookmark);
}

function inOrder(queries: QueryClient, bookmark: Bookmark) {
  const key = `${bookmark.kind} ${bookmark.id}`;
  const before = lastStored.get(key) ?? Promise.resolve();
  lastStored.set(
    key,
    before.then(() => store(queries, bookmark)),
  );
}

async function store(queries: QueryClient, bookmark: Bookmark): Promise<void> {
  try {
    await sendBookmark(bookmark);
    await keepBookmark(queries, bookmark);
  } catch (failure) {
    if (!(failure instanceof CallFailure)) throw failure;
    // A refusal has been shown with its reason.
    if (isLost(failure)) overlay.toast(say(bookmarkWords, language.get()).notSaved);
  } finally {
    pendingBookmarks.drop(bookmark);
  }
}

async function tell(queries: QueryClient, bookmark: Bookmark) {
  const words = say(storedWords, language.get());
  const done = bookmark.on ? words.added : words.removed;
  const show = (text: string) => overlay.toast(text, { text: words.undo, onAct: () => undo(queries, bookmark) });
  show(done);
  const overlap = bookmark.on && bookmark.kind === 'meeting' && (await overlapOnBookmarking(queries, bookmark.id));
  if (overlap && overlay.toasts.get() === done) show(words.and(done, overlap));
}

function undo(queries: QueryClient, { on, ...what }: Bookmark) {
  const before = { ...what, on: !on };
  pendingBookmarks.put(before);
  inOrder(queries, before);
  overlay.toast(say(storedWords, language.get()).undone);
}
