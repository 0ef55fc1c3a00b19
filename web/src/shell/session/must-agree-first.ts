import { useSyncExternalStore } from 'react';
import { tabStorage } from '../../lib/storage/tab-storage.ts';
import { needsSession } from './pages-without-session.ts';
import { onSessionChange } from './session-state.ts';

/**
 * The person came from the host app and has not agreed to the texts yet; the server answers nothing else until they do.
 */
export const mustAgree = (): boolean => tabStorage.mustAgree.get() !== undefined;
export const useMustAgree = (): boolean => useSyncExternalStore(onSessionChange, mustAgree);

/** Until then only the pages that need no session are shown. */
export function useHeldBack(path: string): boolean {
  return useMustAgree() && needsSession(path);
}
