import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from '../../shell/router/router-context.ts';
import { whenIdle } from '../../lib/idle.ts';
import { newestChange } from '../../lib/call/newest-change.ts';
import { storage } from '../../lib/storage/storage.ts';
import type { keepFresh } from './refetch.ts';

const firstWait = 2_000;
const longestWait = 60_000;

type Load = () => Promise<{ keepFresh: typeof keepFresh }>;
const overTheNetwork: Load = () => import('./refetch.ts');

/** One stream for the whole app, while somebody is signed in. Loaded after the first screen: nobody waits for it. */
export function LiveUpdates({ load = overTheNetwork }: { load?: Load }) {
  const queries = useQueryClient();
  // Signing in and out are navigations.
  useLocation();
  const token = storage.token.get();

  useEffect(() => {
    if (token === undefined) return newestChange.forget();
    const left = new AbortController();
    const callOff = whenIdle(() => void begin(load, queries, left.signal));
    return () => {
      callOff();
      left.abort();
    };
  }, [token, queries, load]);
  return null;
}

/** Code that got lost on the way is asked for until it comes; meanwhile screens are as fresh as their last visit. */
async function begin(load: Load, queries: QueryClient, left: AbortSignal) {
  for (let wait = firstWait; !left.aborted; wait = Math.min(wait * 2, longestWait)) {
    try {
      return (await load()).keepFresh(queries, left);
    } catch {
      // A hall full of phones lost it in the same moment.
      await pause(wait * (0.5 + Math.random()), left);
    }
  }
}

/** Shorter where the network or the screen comes back. */
function pause(ms: number, left: AbortSignal): Promise<void> {
  return new Promise((resume) => {
    const over = new AbortController();
    const go = () => {
      clearTimeout(timer);
      over.abort();
      resume();
    };
    const timer = setTimeout(go, ms);
    const { signal } = over;
    window.addEventListener('online', go, { signal });
    document.addEventListener('visibilitychange', go, { signal });
    left.addEventListener('abort', go, { signal });
  });
}
