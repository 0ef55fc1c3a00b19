import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useAppContext } from '../../shell/app-context.ts';
import type { HostTicket } from '../../shell/launch/launch-params.ts';
import { spendTicketFirst } from './spend-ticket-first.ts';
import { sayWhyNotEntered } from './why-not-entered.ts';

/** Enters once. The app goes on in any case: signed in, or at the normal sign-in. */
export function useHostEntry(entry: HostTicket, agreed: boolean, onEntered: () => void): void {
  const queries = useQueryClient();
  const { inHostApp } = useAppContext();
  const finish = useRef<ReturnType<typeof spendTicketFirst>>(undefined);
  const finished = useRef(false);

  useEffect(() => {
    if (!finish.current) finish.current = spendTicketFirst({ entry, inHostApp, queries });
  }, [entry, inHostApp, queries]);
  useEffect(() => {
    if (!agreed || finished.current) return;
    finished.current = true;
    void finish
      .current?.()
      .catch((failure: unknown) => sayWhyNotEntered(failure, entry.userId))
      .then(onEntered);
  }, [agreed, entry, onEntered]);
}
