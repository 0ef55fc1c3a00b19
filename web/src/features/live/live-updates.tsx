import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { whenIdle } from '../../lib/idle.ts';
import { storage } from '../../lib/storage.ts';

/** One stream for the whole app, while somebody is signed in. Loaded after the first screen: nobody waits for it. */
export function LiveUpdates() {
  const queries = useQueryClient();
  // Signing in and out are navigations.
  useLocation();
  const token = storage.token.get();

  useEffect(() => {
    if (token === undefined) return undefined;
    const left = new AbortController();
    // Where it does not load, the screens are as fresh as their last visit.
    const begin = () => import('./refetch.ts').then(({ keepFresh }) => keepFresh(queries, left.signal)).catch(() => {});
    const callOff = whenIdle(() => void begin());
    return () => {
      callOff();
      left.abort();
    };
  }, [token, queries]);
  return null;
}
