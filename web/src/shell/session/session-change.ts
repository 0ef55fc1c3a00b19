import { useSyncExternalStore } from 'react';
import { storage } from '../../lib/storage/storage.ts';
import { tabStorage } from '../../lib/storage/tab-storage.ts';

const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** At once, before anything asks the server in the name of a session that ended or may not ask yet. */
export function tellSessionChanged(): void {
  for (const listener of listeners) listener();
}

/** Came from the host app, and has yet to agree to the texts: the server answers nothing else until then. */
export function useMustAgree(): boolean {
  return useSyncExternalStore(subscribe, () => tabStorage.mustAgree.get() !== undefined);
}

export function useSignedIn(): boolean {
  return useSyncExternalStore(subscribe, () => storage.token.get() !== undefined);
}
