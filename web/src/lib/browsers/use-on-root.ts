import { useLayoutEffect } from 'react';

/**
 * Says on the root what the page shows, for the styles of what is around it: a browser from before 2022 does not know
 * `:has`.
 */
export function useOnRoot(name: 'with-mini-player' | 'with-tab-bar', shown = true): void {
  useLayoutEffect(() => {
    document.documentElement.classList.toggle(name, shown);
    return () => document.documentElement.classList.remove(name);
  }, [name, shown]);
}
