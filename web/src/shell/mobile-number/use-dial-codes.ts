import { useCallback, useEffect, useMemo, useState } from 'react';
import { whenQuiet } from '../../lib/idle/idle.ts';
import { useLanguage } from '../../lib/language.ts';
import { type DialCode, dialCodes, dialOf } from './dial-codes.ts';
import type { RegionNames } from './region-names.ts';

let names: RegionNames | undefined;

/**
 * Two hundred names are more work than the rest of the form, so they come after it, or when the user opens the list.
 * If they cannot be fetched, the list has the regions' codes, and the next touch tries again.
 */
export function useDialCodes(region: string): { list: DialCode[]; complete: () => void } {
  const language = useLanguage();
  const [isWanted, setWanted] = useState(false);
  const [known, setKnown] = useState(names);
  const complete = useCallback(() => {
    setWanted(true);
    void import('./region-names.ts').then((loaded) => setKnown((names = loaded.regionNames))).catch(() => {});
  }, []);
  useEffect(() => whenQuiet(complete), [complete]);
  const list = useMemo(
    () => (isWanted ? dialCodes(language, known) : [{ region, dial: dialOf(region), name: '' }]),
    [isWanted, language, known, region],
  );
  return { list, complete };
}
