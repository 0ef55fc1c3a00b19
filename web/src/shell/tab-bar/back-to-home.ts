import { useEffect } from 'react';
import { onPageEntry } from '../../lib/layers/back-closes-panel.ts';
import { ignoreSecondTap } from '../../lib/layers/tap-through.ts';
import { pagesBefore } from '../router/history.ts';

let homeAt = Infinity;

/** Goes back to the Home that lies before, so that it does not stand in the history twice. */
export function useWayBackHome(onHome: boolean): () => boolean {
  useEffect(() => {
    // Another page in the place of Home, or before it, has no Home before it any more.
    if (onHome) homeAt = pagesBefore();
    else if (homeAt >= pagesBefore()) homeAt = Infinity;
  }, [onHome]);
  return () => {
    const steps = homeAt - pagesBefore();
    if (steps >= 0) return false;
    ignoreSecondTap();
    onPageEntry(() => window.history.go(steps));
    return true;
  };
}
