import type { Query, QueryClient } from '@tanstack/react-query';

/** Answers that no page shows now; those on the screen, and those on their way, stay. */
export const isSpare = (query: Query) => query.getObserversCount() === 0 && query.state.fetchStatus === 'idle';

/** What of the cache can be measured, in bytes: it may hold more of earlier visits, but never less. */
export async function cacheSize(queries: QueryClient): Promise<number> {
  return answersSize(queries) + (await storedSize()) + filesSize();
}

function answersSize(queries: QueryClient): number {
  const kept = queries.getQueryCache().findAll({ predicate: isSpare });
  return kept.reduce((sum, { state }) => sum + new Blob([JSON.stringify(state.data) ?? '']).size, 0);
}

/** Databases and caches of the app; not every browser says how much they take. */
async function storedSize(): Promise<number> {
  try {
    return (await navigator.storage.estimate()).usage ?? 0;
  } catch {
    return 0;
  }
}

/** Pictures and files that the browser's own cache has got from this page. */
function filesSize(): number {
  const own = performance.getEntriesByType('resource').filter(({ name }) => name.startsWith(`${location.origin}/`));
  const sizes = new Map(own.map((entry) => [entry.name, (entry as PerformanceResourceTiming).encodedBodySize]));
  return [...sizes.values()].reduce((sum, size) => sum + size, 0);
}
