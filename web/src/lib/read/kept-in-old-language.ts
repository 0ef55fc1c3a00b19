import type { Query, QueryCache, QueryKey } from '@tanstack/react-query';
import { otherLanguage, type Language } from 'contract/languages';
import { isMissing } from '../call/call-failure.ts';

/** The same item in the other language stays on the screen until the new one is there; another item never does. */
export function staysMeanwhile(shown: QueryKey | undefined, wanted: QueryKey): boolean {
  return shown !== undefined && JSON.stringify(shown.slice(0, -1)) === JSON.stringify(wanted.slice(0, -1));
}

/** Changing the language without a network does not lose what was loaded: the copy in the other language stays. */
export function keepInOldLanguage(cache: QueryCache, failed: Query<unknown, unknown, unknown>, error: Error) {
  if (failed.state.data !== undefined || isMissing(error)) return;
  const copy = cache.find({ queryKey: twinOf(failed.queryKey) })?.state;
  if (copy?.data === undefined) return;
  // The copy keeps its age and is requested again at the next occasion.
  failed.setState({ data: copy.data, dataUpdatedAt: copy.dataUpdatedAt, isInvalidated: true });
}

/** The key of the same read in the other language. */
export function twinOf(key: QueryKey): QueryKey {
  return [...key.slice(0, -1), otherLanguage(key.at(-1) as Language)];
}
