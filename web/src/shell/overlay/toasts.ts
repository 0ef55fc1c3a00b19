import { openStore } from '../../lib/store.ts';

/** Specification §9. */
export const toastDuration = 2_000;

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
