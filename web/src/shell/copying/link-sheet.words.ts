import { words } from '../../lib/words.ts';

export const linkSheetWords = words({
  close: { en: 'Close', zh: '关闭' },
  copyLink: { en: 'Copy the link', zh: '复制链接' },
  linkCopied: { en: 'The link has been copied', zh: '链接已复制' },
  copyByHand: { en: 'Please press and hold the link to copy it.', zh: '请长按链接进行复制。' },
});
