import { codeValidMinutes } from 'contract/rules/sign-in-times';
import { words } from '../../lib/words.ts';

export const freshCodeWords = words({
  noAddress: {
    en: 'There is neither a mobile number nor an email address on your registration. Please contact the Secretariat.',
    zh: '您的注册信息中没有手机号码和电子邮箱，请联系组委会秘书处。',
  },
  sendTo: { en: 'Send the code to', zh: '验证码发送至' },
  mobile: { en: (to: string) => `Mobile: ${to}`, zh: (to) => `手机：${to}` },
  email: { en: (to: string) => `Email: ${to}`, zh: (to) => `邮箱：${to}` },
  sentTo: {
    en: (to: string) => `Sent to ${to}. Valid for ${codeValidMinutes} minutes.`,
    zh: (to) => `已发送至${to}，${codeValidMinutes}分钟内有效。`,
  },
  wrongCode: { en: 'Incorrect verification code', zh: '验证码错误' },
});
