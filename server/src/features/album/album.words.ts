import { plainPage } from '../../platform/pages/plain-page.ts';

export const albumWords = {
  /** What the external album is called above the web view. */
  external: { zh: '云相册', en: 'Cloud album' },
  /** The name of a file with photos of several topics. */
  photos: { zh: '论坛相册', en: 'Forum album' },
} as const;

/** The page behind a link to photos, in a browser in which nobody is logged in. */
export const photosLinkPage = plainPage(
  {
    zh: ['下载照片', '点击下方按钮，下载您在论坛相册中选择的照片。此链接仅可使用一次，10分钟内有效。'],
    en: [
      'Download photos',
      'Press the button to download the photos that you chose in the Forum’s album. The link works once and for ten minutes.',
    ],
  },
  { zh: '下载', en: 'Download' },
);
