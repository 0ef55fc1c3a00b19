import { useSyncExternalStore } from 'react';
import { storage } from '../../lib/storage/storage.ts';
import { onSessionChange, tellSessionChanged } from '../session/session-state.ts';

const isContactOnly = (): boolean => storage.contactOnly.get() !== undefined;

/** The person does not attend and is only here because a delegate named them. */
export const useContactOnly = (): boolean => useSyncExternalStore(onSessionChange, isContactOnly);

/** A person may have become an attendee, or a contact person, since the login. */
export function noteContactOnly(is: boolean): void {
  if (is === isContactOnly()) return;
  if (is) storage.contactOnly.set('yes');
  else storage.contactOnly.clear();
  tellSessionChanged();
}
