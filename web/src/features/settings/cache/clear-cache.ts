import type { QueryClient } from '@tanstack/react-query';
import { clearPath } from 'contract/wire/media';
import { fetchOrGiveUp } from '../../../lib/connection/fetch-or-give-up.ts';
import { dropCaches, dropDatabases } from '../../../lib/storage/stored-copies.ts';
import { storage } from '../../../lib/storage/storage.ts';
import { cacheSize, isSpare } from './cache-size.ts';

/** Any small file of the app: whether it comes from the network again tells whether the browser dropped its copies. */
const probe = `${import.meta.env.BASE_URL}icon.svg`;

/**
 * Empties answers, offline copies and the browser's own cache, and returns how much of it was measured to be gone. What
 * is on its way, such as a download, goes on: nothing that is being fetched or shown is touched.
 */
export async function clearCache(queries: QueryClient): Promise<number> {
  const before = await cacheSize(queries);
  queries.removeQueries({ predicate: isSpare });
  storage.listened.clear();
  await Promise.allSettled([dropDatabases(), dropCaches()]);
  if (await clearBrowserCache()) performance.clearResourceTimings();
  // What is on the screen is asked for anew without being taken away.
  void queries.invalidateQueries({ type: 'active' });
  return Math.max(0, before - (await cacheSize(queries)));
}

/** Without the server, and in browsers that do not know its header, pictures stay until the browser drops them. */
async function clearBrowserCache(): Promise<boolean> {
  await fetchProbe();
  const told = await fetchOrGiveUp(location.origin + clearPath, { method: 'POST' });
  if (told?.status !== 204) return false;
  return (await fetchProbe()) > 0;
}

/** How many bytes came over the network; none if the browser still had the file. */
async function fetchProbe(): Promise<number> {
  const address = new URL(probe, location.origin).href;
  try {
    await (await fetch(address, { cache: 'force-cache' })).blob();
  } catch {
    return 0;
  }
  const last = performance.getEntriesByName(address).at(-1) as PerformanceResourceTiming | undefined;
  return last?.transferSize ?? 0;
}
