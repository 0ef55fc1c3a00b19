type Size = { width: number; height: number };
/** Where a photo stands in the grid, in pixels. */
export type Tile = { index: number; x: number; y: number; width: number; height: number };
export type Masonry = { tiles: readonly Tile[]; height: number };

const gap = 8;
// A panorama would be a line, and a scroll would fill the screen.
const flattest = 0.5;
const tallest = 1.8;
const usualColumn = 220;

/** Two columns on a phone, more where there is room. */
export function columnsIn(width: number): number {
  return Math.min(5, Math.max(2, Math.round(width / usualColumn)));
}

/** Each photo goes to the shortest column, so that photos which follow never move those before them. */
export function masonryOf(photos: readonly Size[], width: number): Masonry {
  const count = columnsIn(width);
  const column = (width - gap * (count - 1)) / count;
  const ends = Array.from({ length: count }, () => 0);
  const tiles = photos.map((photo, index) => {
    const place = ends.indexOf(Math.min(...ends));
    const height = Math.round(column * shapeOf(photo));
    const y = ends[place] ?? 0;
    ends[place] = y + height + gap;
    return { index, x: place * (column + gap), y, width: column, height };
  });
  return { tiles, height: Math.max(0, Math.max(...ends) - gap) };
}

function shapeOf({ width, height }: Size): number {
  return width > 0 ? Math.min(tallest, Math.max(flattest, height / width)) : 1;
}

/** The photos that are between these two heights. */
export function tilesBetween({ tiles }: Masonry, from: number, to: number): Tile[] {
  return tiles.filter(({ y, height }) => y < to && y + height > from);
}
