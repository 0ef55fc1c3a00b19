import { useOnline } from '../../lib/connection/online.ts';
import { serverReached } from '../../lib/connection/server-reached.ts';
import { loadedLater } from '../../lib/idle/loaded-later.tsx';
import { useStore } from '../../lib/store.ts';

const OfflineBanner = loadedLater(async () => ({ default: (await import('../for-trouble.ts')).OfflineBanner }));

/** Says that nothing new arrives; a page that shows nothing else says it itself. */
export function ConnectionBanner() {
  const [online, reached] = [useOnline(), useStore(serverReached)];
  return online && reached ? null : <OfflineBanner online={online} atOnce />;
}
