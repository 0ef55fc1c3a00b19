import { plainPage } from '../../platform/pages/plain-page.ts';

/** The page behind a link to a file, in a browser in which nobody is logged in. */
export const fileLinkPage = plainPage(
  {
    zh: ['下载文件', '点击下方按钮，下载您在论坛应用中选择的文件。此链接仅可使用一次，10分钟内有效。'],
    en: [
      'Download the file',
      'Press the button to download the file that you chose in the Forum’s app. The link works once and for ten minutes.',
    ],
  },
  { zh: '下载', en: 'Download' },
);
