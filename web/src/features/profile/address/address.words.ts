import { codeValidMinutes } from 'contract/rules/sign-in-times';
import { words } from '../../../lib/words.ts';

export const addressWords = words({
  isNew: {
    en: 'A new login address counts once you have confirmed it by a code.',
    zh: '新的登录联系方式须经验证码确认后方可提交。',
  },
  confirmByCode: { en: 'Confirm by code', zh: '验证码确认' },
  confirmed: { en: 'Confirmed by code', zh: '已通过验证码确认' },

  mobileTitle: { en: 'Confirm the new mobile number', zh: '确认新手机号码' },
  emailTitle: { en: 'Confirm the new email address', zh: '确认新电子邮箱' },
  lead: {
    en: (address: string) => `The code goes to ${address}.`,
    zh: (address) => `验证码将发送至${address}。`,
  },
  mobileIsTold: { en: ' Your present number will be told of the change.', zh: '您现有的手机号码将收到变更提醒。' },
  emailIsTold: { en: ' Your present address will be told of the change.', zh: '您现有的邮箱将收到变更提醒。' },
  sentTo: {
    en: (address: string) => `Sent to ${address}. Valid for ${codeValidMinutes} minutes.`,
    zh: (address) => `已发送至${address}，${codeValidMinutes}分钟内有效。`,
  },
  sent: { en: 'The code has been sent', zh: '验证码已发送' },
  wrongCode: { en: 'Incorrect verification code', zh: '验证码错误' },
  confirm: { en: 'Confirm', zh: '确认' },
});
