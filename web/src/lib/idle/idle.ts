import { useEffect, useState } from 'react';

// A busy phone is never idle, and Safari does not say when it is.
const longestWait = 1_000;

/** Runs when nothing more urgent is to be done; the returned function cancels it. */
export function whenIdle(action: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(action, longestWait);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(action, { timeout: longestWait });
  return () => cancelIdleCallback(handle);
}

/** Becomes true once the screen is there, for what can wait until then. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return idle;
}
