import type { DelegateRow } from 'contract/calls/delegates';
import { readNames } from 'contract/rules/name-search';
import { useEffect, useState } from 'react';

const atATime = 150;
const pause = 16;

/** The list is prepared for the search in small steps, before the first key is pressed. */
export function useReadAhead(rows: readonly DelegateRow[]): () => void {
  const [wanted, want] = useState(false);
  useEffect(() => {
    if (!wanted) return undefined;
    let read = 0;
    const timer = setInterval(() => {
      readNames(rows.slice(read, (read += atATime)));
      if (read >= rows.length) clearInterval(timer);
    }, pause);
    return () => clearInterval(timer);
  }, [rows, wanted]);
  return () => want(true);
}
