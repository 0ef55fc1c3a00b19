import type { QueryClient } from '@tanstack/react-query';
import { type Changes, type Hint } from 'contract/calls/live';
import { newestChange } from '../../lib/newest-change.ts';
import { isAffected } from './affected.ts';
import { follow } from './follow.ts';
import { waits } from './waits.ts';

const topics = ['forum', 'agenda', 'delegates', 'partners', 'places', 'questions'] as const satisfies Hint['topic'][];

/** Follows while the page shows; open screens fetch just what changed, each after a moment of its own. */
export function keepFresh(queries: QueryClient, left: AbortSignal): void {
  if (left.aborted) return;
  let following: AbortController | undefined;
  const waiting = new Set<ReturnType<typeof setTimeout>>();

  function refetch(hints: readonly Pick<Hint, 'topic' | 'itemId'>[]) {
    const timer = setTimeout(() => {
      waiting.delete(timer);
      void queries.invalidateQueries({
        predicate: ({ queryKey }) => hints.some((hint) => isAffected(queryKey, hint)),
      });
    }, waits.refetch());
    waiting.add(timer);
  }
  function onChanges(changes: Changes) {
    newestChange.goOnWith(changes.last);
    if (changes.missed) refetch(topics.map((topic) => ({ topic, itemId: null })));
    else if (changes.hints.length > 0) refetch(changes.hints);
  }
  function followWhileShown() {
    following?.abort();
    following = undefined;
    if (document.hidden) return;
    following = new AbortController();
    void followFrom(following.signal);
  }
  async function followFrom(signal: AbortSignal) {
    await newestChange.whenKnown;
    await follow({ after: newestChange.known(), onChanges, signal });
  }

  document.addEventListener('visibilitychange', followWhileShown);
  followWhileShown();
  left.addEventListener('abort', () => {
    document.removeEventListener('visibilitychange', followWhileShown);
    following?.abort();
    for (const timer of waiting) clearTimeout(timer);
  });
}
