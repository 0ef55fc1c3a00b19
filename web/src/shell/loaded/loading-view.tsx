import { useEffect, useState } from 'react';
import { pageLoadingDelay } from 'contract/rules/limits';
import { Spinner } from '../../kit/spinner/spinner.tsx';
import { useStore } from '../../lib/store.ts';
import { useWords } from '../../lib/words.ts';
import { overlay } from '../overlay/overlay.ts';
import { shellWords } from '../shell.words.ts';

/** Appears after 200 ms, unless the overlay's own spinner is on the screen. */
export function LoadingView() {
  const say = useWords(shellWords);
  const spinning = useStore(overlay.spinner) !== undefined;
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), pageLoadingDelay);
    return () => clearTimeout(timer);
  }, []);
  return <div className="loading-view">{late && !spinning && <Spinner label={say.loading} />}</div>;
}
