import { useEffect, useState } from 'react';
import { pageLoadingDelay } from 'contract/rules/limits';
import { Spinner } from '../../kit/spinner/spinner.tsx';
import { useWords } from '../../lib/words.ts';
import { overlay, useOverlay } from '../overlay/overlay-store.ts';
import { shellWords } from '../shell.words.ts';

/** Appears after 200 ms; not beside the overlay's own spinner. */
export function LoadingView() {
  const say = useWords(shellWords);
  const { cancel } = useOverlay(overlay);
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), pageLoadingDelay);
    return () => clearTimeout(timer);
  }, []);
  return <div className="loading-view">{late && !cancel && <Spinner label={say.loading} />}</div>;
}
