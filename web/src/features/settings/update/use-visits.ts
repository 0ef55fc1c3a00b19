import { useEffect, useState } from 'react';
import { isNewVisit } from './update-rules.ts';

/** Counts the visits: the first one, and each return after a long absence. */
export function useVisits(): number {
  const [visit, setVisit] = useState(1);
  useEffect(() => {
    let hiddenSince: number | undefined;
    const changed = () => {
      const isHidden = document.visibilityState === 'hidden';
      if (!isHidden && isNewVisit(hiddenSince, Date.now())) setVisit((before) => before + 1);
      hiddenSince = isHidden ? Date.now() : undefined;
    };
    document.addEventListener('visibilitychange', changed);
    return () => document.removeEventListener('visibilitychange', changed);
  }, []);
  return visit;
}
