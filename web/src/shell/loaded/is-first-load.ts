import type { UseQueryResult } from '@tanstack/react-query';

/**
 * What stands below waits for this. A read that failed counts as answered, or the page would go away each time it is
 * tried again.
 */
export function isFirstLoad({ isLoading, errorUpdateCount }: UseQueryResult): boolean {
  return isLoading && errorUpdateCount === 0;
}
