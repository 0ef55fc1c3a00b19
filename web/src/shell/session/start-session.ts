import type { QueryClient } from '@tanstack/react-query';
import type { SignedIn } from 'contract/calls/sign-in';
import { signInStorage } from '../../lib/storage/sign-in-storage.ts';
import { storage } from '../../lib/storage/storage.ts';
import { failedEntry } from '../launch/failed-entry.ts';
import { tellSessionChanged } from './session-state.ts';
import { tabStorage } from '../../lib/storage/tab-storage.ts';

/** Stores the new session and removes everything that belonged to an earlier person. */
export function startSession(signedIn: SignedIn, queries: QueryClient): void {
  const { token, userId, forumName, device, agree, contactOnly } = signedIn;
  queries.clear();
  storage.token.set(token);
  storage.userObj.set({ id: userId });
  storage.conferenceInfo.set({ name: forumName });
  storage.knownDevice.set(device);
  signInStorage.clear();
  failedEntry.forget();
  if (agree.length > 0) tabStorage.mustAgree.set('yes');
  else tabStorage.mustAgree.clear();
  if (contactOnly) storage.contactOnly.set('yes');
  else storage.contactOnly.clear();
  tellSessionChanged();
}
