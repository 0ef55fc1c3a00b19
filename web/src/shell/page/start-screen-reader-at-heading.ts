import { focusTitle } from '../../kit/give-title-focus.ts';

let isFirstPage = true;

/** After a navigation a screen reader continues at the heading of the new page; at the start it reads from the top. */
export function startScreenReaderAtHeading(frame: HTMLElement | null) {
  // A field that took the focus keeps it.
  if (!isFirstPage && !frame?.contains(document.activeElement)) focusTitle(frame);
  isFirstPage = false;
}
