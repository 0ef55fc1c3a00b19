import { words } from '../../../lib/words.ts';

export const supportWords = words({
  support: { en: 'Technical support', zh: '技术支持' },
  contact: { en: 'The Secretariat', zh: '组委会秘书处' },
  call: { en: (number: string) => `Call ${number}`, zh: (number) => `致电${number}` },
  copyEmail: { en: 'Copy the email address', zh: '复制邮箱地址' },
  noContact: {
    en: 'The Secretariat’s number could not be loaded. Please try again once you are connected.',
    zh: '秘书处联系方式未能加载，请在网络恢复后重试。',
  },
  code: { en: 'Diagnostics code', zh: '诊断码' },
  codeText: {
    en: 'Please read this code out on the telephone. It says what this browser can and cannot do, and nothing about you.',
    zh: '联系时请读出此码。其中仅包含浏览器的功能情况，不含任何个人信息。',
  },
  copyCode: { en: 'Copy the diagnostics code', zh: '复制诊断码' },
});
