import { plainPage } from '../pages/plain-page.ts';

/** The page for a link that was used, has expired or never existed. */
export const noDownloadPage = plainPage({
  zh: ['下载链接已失效', '下载链接仅可使用一次，1分钟内有效。请返回上一页面，重新点击下载。'],
  en: [
    'This download link is no longer valid',
    'A download link works once and for one minute. Please go back to the previous page and start the download again.',
  ],
});
