import { useSyncExternalStore } from 'react';
import { storage } from '../../lib/storage/storage.ts';

const listeners = new Set<() => void>();

export function onSessionChange(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Notifies at once, before anything is requested for a session that has ended or must first agree to the texts. */
export function tellSessionChanged(): void {
  for (const listener of listeners) listener();
}

export function useSignedIn(): boolean {
  return useSyncExternalStore(onSessionChange, () => storage.token.get() !== undefined);
}
