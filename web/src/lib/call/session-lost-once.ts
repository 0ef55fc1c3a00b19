import { callEvents } from './call-events.ts';
import type { CallFailure } from './call-failure.ts';
import { storage } from '../storage/storage.ts';

let reportedToken: string | undefined;

/** Ten calls that lose the same session make one dialog. */
export function reportSessionLostOnce(failure: CallFailure, token = ''): void {
  // A late answer to an earlier token says nothing about the current session.
  if (token === reportedToken || token !== (storage.token.get() ?? '')) return;
  reportedToken = token;
  const dialog = callEvents().sessionLost(failure);
  if (dialog instanceof Promise) dialog.then(forget, forget);
}

function forget() {
  reportedToken = undefined;
}
