import type { Changes } from 'contract/calls/live';
import { CallFailure } from '../../lib/call/call-failure.ts';
import { askForChanges, streamChanges } from './live.api.ts';
import { cutCounter, reconnecting } from './stream-or-polling.ts';

type Following = { after: number | undefined; onChanges: (changes: Changes) => void; signal: AbortSignal };

/** Follows changes until it is stopped: by a stream, or by polling where streams are cut. */
export async function follow({ after, onChanges, signal }: Following): Promise<void> {
  const cuts = cutCounter();
  let [last, failures, streamAgainAt] = [after, 0, 0];
  const hear = (changes: Changes) => {
    last = changes.last;
    failures = 0;
    onChanges(changes);
  };

  while (!signal.aborted) {
    const began = performance.now();
    try {
      if (began < streamAgainAt) {
        await askForChanges(last, hear, signal);
        await pause(reconnecting.pollWait(), signal);
        continue;
      }
      await streamChanges(last, hear, signal);
    } catch (failure) {
      // The session has ended, and the user has been told.
      if (failure instanceof CallFailure) return;
      failures += 1;
    }
    // A stream that never began says nothing about streams, because there is no network at all.
    if (failures <= 1) cuts.ended(performance.now() - began);
    if (cuts.shouldPoll()) streamAgainAt = performance.now() + reconnecting.streamsAgainAfter;
    await pause(reconnecting.wait(failures), signal);
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resume) => {
    const timer = setTimeout(resume, ms);
    signal.addEventListener('abort', () => (clearTimeout(timer), resume()), { once: true });
  });
}
