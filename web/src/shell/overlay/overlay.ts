import { openStore } from '../../lib/store.ts';
import { openDialogs } from './dialogs.ts';
import { openToasts } from './toasts.ts';

/** What lies over every page. Any part of the app may use it; OverlayView shows it. */
export function openOverlay() {
  const [toasts, dialogs, spinner] = [openToasts(), openDialogs(), openSpinner()];
  return { toasts, dialogs, spinner, toast: toasts.show, confirm: dialogs.confirm };
}

export type Overlay = ReturnType<typeof openOverlay>;

export const overlay = openOverlay();

/** Its value is set while a call shows the spinner, and cancels all calls that are under way. */
function openSpinner() {
  const { get, set, subscribe } = openStore<(() => void) | undefined>(undefined);
  return { get, subscribe, begin: (cancel: () => void) => set(cancel), end: () => set(undefined) };
}
