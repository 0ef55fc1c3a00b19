import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';
import type { Item } from './directory-rules.ts';
import { type Layout, letterHeight, rowHeight } from './row-height.ts';
import { useListLayout } from './use-list-layout.ts';

// Enough that a flick shows no gap on a slow phone, few enough that each of its frames is light.
const beyondTheEdge = 8;

/** Heights as they were measured, for as long as the layout is the same: whoever comes back finds the list as it was. */
const measured = { layout: '', heights: new Map<string, number>() };
const none = new Map<string, number>();

function heightsFor({ language, width, rem }: Layout): Map<string, number> {
  if (width === 0) return none;
  const layout = `${language} ${width} ${rem}`;
  if (measured.layout !== layout) Object.assign(measured, { layout, heights: new Map() });
  return measured.heights;
}

/** The window scrolls; only rows near it exist. `bar` is what covers its upper edge. */
export function useVirtualRows(items: readonly Item[], list: RefObject<HTMLElement | null>, query: string) {
  const { layout, top, bar } = useListLayout(list);
  const { language, width, rem } = layout;
  const heights = heightsFor(layout);

  // A hit may show a line more: the height of a row belongs to what was searched for.
  const keyOf = useCallback((index: number) => `${items[index]?.key} ${query}`, [items, query]);
  const guess = useCallback(
    (index: number) => {
      const item = items[index];
      if (!item) return 0;
      if (item.kind === 'letter') return letterHeight({ language, width, rem });
      return heights.get(keyOf(index)) ?? rowHeight(item.row, { language, width, rem }).height;
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

  // Other letters or another width: what was measured before says nothing any more.
  const before = useRef(heights);
  useLayoutEffect(() => {
    if (before.current !== heights) rows.measure();
    before.current = heights;
  }, [heights, rows]);

  // Only what cannot be foreseen is measured, all of it at once: asking makes the browser lay the page out.
  useLayoutEffect(() => {
    if (width === 0) return;
    const found = Array.from(list.current?.querySelectorAll<HTMLElement>('[data-index]') ?? []).flatMap((element) => {
      const index = Number(element.dataset['index']);
      const [item, key] = [items[index], keyOf(index)];
      if (item?.kind !== 'row' || heights.has(key)) return [];
      if (!query && rowHeight(item.row, { language, width, rem }).certain) return [];
      return [{ index, key, height: element.offsetHeight }];
    });
    for (const { index, key, height } of found) {
      heights.set(key, height);
      rows.resizeItem(index, height);
    }
  });
  return { rows, bar };
}
