import { words } from '../../lib/words.ts';

/** The names of the two texts, as the specification has them. */
export const legalWords = words({
  agreement: { en: 'User Service Agreement', zh: '《用户服务协议》' },
  privacy: { en: 'Privacy Policy', zh: '《隐私政策》' },
  readAndAgree: { en: 'I have read and agree to the ', zh: '我已阅读并同意' },
  and: { en: ' and ', zh: '和' },
  tickFirst: {
    en: 'Please read and check the User Service Agreement and Privacy Policy',
    zh: '请阅读并勾选《用户服务协议》和《隐私政策》',
  },
  stop: { en: '.', zh: '。' },
});
