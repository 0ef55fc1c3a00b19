import type { Changes } from 'contract/calls/live';
import { newestChange } from '../../lib/call/newest-change.ts';
import { follow } from './follow-changes.ts';

/** Follows changes while the page is visible; in the background it would only cost battery and a connection. */
export function followWhileShown(onChanges: (changes: Changes) => void, left: AbortSignal): void {
  let following: AbortController | undefined;

  function begin() {
    following?.abort();
    following = undefined;
    if (document.hidden) return;
    following = new AbortController();
    void followFrom(following.signal);
  }
  async function followFrom(signal: AbortSignal) {
    await newestChange.whenKnown();
    await follow({ after: newestChange.known(), onChanges, signal });
  }

  document.addEventListener('visibilitychange', begin);
  begin();
  left.addEventListener('abort', () => {
    document.removeEventListener('visibilitychange', begin);
    following?.abort();
  });
}
