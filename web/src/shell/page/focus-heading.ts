let isFirstPage = true;

/** After a navigation a screen reader continues at the heading of the new page; at the start it reads from the top. */
export function focusHeading(frame: HTMLElement | null) {
  const heading = frame?.querySelector('h1');
  // A field that took the focus keeps it.
  if (!isFirstPage && heading && !frame?.contains(document.activeElement)) {
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }
  isFirstPage = false;
}
