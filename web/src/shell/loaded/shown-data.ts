import type { UseQueryResult } from '@tanstack/react-query';
import { isMissing } from '../../lib/call/call-failure.ts';

/** What the page shows; an item that is gone is no longer shown, although its copy is still there. */
export function shownData<Data>({ data, error }: UseQueryResult<Data>): Data | undefined {
  return isMissing(error) ? undefined : data;
}
