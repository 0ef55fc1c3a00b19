import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { isRefusal } from '../../lib/call/call-failure.ts';
import { useAppContext } from '../../shell/app-context.ts';
import { overlay } from '../../shell/overlay/overlay.ts';
import { failedEntry } from '../../shell/session/failed-entry.ts';
import type { HostTicket } from '../../shell/session/launch-params.ts';
import { beginEntry } from './begin-entry.ts';

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
    void finish.current?.().catch(explain).then(onEntered);
  }, [agreed, onEntered]);
}

/** Another ticket does not help a person who is not verified, or after the forum; the server's words say so. */
function explain(failure: unknown) {
  if (isRefusal(failure) && failure.refusal !== 'wrongTicket') overlay.toast(failure.msg);
  else failedEntry.note();
}
