import { useSyncExternalStore } from 'react';
import { storage } from '../../lib/storage/storage.ts';
import { tabStorage } from '../../lib/storage/tab-storage.ts';

const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Notifies at once, before anything is requested for a session that has ended or must first agree to the texts. */
export function tellSessionChanged(): void {
  for (const listener of listeners) listener();
}

/**
 * The person came from the host app and has not agreed to the texts yet; the server answers nothing else until they do.
 */
export function useMustAgree(): boolean {
  return useSyncExternalStore(subscribe, () => tabStorage.mustAgree.get() !== undefined);
}

export function useSignedIn(): boolean {
  return useSyncExternalStore(subscribe, () => storage.token.get() !== undefined);
}
