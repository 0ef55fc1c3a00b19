import { openStore } from '../store.ts';

const count = openStore(0);

/** Calls, and code that is loaded ahead. What can wait lets them end first. */
export const underWay = { subscribe: count.subscribe, none: () => count.get() === 0 };

/** The returned function says that it has ended. */
export function begin(): () => void {
  count.set(count.get() + 1);
  let ended = false;
  return () => {
    if (!ended) count.set(count.get() - 1);
    ended = true;
  };
}
