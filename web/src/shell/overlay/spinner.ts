import { openStore } from '../../lib/store.ts';

/** Its value is set while a call shows the spinner, and cancels all calls that are under way. */
export function openSpinner() {
  const { get, set, subscribe } = openStore<(() => void) | undefined>(undefined);
  return { get, subscribe, begin: (cancel: () => void) => set(cancel), end: () => set(undefined) };
}
