import { openStore } from '../../lib/store.ts';

/** Specification §9. */
export const toastDuration = 2_000;
/** A toast that offers something stays until a thumb has found it. */
const toastWithActionDuration = 5_000;

export type ToastAction = { text: string; onAct: () => void };

/** At most one toast is visible. */
export function openToasts() {
  const { get, set, subscribe } = openStore<string | undefined>(undefined);
  let timer: ReturnType<typeof setTimeout>;
  let offered: ToastAction | undefined;
  return {
    get,
    subscribe,
    /** What the visible toast offers, such as to undo what it tells of. */
    action: () => offered,
    /** The same text is ignored while it is visible, unless it offers something; another one takes its place. */
    show(text: string, action?: ToastAction) {
      if (text === get() && !action) return;
      clearTimeout(timer);
      offered = action;
      set(text);
      timer = setTimeout(set, action ? toastWithActionDuration : toastDuration, undefined);
    },
    /** Does what the visible toast offers; the toast goes with it. */
    act() {
      clearTimeout(timer);
      set(undefined);
      offered?.onAct();
    },
  };
}
