import { useEffect, useState } from 'react';
import { Spinner } from '../../kit/spinner/spinner.tsx';
import { useStore } from '../../lib/store.ts';
import { useWords } from '../../lib/words.ts';
import { overlay } from '../overlay/overlay.ts';
import { shellWords } from '../shell.words.ts';

/** Specification §9: a page that is there sooner shows no spinner. */
export const loadingShownAfter = 200;

/** Appears late, unless the overlay's own spinner is on the screen. */
export function LoadingView() {
  const say = useWords(shellWords);
  const spinning = useStore(overlay.spinner) !== undefined;
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), loadingShownAfter);
    return () => clearTimeout(timer);
  }, []);
  return <div className="loading-view">{late && !spinning && <Spinner label={say.loading} />}</div>;
}
