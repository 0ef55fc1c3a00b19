import { type ComponentType, type ReactNode, Suspense, useCallback, useState } from 'react';
import { LoadingView } from '../loaded/loading-view.tsx';
import type { HostTicket } from './launch-params.ts';
import { scannedBadge } from './scanned-badge.ts';

type Props = {
  hostEntry: ComponentType<{ entry: HostTicket; onEntered: () => void }>;
  children: ReactNode;
};

/** Handles what the first script took out of the address, before any page shows. */
export function LaunchGate({ hostEntry: HostEntry, children }: Props) {
  const [{ host }, setParams] = useState(takeLaunchParams);
  const entered = useCallback(() => setParams({}), []);
  if (!host) return children;
  return (
    <Suspense fallback={<LoadingView />}>
      <HostEntry entry={host} onEntered={entered} />
    </Suspense>
  );
}

function takeLaunchParams() {
  const params = window.forumLaunch ?? {};
  delete window.forumLaunch;
  if (params.badge) scannedBadge.keepUnlessSignedIn(params.badge);
  return params;
}
