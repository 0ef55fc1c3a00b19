import { toastDuration } from 'contract/rules/limits';
import { openStore } from '../../lib/store.ts';

/** At most one toast is visible. */
export function openToasts() {
  const { get, set, subscribe } = openStore<string | undefined>(undefined);
  let timer: ReturnType<typeof setTimeout>;
  return {
    get,
    subscribe,
    /** The same text is ignored while it is visible; another one takes its place. */
    show(text: string) {
      if (text === get()) return;
      clearTimeout(timer);
      set(text);
      timer = setTimeout(set, toastDuration, undefined);
    },
  };
}
