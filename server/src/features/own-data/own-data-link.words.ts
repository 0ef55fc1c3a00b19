import { plainPage } from '../../platform/pages/plain-page.ts';

/** The page behind a link to the download, in a browser in which nobody is logged in. */
export const linkPage = plainPage(
  {
    zh: [
      '下载我的数据',
      '点击下方按钮，下载论坛应用中保存的您的全部数据。此链接仅可使用一次，10分钟内有效。请勿在公用设备上下载。',
    ],
    en: [
      'Download my data',
      'Press the button to download all that the Forum’s app keeps about you. The link works once and for ten minutes. Please do not use it on a shared device.',
    ],
  },
  { zh: '下载', en: 'Download' },
);
