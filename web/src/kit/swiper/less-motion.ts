import { useSyncExternalStore } from 'react';

const wish = () => matchMedia('(prefers-reduced-motion: reduce)');

function subscribe(listener: () => void) {
  const wished = wish();
  wished.addEventListener('change', listener);
  return () => wished.removeEventListener('change', listener);
}

/** Whether the person asked for less motion. */
export function useCalm(): boolean {
  return useSyncExternalStore(subscribe, () => wish().matches);
}
