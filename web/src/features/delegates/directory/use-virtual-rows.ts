import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';
import type { Item } from './order-and-letters.ts';
import { type Layout, letterHeight, lineHeight } from './row-height.ts';

// With this many rows a flick shows no gap on a slow phone, and each frame stays light.
const beyondTheEdge = 8;

/** Measured heights are kept while the layout is the same, so that the reader finds the list as it was. */
const measured = { layout: '', heights: new Map<string, number>() };
const none = new Map<string, number>();

function heightsFor({ language, width, rem }: Layout): Map<string, number> {
  if (width === 0) return none;
  const layout = `${language} ${width} ${rem}`;
  if (measured.layout !== layout) Object.assign(measured, { layout, heights: new Map() });
  return measured.heights;
}

type ListedRows = {
  items: readonly Item[];
  list: RefObject<HTMLElement | null>;
  query: string;
  layout: Layout;
  top: number;
  bar: number;
};

/** The window scrolls, and only rows near it exist. `bar` is what covers its upper edge. */
export function useVirtualRows({ items, list, query, layout, top, bar }: ListedRows) {
  const { language, width, rem } = layout;
  const heights = heightsFor(layout);

  // A hit may show one line more, so the height of a row depends on the search.
  const keyOf = useCallback((index: number) => `${items[index]?.key} ${query}`, [items, query]);
  const guess = useCallback(
    (index: number) => {
      const item = items[index];
      if (!item) return 0;
      if (item.kind === 'letter') return letterHeight({ language, width, rem });
      return heights.get(keyOf(index)) ?? lineHeight(item.rows, { language, width, rem }).height;
    },
    [items, keyOf, heights, language, width, rem],
  );
  // oxlint-disable-next-line react/incompatible-library -- No compiler memoises this app; rows are memoised by hand.
  const rows = useWindowVirtualizer<Element>({
    count: items.length,
    getItemKey: keyOf,
    estimateSize: guess,
    overscan: beyondTheEdge,
    scrollMargin: top,
    scrollPaddingStart: bar,
  });

  // With another text size or width the measured heights are no longer valid.
  const before = useRef(heights);
  useLayoutEffect(() => {
    if (before.current !== heights) rows.measure();
    before.current = heights;
  }, [heights, rows]);

  // Only rows whose height cannot be foreseen are measured, all at once, because measuring forces a layout.
  useLayoutEffect(() => {
    if (width === 0) return;
    const found = new Map<number, number>();
    for (const element of list.current?.querySelectorAll<HTMLElement>('[data-index]') ?? []) {
      const index = Number(element.dataset['index']);
      const item = items[index];
      if (item?.kind !== 'line' || heights.has(keyOf(index))) continue;
      if (!query && lineHeight(item.rows, { language, width, rem }).certain) continue;
      found.set(index, Math.max(found.get(index) ?? 0, element.offsetHeight));
    }
    for (const [index, height] of found) {
      heights.set(keyOf(index), height);
      rows.resizeItem(index, height);
    }
  });
  return rows;
}
