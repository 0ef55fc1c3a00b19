import { words } from '../../lib/words.ts';

export const contactWords = words({
  phone: { en: 'Telephone', zh: '电话' },
  email: { en: 'E-mail', zh: '电子邮箱' },
  call: { en: (name: string) => `Call ${name}`, zh: (name) => `致电${name}` },
  mail: { en: (name: string) => `E-mail ${name}`, zh: (name) => `发送邮件至${name}` },
  copyContact: { en: (name: string) => `Copy the contact of ${name}`, zh: (name) => `复制${name}的联系方式` },
  copyPhone: { en: 'Copy the telephone number', zh: '复制电话号码' },
  copyEmail: { en: 'Copy the e-mail address', zh: '复制电子邮箱' },
  copyWebsite: { en: 'Copy the address of the website', zh: '复制网址' },
  copyAddress: { en: 'Copy the address', zh: '复制地址' },
  copied: { en: 'Copied', zh: '已复制' },
  notCopied: { en: 'Not copied. Press and hold the text instead', zh: '未能复制，请长按文字复制' },
  mailCopied: {
    en: 'WeChat does not open e-mail. The address has been copied',
    zh: '微信内无法打开邮件，邮箱地址已复制',
  },
  noContact: { en: 'No contact has been given', zh: '暂未提供联系方式' },
});
