import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { isRefusal } from '../../lib/call/call-failure.ts';
import { language } from '../../lib/language.ts';
import { storage } from '../../lib/storage/storage.ts';
import { say } from '../../lib/words.ts';
import { useAppContext } from '../../shell/app-context.ts';
import { overlay } from '../../shell/overlay/overlay.ts';
import { failedEntry } from '../../shell/session/failed-entry.ts';
import type { HostTicket } from '../../shell/session/launch-params.ts';
import { beginEntry } from './spend-ticket-first.ts';
import { isOtherAccount } from './asked-before-entry.ts';
import { hostEntryWords } from './host-entry.words.ts';

/** Enters once. The app goes on in any case: signed in, or at the normal sign-in. */
export function useHostEntry(entry: HostTicket, agreed: boolean, onEntered: () => void): void {
  const queries = useQueryClient();
  const { inHostApp } = useAppContext();
  const finish = useRef<ReturnType<typeof beginEntry>>(undefined);
  const finished = useRef(false);

  useEffect(() => {
    if (!finish.current) finish.current = beginEntry({ entry, inHostApp, queries });
  }, [entry, inHostApp, queries]);
  useEffect(() => {
    if (!agreed || finished.current) return;
    finished.current = true;
    void finish
      .current?.()
      .catch((failure: unknown) => explain(failure, entry.userId))
      .then(onEntered);
  }, [agreed, entry, onEntered]);
}

/** Another ticket does not help a person who is not verified, or after the forum; the server's words say so. */
function explain(failure: unknown, arriving: string) {
  if (isRefusal(failure) && failure.refusal !== 'wrongTicket') return overlay.toast(failure.msg);
  const [token, signedIn] = [storage.token.get(), storage.userObj.get()?.id];
  if (token === undefined) return failedEntry.note();
  // Nobody may take the account that is logged in here for their own.
  if (isOtherAccount({ token, signedIn, arriving })) overlay.toast(say(hostEntryWords, language.get()).stillOther);
  return undefined;
}
