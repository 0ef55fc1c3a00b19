import { words } from '../../lib/words.ts';

export const copyingWords = words({
  copied: { en: 'Copied', zh: '已复制' },
  notCopied: { en: 'It could not be copied. Please press and hold the text', zh: '未能复制，请长按文字复制' },
});
