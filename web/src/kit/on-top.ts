/**
 * Shows a popover over everything that is open by then, modal sheets included. Browsers without popovers show it in its
 * place.
 */
export function onTop(element: HTMLElement | null) {
  element?.showPopover?.();
}
