import { words } from '../lib/words.ts';

export const brokenWords = words({
  somethingWrong: { en: 'Something went wrong', zh: '页面出现问题' },
  sorry: { en: 'We apologise. Reloading the page usually helps.', zh: '非常抱歉，重新加载页面通常即可恢复。' },
});
