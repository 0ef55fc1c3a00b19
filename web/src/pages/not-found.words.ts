import { words } from '../lib/words.ts';

export const notFoundWords = words({
  title: { en: 'This page does not exist', zh: '页面不存在' },
  text: { en: 'The address may have changed.', zh: '页面地址可能已变更。' },
});
