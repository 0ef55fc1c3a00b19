import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { whenIdle } from '../../lib/idle/idle.ts';
import { storage } from '../../lib/storage/storage.ts';
import { useLocation } from '../../shell/router/router-context.ts';
import { keepFresh } from './refetch.ts';

/** One stream serves the whole app while a person is signed in. */
export function LiveUpdates() {
  const queries = useQueryClient();
  // A confirmed session has another token, and it begins with a navigation.
  useLocation();
  const token = storage.token.get();

  useEffect(() => {
    if (token === undefined) return undefined;
    const left = new AbortController();
    const callOff = whenIdle(() => keepFresh(queries, left.signal));
    return () => {
      callOff();
      left.abort();
    };
  }, [token, queries]);
  return null;
}
