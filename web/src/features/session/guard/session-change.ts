import { useSyncExternalStore } from 'react';
import { storage } from '../../../lib/storage.ts';

const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Pages of a session that ended leave the screen at once, before anything else can ask the server in its name. */
export function tellSessionEnded(): void {
  for (const listener of listeners) listener();
}

export function useSignedIn(): boolean {
  return useSyncExternalStore(subscribe, () => storage.token.get() !== undefined);
}
