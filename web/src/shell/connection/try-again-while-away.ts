import type { Query, QueryClient } from '@tanstack/react-query';
import { CallFailure, isLost } from '../../lib/call/call-failure.ts';
import { serverReached } from '../../lib/connection/server-reached.ts';

const firstWait = 2_000;
const longestWait = 30_000;

export const retrying = {
  /** Longer with every try, and not the same for all phones: they were all cut off in the same moment. */
  wait: (tries: number, random = Math.random()) => Math.min(firstWait * 2 ** tries, longestWait) * (0.5 + random / 2),
};

/** While the server is away, what is on the screen is requested again, less and less often. */
export function keepTrying(queries: QueryClient): () => void {
  const cache = queries.getQueryCache();
  let [tries, lastTry] = [0, 0];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function isNeeded() {
    return (
      navigator.onLine && (!serverReached.get() || cache.findAll({ type: 'active', predicate: wasLost }).length > 0)
    );
  }
  function arrange() {
    if (timer !== undefined || !isNeeded()) return;
    // A new outage begins with short waits; a line that comes and goes does not.
    if (Date.now() - lastTry > 2 * longestWait) tries = 0;
    timer = setTimeout(() => void tryAgain(), retrying.wait(tries));
  }
  async function tryAgain() {
    [tries, lastTry] = [tries + 1, Date.now()];
    const predicate = serverReached.get() ? wasLost : everyQuery;
    if (!document.hidden && isNeeded())
      await queries.refetchQueries({ type: 'active', predicate }, { cancelRefetch: false });
    timer = undefined;
    arrange();
  }

  window.addEventListener('online', arrange);
  const stops = [serverReached.subscribe(arrange), cache.subscribe(arrange)];
  // This code comes when the phone is idle; what was on the screen may have been lost before.
  arrange();
  return () => {
    window.removeEventListener('online', arrange);
    for (const stop of stops) stop();
    clearTimeout(timer);
  };
}

/** An answer that is none, such as a proxy's, is lost like a missing one. */
const wasLost = ({ state: { error } }: Query) =>
  isLost(error) || (error instanceof CallFailure && error.code === undefined);
const everyQuery = () => true;
