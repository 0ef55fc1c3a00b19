import { useEffect, useEffectEvent, useState } from 'react';
import { debounce } from '../../lib/debounce.ts';

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
