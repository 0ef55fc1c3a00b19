import type { QueryClient } from '@tanstack/react-query';
import { dropCaches, dropDatabases } from '../../lib/storage/stored-copies.ts';
import { newestChange } from '../../lib/call/newest-change.ts';
import { storage } from '../../lib/storage/storage.ts';
import { tellSessionChanged } from './session-state.ts';
import { tabStorage } from '../../lib/storage/tab-storage.ts';

const personal = [
  'token',
  'userObj',
  'contactOnly',
  'conferenceInfo',
  'listened',
  'listeningSpeed',
  'searched',
] as const;

/** Language, guide flag, device identifier, known device and appearance stay. */
export function clearPersonal(kept: typeof storage): void {
  for (const name of personal) kept[name].clear();
}

/** Removes everything personal from the phone, offline copies included (security T28). It works without a network. */
export function forgetPerson(queries: QueryClient): void {
  clearPersonal(storage);
  tabStorage.clear();
  tellSessionChanged();
  queries.clear();
  newestChange.forget();
  quietly(dropDatabases);
  quietly(dropCaches);
  quietly(dropServiceWorkers);
}

async function dropServiceWorkers() {
  for (const worker of await navigator.serviceWorker.getRegistrations()) await worker.unregister();
}

/** Old phones and host apps lack one or another of these, and have nothing to remove there. */
function quietly(drop: () => void | Promise<void>) {
  void Promise.resolve()
    .then(drop)
    .catch(() => undefined);
}
