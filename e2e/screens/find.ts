import type { Page } from '@playwright/test';
import type { Say } from '../support/test.ts';
import { screen } from './screen.ts';

/** One box that searches everything. */
export const findScreen = screen((page: Page, say: Say) => {
  const button = (zh: string, en: string) => page.getByRole('button', { name: say({ zh, en }), exact: true });
  const recent = page.getByRole('list', { name: say({ zh: '最近搜索', en: 'Recent searches' }) });
  return {
    open: () => page.goto('/cdfH5/pages/find/find'),
    /** On Home. */
    opener: page.getByRole('link', { name: say({ zh: '搜索全部内容', en: 'Search everything' }) }),
    box: page.getByRole('searchbox', { name: say({ zh: '搜索全部内容', en: 'Search everything' }) }),
    clear: button('清除搜索内容', 'Clear the search'),
    cancel: button('取消', 'Cancel'),
    start: page.getByRole('heading', { name: say({ zh: '可以搜索', en: 'What you can search' }) }),
    group: (zh: string, en: string) => page.getByRole('list', { name: say({ zh, en }), exact: true }),
    groups: page.locator('.found-group').getByRole('heading', { level: 2 }),
    chip: (zh: string, en: string) =>
      page
        .getByRole('group', { name: say({ zh: '分类', en: 'Groups' }) })
        .getByRole('button', { name: new RegExp(`^${say({ zh, en })} \\d+$`) }),
    allOf: (zh: string, en: string) => button(`全部${zh}`, `All: ${en}`),
    found: (name: string) => page.getByRole('link', { name, exact: true }),
    recent: (text: string) => recent.getByRole('button', { name: text, exact: true }),
    forget: (text: string) => button(`删除“${text}”`, `Remove “${text}”`),
    nothing: (typed: string) =>
      page.getByText(say({ zh: `未找到与“${typed}”相关的内容`, en: `Nothing found for “${typed}”` })),
  };
});
