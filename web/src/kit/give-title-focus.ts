/** Gives the focus to a page's heading, where a screen reader goes on reading. Nothing on the screen moves. */
export function focusTitle(page: ParentNode | null) {
  const heading = page?.querySelector('h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
