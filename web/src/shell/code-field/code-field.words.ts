import { words } from '../../lib/words.ts';

export const codeFieldWords = words({
  code: { en: 'Verification code', zh: '验证码' },
  getCode: { en: 'Get code', zh: '获取验证码' },
  resend: { en: 'Resend', zh: '重新获取' },
  resendIn: {
    en: (count: number, unit: 's' | 'min' | 'h') => `Resend in ${count} ${unit}`,
    zh: (count, unit) => `${count}${unit === 's' ? '秒' : unit === 'min' ? '分钟' : '小时'}后可重新获取`,
  },
});
