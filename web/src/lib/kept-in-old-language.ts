import type { Query, QueryCache } from '@tanstack/react-query';
import { isMissing } from './call/call-failure.ts';
import { twinOf } from './read-query.ts';

/** Changing the language without a network does not lose what was loaded: the copy in the other language stays. */
export function keepInOldLanguage(cache: QueryCache, failed: Query<unknown, unknown, unknown>, error: Error) {
  if (failed.state.data !== undefined || isMissing(error)) return;
  const copy = cache.find({ queryKey: twinOf(failed.queryKey) })?.state;
  if (copy?.data === undefined) return;
  // The copy keeps its age and is requested again at the next occasion.
  failed.setState({ data: copy.data, dataUpdatedAt: copy.dataUpdatedAt, isInvalidated: true });
}
