import { words } from '../../../lib/words.ts';

export const contactWords = words({
  phone: { en: 'Telephone', zh: '电话' },
  email: { en: 'Email', zh: '电子邮箱' },
  call: { en: (name: string) => `Call ${name}`, zh: (name) => `致电${name}` },
  mail: { en: (name: string) => `Email ${name}`, zh: (name) => `发送邮件至${name}` },
  copyContact: { en: (name: string) => `Copy contact details of ${name}`, zh: (name) => `复制${name}的联系方式` },
  copyPhone: { en: 'Copy the telephone number', zh: '复制电话号码' },
  copyEmail: { en: 'Copy the email address', zh: '复制电子邮箱' },
  copyWebsite: { en: 'Copy the website address', zh: '复制网址' },
  copyAddress: { en: 'Copy the address', zh: '复制地址' },
  noContact: { en: 'No contact details have been provided', zh: '暂未提供联系方式' },
});
