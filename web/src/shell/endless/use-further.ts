import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isMissing } from '../../lib/call/call-failure.ts';
import type { EndlessQuery } from '../../lib/read/endless-query.ts';

/** The list that was asked to go on. */
type Asked<List> = { list: List; failed: boolean };

/** Continues a list with what comes after its last row. */
export function useFurther<List>({ queryKey, further, joined }: EndlessQuery<List>, list: List) {
  const queries = useQueryClient();
  const [asked, setAsked] = useState<Asked<List>>();
  // It was answered as soon as there is another list, and not before: otherwise the same piece would be asked twice.
  if (asked && asked.list !== list) setAsked(undefined);

  async function load() {
    setAsked({ list, failed: false });
    try {
      const more = await further(list);
      // The list may have been renewed in the meantime, and then it ends elsewhere.
      queries.setQueryData<List>(queryKey, (shown) => (shown === list ? joined(list, more) : shown));
    } catch (failure) {
      // If the last row was withdrawn, the list is read anew and ends with another one.
      if (failure instanceof Error && isMissing(failure)) await queries.invalidateQueries({ queryKey });
      setAsked((now) => (now?.list === list ? { list, failed: true } : now));
    }
  }
  const state = !asked ? 'waiting' : asked.failed ? 'failed' : 'loading';
  return { state, onLoad: () => void (state !== 'loading' && load()) } as const;
}
