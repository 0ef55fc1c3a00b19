import { expect, test } from 'vitest';
import { columnsIn, masonryOf, tilesBetween } from './masonry-rules.ts';

const photo = (width: number, height: number) => ({ width, height });

test.each([
  [320, 2],
  [358, 2],
  [700, 3],
  [1088, 5],
  [3000, 5],
])('at %i px there are %i columns', (width, columns) => {
  expect(columnsIn(width)).toBe(columns);
});

test('each photo goes to the shortest column, as high as it will be', () => {
  const { tiles, height } = masonryOf([photo(4, 4), photo(4, 6), photo(4, 2), photo(4, 4)], 208);
  expect(tiles.map(({ x, y, height: high }) => [x, y, high])).toEqual([
    [0, 0, 100],
    [108, 0, 150],
    [0, 108, 50],
    [108, 158, 100],
  ]);
  expect(height).toBe(258);
});

test('a panorama and a scroll are cut to a shape that one can look at; a size of nothing breaks nothing', () => {
  const { tiles } = masonryOf([photo(100, 10), photo(10, 100), photo(0, 0)], 208);
  expect(tiles.map(({ height }) => height)).toEqual([50, 180, 100]);
});

test('photos that follow do not move those before them', () => {
  const photos = Array.from({ length: 60 }, (_, index) => photo(4, 2 + (index % 5)));
  const all = masonryOf(photos, 358).tiles;
  expect(masonryOf(photos.slice(0, 30), 358).tiles).toEqual(all.slice(0, 30));
});

test('only what is near the screen is drawn', () => {
  const grid = masonryOf(
    Array.from({ length: 2000 }, () => photo(4, 4)),
    208,
  );
  expect(tilesBetween(grid, 1_000, 1_200).map(({ index }) => index)).toEqual([18, 19, 20, 21, 22, 23]);
  expect(masonryOf([], 358)).toEqual({ tiles: [], height: 0 });
});
