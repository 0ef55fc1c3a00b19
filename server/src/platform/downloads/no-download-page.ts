import { plainPage } from '../pages/plain-page.ts';

/** The page for a link that was used, has expired or never existed. */
export const noDownloadPage = plainPage({
  zh: ['下载链接已失效', '下载链接仅可使用一次，且很快失效。请返回应用，重新点击下载。'],
  en: [
    'This download link is no longer valid',
    'A download link works once and for a short time. Please go back to the app and start the download again.',
  ],
});
