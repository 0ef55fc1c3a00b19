import { callEvents } from './call-events.ts';

const callsWithOverlay = new Set<AbortController>();

/** The shell is told when the first call with an overlay begins and when the last one ends. */
export function beginOverlay(call: AbortController): () => void {
  callsWithOverlay.add(call);
  if (callsWithOverlay.size === 1) callEvents().overlayBegins(cancelAll);
  return () => {
    if (callsWithOverlay.delete(call) && callsWithOverlay.size === 0) callEvents().overlayEnds();
  };
}

/** Cancel stops every call that the user waits for. */
function cancelAll() {
  for (const call of callsWithOverlay) call.abort();
}
