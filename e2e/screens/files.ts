import type { Page } from '@playwright/test';
import { idFromKey } from '../../server/src/platform/ids.ts';
import type { Say } from '../support/test.ts';
import { screen } from './screen.ts';

/** The files of the Forum: by category, or those that have a text. */
export const filesScreen = screen((page: Page, say: Say) => {
  const button = (zh: string, en: string) => page.getByRole('button', { name: say({ zh, en }), exact: true });
  return {
    open: () => page.goto('/cdfH5/pages/search/search'),
    search: page.getByRole('searchbox', { name: say({ zh: '搜索文件', en: 'Search the files' }) }),
    cancel: button('取消', 'Cancel'),
    rows: page.getByRole('article'),
    titles: page.getByRole('article').getByRole('heading', { level: 2 }),
    file: (title: string) => page.getByRole('link', { name: title, exact: true }),
    category: (zh: string, en: string) => button(zh, en),
    counted: page.getByText(say({ zh: /^共\d+份文件/, en: /^\d+ files?, / })),
    newestFirst: button('最新在前', 'Newest first'),
    noHit: (typed: string) =>
      page.getByText(say({ zh: `未找到含“${typed}”的文件`, en: `No file contains “${typed}”` })),
    bookmark: (title: string) => button(`收藏：${title}`, `Bookmark: ${title}`),
    toEverything: page.getByRole('link', {
      name: say({ zh: '同时搜索会议、嘉宾、资讯等', en: 'Search meetings, people and news, too' }),
    }),
  };
});

/** The demo's keys name its files. */
export const fileAddress = (key: string, more = '') =>
  `/cdfH5/pages/search/detail?id=${idFromKey('forum file', key)}${more}`;

/** One file with its pages. */
export const fileScreen = screen((page: Page, say: Say) => {
  const button = (zh: string, en: string) => page.getByRole('button', { name: say({ zh, en }), exact: true });
  const pageOf = (number: number, of: number) => say({ zh: `第${number}页，共${of}页`, en: `Page ${number} of ${of}` });
  return {
    heading: (title: string) => page.getByRole('heading', { level: 2, name: title }),
    search: page.getByRole('searchbox', { name: say({ zh: '在文件中搜索', en: 'Search in this file' }) }),
    /** A page with what was searched for marked on it. */
    markedPage: (number: number, of: number, text: string) =>
      page.getByRole('region', {
        name: say({
          zh: `${pageOf(number, of)}，已标出“${text}”`,
          en: `${pageOf(number, of)}, “${text}” marked`,
        }),
      }),
    picture: page.locator('.page-picture img'),
    paper: page.locator('.page-picture__paper'),
    marks: page.locator('.page-picture__mark'),
    markedText: page.locator('.text-page mark'),
    hit: (number: number, of: number) =>
      page.getByText(say({ zh: `第${number}处，共${of}处`, en: `${number} of ${of}` }), { exact: true }),
    nextHit: button('下一处', 'Next hit'),
    asText: button('查看文字', 'Read as text'),
    strip: page.getByRole('group', { name: say({ zh: '页面', en: 'Pages' }), exact: true }),
    textOnly: page.getByText(say({ zh: /^此处仅显示文件中的文字/, en: /^This is the text of the file only/ })),
    noPreview: page.getByText(say({ zh: '该文件暂无预览', en: 'There is no preview of this file' }), { exact: true }),
    download: page.getByRole('button', { name: say({ zh: /^下载原件/, en: /^Download the original/ }) }),
    bookmark: (title: string) => button(`收藏：${title}`, `Bookmark: ${title}`),
  };
});
