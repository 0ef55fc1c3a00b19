import { callEvents } from './call-events.ts';

const underWay = new Set<AbortController>();

/** Counts the calls that show the overlay: the shell hears of the first beginning and the last end. */
export function beginOverlay(call: AbortController): () => void {
  underWay.add(call);
  if (underWay.size === 1) callEvents().overlayBegins(cancelAll);
  return () => {
    if (underWay.delete(call) && underWay.size === 0) callEvents().overlayEnds();
  };
}

function cancelAll() {
  for (const call of underWay) call.abort();
}
