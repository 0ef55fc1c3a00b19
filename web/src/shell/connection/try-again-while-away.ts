import type { Query, QueryClient } from '@tanstack/react-query';
import { CallFailure, isLost } from '../../lib/call/call-failure.ts';
import { requestedPause, serverReached } from '../../lib/connection/server-reached.ts';
import { isServerBack } from './is-server-back.ts';
import { forgottenAfter, retrying } from './retry-waits.ts';

/** While the server is away, one small request looks for it, less and less often; then what was lost is requested. */
export function keepTrying(queries: QueryClient): () => void {
  const cache = queries.getQueryCache();
  const left = new AbortController();
  const { signal } = left;
  let [tries, lastTry, due, isTrying] = [0, 0, 0, false];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function isNeeded() {
    // A read that is under way is no reason to try: it may take as long as the longest call.
    return (
      !serverReached.get() || cache.findAll({ type: 'active', fetchStatus: 'idle', predicate: wasLost }).length > 0
    );
  }
  function arrange() {
    if (signal.aborted || isTrying || timer !== undefined || !isPossible() || !isNeeded()) return;
    if (Date.now() - lastTry > forgottenAfter) tries = 0;
    tryAfter(retrying.wait(tries, requestedPause()));
  }
  function tryAfter(wait: number) {
    clearTimeout(timer);
    due = Date.now() + wait;
    timer = setTimeout(() => void tryAgain(), wait);
  }
  async function tryAgain() {
    [timer, isTrying] = [undefined, true];
    if (isPossible()) {
      [tries, lastTry] = [tries + 1, Date.now()];
      if (serverReached.get() || (await isServerBack())) refetchOutdated(queries);
    }
    isTrying = false;
    arrange();
  }
  /** Something else found the server, perhaps on all phones at once: the long waits of the outage are over. */
  function onReached() {
    const wait = retrying.wait(0, requestedPause());
    if (timer === undefined) arrange();
    else if (serverReached.get() && Date.now() + wait < due) tryAfter(wait);
  }

  window.addEventListener('online', arrange, { signal });
  document.addEventListener('visibilitychange', arrange, { signal });
  const stops = [serverReached.subscribe(onReached), cache.subscribe(arrange), () => clearTimeout(timer)];
  // This code comes when the phone is idle; what was on the screen may have been lost before.
  arrange();
  return () => {
    left.abort();
    for (const stop of stops) stop();
  };
}

const isPossible = () => navigator.onLine && !document.hidden;

function refetchOutdated(queries: QueryClient) {
  const isOutdated = (query: Query) => wasLost(query) || query.isStale();
  void queries.refetchQueries({ type: 'active', predicate: isOutdated }, { cancelRefetch: false });
}

/** An answer that is none, such as a proxy's, is lost like a missing one. */
const wasLost = ({ state: { error } }: Query) =>
  isLost(error) || (error instanceof CallFailure && error.code === undefined);
