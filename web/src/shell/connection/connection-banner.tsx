import { useEffect } from 'react';
import { useOnline } from '../../lib/connection/online.ts';
import { serverReached } from '../../lib/connection/server-reached.ts';
import { whenIdle } from '../../lib/idle/idle.ts';
import { loadedLater } from '../../lib/idle/loaded-later.tsx';
import { useStore } from '../../lib/store.ts';

const OfflineBanner = loadedLater(() => import('./offline-banner.tsx'));

/** Says that nothing new arrives; a page that shows nothing else says it itself. */
export function ConnectionBanner() {
  const [online, reached] = [useOnline(), useStore(serverReached)];
  // Without a network it would be too late to load it.
  useEffect(() => whenIdle(OfflineBanner.prepare), []);
  return online && reached ? null : <OfflineBanner online={online} atOnce />;
}
