import { words } from '../../lib/words.ts';

/** Each follows a sentence of the specification and says what the person can do. */
export const explainedWords = words({
  codeTooSoon: {
    en: 'A code was requested a short while ago. You may request another when the countdown ends.',
    zh: '不久前已请求过验证码，倒计时结束后可重新获取。',
  },
  badgeRestricted: {
    en: 'Login with this badge is suspended until the Secretariat restores it. You may log in with a verification code instead.',
    zh: '此证件的登录已暂停，须由组委会秘书处恢复。您可改用验证码登录。',
  },
  notVerified: {
    en: 'Your registration is still being reviewed. Please contact the Secretariat if you have any questions.',
    zh: '审核通过后即可登录。',
  },
});
