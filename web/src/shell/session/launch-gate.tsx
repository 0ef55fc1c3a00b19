import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import { storage } from '../../lib/storage/storage.ts';
import { LoadingView } from '../loaded/loading-view.tsx';
import { arrivedBadge } from './scanned-badge.ts';

const HostEntryView = lazy(() => import('../../features/host-app/host-entry-view.tsx'));

/** What the first script took out of the address is dealt with before any page shows. */
export function ArrivalGate({ children }: { children: ReactNode }) {
  const [{ host }, setArrival] = useState(takeArrival);
  const entered = useCallback(() => setArrival({}), []);
  if (!host) return children;
  return (
    <Suspense fallback={<LoadingView />}>
      <HostEntryView entry={host} onEntered={entered} />
    </Suspense>
  );
}

function takeArrival() {
  const arrival = window.forumArrival ?? {};
  delete window.forumArrival;
  // Whoever is signed in already has no use for it.
  if (arrival.badge && storage.token.get() === undefined) arrivedBadge.keep(arrival.badge);
  return arrival;
}
