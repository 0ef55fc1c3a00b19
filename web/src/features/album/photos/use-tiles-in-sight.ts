import { type RefObject, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { type Masonry, masonryOf, type Tile, tilesBetween } from './masonry-rules.ts';

// With so much beyond the edges a flick shows no gap, and the screen is drawn anew only every few rows.
const beyond = 900;
const step = 300;

type Size = { width: number; height: number };

/** The grid as wide as its box, and of its tiles those near the screen. All places are known before a photo is here. */
export function useTilesInSight(box: RefObject<HTMLElement | null>, photos: readonly Size[]) {
  const [width, setWidth] = useState(0);
  const grid: Masonry = useMemo(() => masonryOf(width > 0 ? photos : [], width), [photos, width]);
  const [from, setFrom] = useState(0);

  useLayoutEffect(() => {
    const { current: element } = box;
    if (!element) return undefined;
    const look = () => setWidth(element.clientWidth);
    const size = new ResizeObserver(look);
    size.observe(element);
    look();
    return () => size.disconnect();
  }, [box]);

  useEffect(() => {
    const look = () => {
      const top = box.current?.getBoundingClientRect().top ?? 0;
      setFrom(Math.floor(-top / step) * step);
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      window.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, [box]);

  const tiles: readonly Tile[] = useMemo(
    () => tilesBetween(grid, from - beyond, from + step + window.innerHeight + beyond),
    [grid, from],
  );
  return { tiles, height: grid.height };
}
