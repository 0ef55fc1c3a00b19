import { type RefObject, useLayoutEffect, useState } from 'react';
import { useLanguage } from '../../../lib/language.ts';
import type { Layout } from './row-height.ts';

type Geometry = { width: number; rem: number; top: number; bar: number };

// The layout is kept, so that the list is drawn in the right place when the reader comes back.
let last: Geometry = { width: 0, rem: 16, top: 0, bar: 0 };

/**
 * The width of the list, the size of its letters, its position on the page, and the bar below which its heads stick.
 */
export function useListLayout(list: RefObject<HTMLElement | null>): Pick<Geometry, 'top' | 'bar'> & { layout: Layout } {
  const language = useLanguage();
  const [geometry, setGeometry] = useState(last);

  useLayoutEffect(() => {
    function look() {
      if (!list.current) return;
      const { width, top } = list.current.getBoundingClientRect();
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      const now = { width: Math.round(width), rem, top: Math.round(top + window.scrollY), bar: barAbove(list.current) };
      last = now;
      setGeometry((before) => (isSame(before, now) ? before : now));
    }
    // Anything above the list that changes its height changes the height of the page too.
    const growth = new ResizeObserver(look);
    growth.observe(document.body);
    look();
    return () => growth.disconnect();
  }, [list]);

  const { width, rem, top, bar } = geometry;
  return { layout: { language, width, rem }, top, bar };
}

/** The bar is missing inside the host app; the style sheet knows its height. */
function barAbove(list: HTMLElement): number {
  const head = list.querySelector('.directory-list__letter');
  return head ? Number.parseFloat(getComputedStyle(head).top) || 0 : 0;
}

function isSame(a: Geometry, b: Geometry): boolean {
  return a.width === b.width && a.rem === b.rem && a.top === b.top && a.bar === b.bar;
}
