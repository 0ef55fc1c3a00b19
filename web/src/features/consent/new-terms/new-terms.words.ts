import { words } from '../../../lib/words.ts';

export const newTermsWords = words({
  againTitle: { en: 'Our terms have changed', zh: '协议已更新' },
  firstTitle: { en: 'Please read and agree', zh: '请阅读并同意' },
  againText: {
    en: 'Please read the texts below. You can continue once you agree to them; if you do not, you will be logged out.',
    zh: '请阅读以下文本。同意后可继续使用；如不同意，将退出登录。',
  },
  disagreeSignOut: { en: 'Disagree and log out', zh: '不同意并退出登录' },
});
