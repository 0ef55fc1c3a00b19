import type { QueryClient } from '@tanstack/react-query';
import { CallFailure, isLost } from '../../../lib/call/call-failure.ts';
import { language } from '../../../lib/language.ts';
import { storage } from '../../../lib/storage/storage.ts';
import { say } from '../../../lib/words.ts';
import { overlay } from '../../../shell/overlay/overlay.ts';
import { keepBookmark, sendBookmark } from '../favourites.api.ts';
import { bookmarkWords } from './bookmark.words.ts';
import { type Bookmark, pendingBookmarks } from './bookmarks.ts';
import { storedWords } from './stored.words.ts';

type Whose = ReturnType<typeof storage.token.get>;

/** Taps on the same thing are stored one after the other, so that the last one counts. */
const lastStored = new Map<string, Promise<void>>();

export function storeBookmark(queries: QueryClient, bookmark: Bookmark): void {
  const whose = storage.token.get();
  void tell(queries, bookmark, whose);
  inOrder(queries, bookmark, whose);
}

function inOrder(queries: QueryClient, bookmark: Bookmark, whose: Whose) {
  const key = `${bookmark.kind} ${bookmark.id}`;
  const before = lastStored.get(key) ?? Promise.resolve();
  lastStored.set(
    key,
    before.then(() => store(queries, bookmark, whose)),
  );
}

async function store(queries: QueryClient, bookmark: Bookmark, whose: Whose): Promise<void> {
  try {
    // What one person tapped must not become the next one's bookmark.
    if (storage.token.get() !== whose) return;
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

async function tell(queries: QueryClient, bookmark: Bookmark, whose: Whose) {
  const words = say(storedWords, language.get());
  const done = bookmark.on ? words.added : words.removed;
  const offer = { text: words.undo, onAct: () => undo(queries, bookmark, whose) };
  overlay.toast(done, offer);
  const overlap = bookmark.on && bookmark.kind === 'meeting' && (await overlapOf(queries, bookmark.id));
  // The toast of another bookmark may have taken its place.
  if (overlap && overlay.toasts.get() === done && overlay.toasts.action() === offer)
    overlay.toast(words.and(done, overlap), offer);
}

/** Its code comes when a meeting is bookmarked, because pages of news have no use for it. */
async function overlapOf(queries: QueryClient, meetingId: string): Promise<string | undefined> {
  const code = await import('./overlap-on-bookmarking.ts').catch(() => undefined);
  return code?.overlapOnBookmarking(queries, meetingId);
}

function undo(queries: QueryClient, { on, ...what }: Bookmark, whose: Whose) {
  if (storage.token.get() !== whose) return;
  const before = { ...what, on: !on };
  pendingBookmarks.put(before);
  inOrder(queries, before, whose);
  overlay.toast(say(storedWords, language.get()).undone);
}
