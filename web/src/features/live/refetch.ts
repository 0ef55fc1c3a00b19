import type { QueryClient } from '@tanstack/react-query';
import type { Changes } from 'contract/calls/live';
import { newestChange } from '../../lib/call/newest-change.ts';
import { isAffected, showsContent } from '../../lib/read/affected-by-change.ts';
import { followWhileShown } from './follow-while-shown.ts';

const longestWait = 1_500;
const askAgainAfter = [1_000, 3_000] as const;
/** A server that lost a notice finds out within three seconds, so these waits together are enough. */
export const mostAsked = 5;

export const refetching = {
  /** Thousands of screens are told of a change at once, so each waits a random moment. */
  wait: (random = Math.random()) => Math.round(random * longestWait),
  /** The wait after an answer that is older than the change. */
  askAgainWait: (random = Math.random()) =>
    Math.round(askAgainAfter[0] + random * (askAgainAfter[1] - askAgainAfter[0])),
};

type Changed = Parameters<typeof isAffected>[1];
const mine: Changed = { topic: 'mine', itemId: null };

/** Open screens refetch only what changed, each after a random delay. */
export function keepFresh(queries: QueryClient, left: AbortSignal): void {
  if (left.aborted) return;
  const waiting = new Set<ReturnType<typeof setTimeout>>();

  function refetch(changed: readonly Changed[] | 'everything', wait: number, then = () => {}) {
    const timer = setTimeout(() => {
      waiting.delete(timer);
      then();
      void queries.invalidateQueries({
        predicate: (query) =>
          changed === 'everything' ? showsContent(query) : changed.some((one) => isAffected(query, one)),
      });
    }, wait);
    waiting.add(timer);
  }
  const askAgain = again((then) => refetch('everything', refetching.askAgainWait(), then));
  function onChanges(changes: Changes) {
    if (changes.last !== newestChange.known()) askAgain.begin();
    newestChange.goOnWith(changes.last);
    const changed: Changed[] = changes.mine ? [...changes.hints, mine] : changes.hints;
    if (changes.missed) refetch('everything', refetching.wait());
    else if (changed.length > 0) refetch(changed, refetching.wait());
  }

  newestChange.watchForOlder(askAgain.ask);
  followWhileShown(onChanges, left);
  left.addEventListener('abort', () => {
    newestChange.watchForOlder(undefined);
    for (const timer of waiting) clearTimeout(timer);
  });
}

/**
 * An answer may come from a server that has not seen the change yet, so it is asked again a few times, one query at a
 * time.
 */
function again(ask: (asked: () => void) => void) {
  let [isWaiting, left] = [false, mostAsked];
  return {
    begin: () => void (left = mostAsked),
    ask() {
      if (isWaiting || left === 0) return;
      isWaiting = true;
      left -= 1;
      ask(() => (isWaiting = false));
    },
  };
}
