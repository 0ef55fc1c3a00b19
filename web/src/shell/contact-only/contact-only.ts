import { useSyncExternalStore } from 'react';
import { tabStorage } from '../../lib/storage/tab-storage.ts';
import { onSessionChange, tellSessionChanged } from '../session/session-state.ts';

const isContactOnly = (): boolean => tabStorage.contactOnly.get() !== undefined;

/** The person does not attend and is only here because a delegate named them. */
export const useContactOnly = (): boolean => useSyncExternalStore(onSessionChange, isContactOnly);

/** A tab that did not see the login learns it from the server. */
export function noteContactOnly(is: boolean): void {
  if (is === isContactOnly()) return;
  if (is) tabStorage.contactOnly.set('yes');
  else tabStorage.contactOnly.clear();
  tellSessionChanged();
}
