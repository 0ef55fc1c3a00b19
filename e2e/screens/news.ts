import type { Page } from '@playwright/test';
import { idFromKey } from '../../server/src/platform/ids.ts';
import type { Say } from '../support/test.ts';
import { screen } from './screen.ts';

export const newsScreen = screen((page: Page, say: Say) => {
  const rows = page.getByRole('article');
  const button = (zh: string, en: string) => page.getByRole('button', { name: say({ zh, en }), exact: true });
  return {
    open: () => page.goto('/cdfH5/pages/forum/forum'),
    rows,
    titles: page.getByRole('article').getByRole('heading', { level: 2 }),
    row: (title: string) => page.getByRole('link', { name: title, exact: true }),
    kind: (zh: string, en: string) => page.getByText(say({ zh, en }), { exact: true }).and(page.locator('label')),
    category: (zh: string, en: string) => button(zh, en),
    end: page.getByText(say({ zh: '已显示全部内容', en: 'You have reached the end' })),
    showAll: button('查看全部类别', 'Show all categories'),
  };
});

/** The demo's keys name its items. */
export const articleAddress = (key: string) => `/cdfH5/pages/forum/detail?id=${idFromKey('news', key)}`;

export const articleScreen = screen((page: Page, say: Say) => {
  const button = (zh: string, en: string) => page.getByRole('button', { name: say({ zh, en }), exact: true });
  return {
    heading: (title: string) => page.getByRole('heading', { level: 2, name: title }),
    bookmark: (title: string) => button(`收藏：${title}`, `Bookmark: ${title}`),
    playVideo: button('播放视频', 'Play video'),
    video: page.locator('video').first(),
    cover: button('放大封面图片', 'Enlarge the cover picture'),
    pictures: page.getByRole('dialog', { name: say({ zh: '图片', en: 'Pictures' }) }),
    closePictures: button('关闭', 'Close'),
    related: page.getByRole('heading', { level: 2, name: say({ zh: '相关内容', en: 'Related' }) }),
    withdrawn: page.getByText(say({ zh: '该内容已撤下', en: 'This article has been withdrawn' }), { exact: true }),
    openNews: button('查看新闻资讯', 'Open the news'),
  };
});
