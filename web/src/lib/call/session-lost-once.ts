import { callEvents } from './call-events.ts';
import type { CallFailure } from './call-failure.ts';
import { storage } from '../storage/storage.ts';

let told: string | undefined;

/** Ten calls that lose the same session make one dialog. */
export function tellSessionLost(failure: CallFailure, token = ''): void {
  // A late answer to a token that is no longer ours says nothing about the session of now.
  if (token === told || token !== (storage.token.get() ?? '')) return;
  told = token;
  const dialog = callEvents().sessionLost(failure);
  if (dialog instanceof Promise) dialog.then(forget, forget);
}

function forget() {
  told = undefined;
}
