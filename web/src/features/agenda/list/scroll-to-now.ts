import { useEffect, useRef, useState } from 'react';

/** Scrolls to the current meeting, at once or as soon as its day has been opened. */
export function useScrollToNow(openItsDay: () => void) {
  const [row, setRow] = useState<HTMLElement | null>(null);
  const awaited = useRef(false);
  useEffect(() => {
    if (!row || !awaited.current) return;
    awaited.current = false;
    showRow(row);
  }, [row]);

  function go() {
    if (row) return showRow(row);
    awaited.current = true;
    openItsDay();
  }
  return { row, setRow, go };
}

/** Scrolls a row to the top of the list and moves the screen reader to it. */
function showRow(row: HTMLElement) {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  row.scrollIntoView({ block: 'start', behavior: calm ? 'instant' : 'smooth' });
  row.tabIndex = -1;
  row.focus({ preventScroll: true });
}
