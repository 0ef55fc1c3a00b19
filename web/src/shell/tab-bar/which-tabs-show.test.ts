import { expect, test } from 'vitest';
import { tabsToShow } from './which-tabs-show.ts';

const all = new Set(['/', '/pages/search/search', '/pages/album/album', '/pages/mine/mine', '/pages/meeting/meeting']);
const names = (pathname: string, paths: ReadonlySet<string>) => tabsToShow(pathname, paths).map(({ name }) => name);

test('four tabs on Home, by either of its addresses', () => {
  expect(names('/', all)).toEqual(['home', 'search', 'album', 'info']);
  expect(names('/pages/index/index', all)).toEqual(['home', 'search', 'album', 'info']);
});

test('the bar is on every tab, and on no other page', () => {
  expect(names('/pages/meeting/meeting', all)).toEqual([]);
  expect(names('/pages/album/album', all)).toEqual(['home', 'search', 'album', 'info']);
});

test('an address that was typed carelessly is that of the tab', () => {
  expect(names('/Pages/Mine/mine/', all)).toHaveLength(4);
  expect(names('/pages/mine/mine/x', all)).toEqual([]);
});

test('a tab without a page is not shown, and one tab alone is no bar', () => {
  expect(names('/', new Set(['/', '/pages/mine/mine']))).toEqual(['home', 'info']);
  expect(names('/', new Set(['/']))).toEqual([]);
});
