import { openDialogs } from './dialogs.ts';
import { openSpinner } from './spinner.ts';
import { openToasts } from './toasts.ts';

/** What lies over every page. Any part of the app may use it; OverlayView shows it. */
export function openOverlay() {
  const [toasts, dialogs, spinner] = [openToasts(), openDialogs(), openSpinner()];
  return { toasts, dialogs, spinner, toast: toasts.show, confirm: dialogs.confirm };
}

export type Overlay = ReturnType<typeof openOverlay>;

export const overlay = openOverlay();
