/** For a popover: over whatever is open by then, a modal sheet too. Browsers without popovers show it where it stands. */
export function onTop(element: HTMLElement | null) {
  element?.showPopover?.();
}
