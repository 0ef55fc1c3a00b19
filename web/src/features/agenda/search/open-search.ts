import { useState } from 'react';
import { useTypedSearch } from '../../../shell/router/use-typed-search.ts';

/** The search opens by its chip, or with an address that contains one. */
export function useOpenSearch(kept: string, keep: (typed: string) => void) {
  const { typed, setTyped, keepNow } = useTypedSearch(kept, keep);
  const [open, setOpen] = useState<'by address' | 'by tap' | undefined>(kept ? 'by address' : undefined);
  function toggle() {
    if (open) setTyped('');
    setOpen(open ? undefined : 'by tap');
  }
  return { typed, setTyped, keepNow, on: open !== undefined, takesFocus: open === 'by tap', toggle };
}
