import type { DelegateRow } from 'contract/calls/delegates';
import { readNames } from 'contract/rules/name-search';
import { useEffect, useEffectEvent, useState } from 'react';
import { debounce } from '../../../lib/guards.ts';

/** What is typed shows at once; the address learns of it when it rests, or when somebody moves on. */
export function useTypedSearch(kept: string, keep: (typed: string) => void) {
  const [typed, setTyped] = useState(kept);
  const keepIfNew = useEffectEvent((text: string) => {
    if (text !== kept) keep(text);
  });
  const [keepLater] = useState(() => debounce((store: (text: string) => void, text: string) => store(text)));
  useEffect(() => {
    keepLater(keepIfNew, typed);
    return keepLater.cancel;
  }, [typed, keepLater]);

  function keepNow() {
    keepLater.cancel();
    if (typed !== kept) keep(typed);
  }
  return { typed, setTyped, keepNow };
}

const atATime = 150;
const pause = 16;

/** While a finger is still on its way to the first key, the list is read for the search, a little at a time. */
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
