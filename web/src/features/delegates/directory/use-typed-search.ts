import type { DelegateRow } from 'contract/calls/delegates';
import { readNames } from 'contract/rules/name-search';
import { useEffect, useEffectEvent, useState } from 'react';
import { debounce } from '../../../lib/debounce.ts';

/** Typed text shows at once; it goes into the address after a pause, or when the reader moves on. */
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
