import { words } from '../lib/words.ts';

export const brokenWords = words({
  somethingWrong: { en: 'Something went wrong', zh: '页面出现问题' },
  tooOld: {
    en: (phone: string) =>
      `Please update WeChat, your browser or iOS (15.4 or later) and try again, or contact the Secretariat${phone}.`,
    zh: (phone) => `请更新微信、浏览器或iOS（15.4或更高版本）后重试，或联系组委会秘书处${phone}。`,
  },
  sorry: { en: 'We apologise. Reloading the page usually helps.', zh: '非常抱歉，重新加载页面通常即可恢复。' },
});
