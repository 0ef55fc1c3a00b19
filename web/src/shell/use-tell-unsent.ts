import { useEffect, useState } from 'react';
import { tellUnsent } from './unsent-text.ts';

/** What was typed is in memory alone while the sheet is open; loading the app anew would lose it. */
export function useTellUnsent(holds: boolean): void {
  const [place] = useState(() => ({}));
  useEffect(() => {
    tellUnsent(place, holds);
    return () => tellUnsent(place, false);
  }, [place, holds]);
}
