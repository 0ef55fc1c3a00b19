import type { Page } from '@playwright/test';
import type { Say } from '../support/test.ts';
import { screen } from './screen.ts';

const names = {
  home: { zh: '首页', en: 'Home' },
  search: { zh: '搜索', en: 'Search' },
  album: { zh: '相册', en: 'Album' },
  info: { zh: '我的', en: 'Info' },
};
export type TabName = keyof typeof names;

/** The bar at the foot of Home, Search and Info. */
export const tabs = screen((page: Page, say: Say) => {
  const bar = page.getByRole('navigation', { name: say({ zh: '主导航', en: 'Main navigation' }) });
  return {
    bar,
    all: bar.getByRole('link'),
    // A red mark adds its words to the name.
    tab: (name: TabName) => bar.getByRole('link', { name: new RegExp(`^${say(names[name])}`) }),
    mark: bar.locator('.tab-bar__mark'),
  };
});
