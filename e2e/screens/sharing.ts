import type { Page } from '@playwright/test';
import type { Say } from '../support/test.ts';
import { screen } from './screen.ts';

/** The sheet by which an article is shared. */
export const sharingScreen = screen((page: Page, say: Say) => {
  const button = (words: { zh: string; en: string }) => page.getByRole('button', { name: say(words), exact: true });
  return {
    open: button({ zh: '分享', en: 'Share' }),
    sheet: page.getByRole('dialog'),
    byPhone: button({ zh: '分享到…', en: 'Share to…' }),
    copyLink: button({ zh: '复制链接', en: 'Copy link' }),
    makePoster: button({ zh: '生成海报', en: 'Poster' }),
    poster: page.getByRole('img', { name: say({ zh: /的海报，附文章二维码$/, en: /^Poster of / }) }),
    download: button({ zh: '下载图片', en: 'Download' }),
    saveToAlbum: button({ zh: '保存到相册', en: 'Save to album' }),
    close: button({ zh: '关闭', en: 'Close' }),
  };
});
