import { useEffect, useRef, useState } from 'react';
import { useLocation } from '../../../shell/router/router-context.ts';
import { remembersScroll } from '../../../shell/scroll-memory.ts';
import { opensAtTop } from './opening-rules.ts';

/** The meeting whose row is wanted, and who is given it; `null` while the list does not have it. */
export type AskedRow = { id: string | undefined; onRow: (row: HTMLElement | null) => void };

/** The agenda opens at what is on now; Back returns to where the reader was. */
export function useOpenAtNow(openAt: string | undefined, { id, onRow }: AskedRow) {
  const [rows] = useState(() => new Map<string, HTMLElement>());
  const { key, by } = useLocation();
  const returning = by === 'pop' && remembersScroll(key);
  const wanted = useRef(returning ? undefined : openAt);
  useEffect(() => {
    const row = wanted.current && rows.get(wanted.current);
    if (row && !isInView(row) && !opensAtTop(document.documentElement.dataset['textSize']))
      row.scrollIntoView({ block: 'start' });
  }, [rows]);
  // This runs after every change, because a meeting may have moved to another day meanwhile.
  useEffect(() => onRow((id && rows.get(id)) || null));
  useEffect(() => () => onRow(null), [onRow]);
  return rows;
}

function isInView(element: Element) {
  return element.getBoundingClientRect().bottom <= window.innerHeight;
}
