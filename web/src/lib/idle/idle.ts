import { useEffect, useState } from 'react';

// A busy phone is never idle, and Safari does not say when it is.
const longestWait = 1_000;

/** Runs when nothing more urgent is to be done; the answer calls it off. */
export function whenIdle(action: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(action, longestWait);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(action, { timeout: longestWait });
  return () => cancelIdleCallback(handle);
}

/** For what may wait until the screen is there. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return idle;
}
