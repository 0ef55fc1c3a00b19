import { words } from '../../lib/words.ts';

export const hostEntryWords = words({
  entering: { en: 'Logging you in', zh: '正在登录' },
  welcome: { en: 'Welcome to the Forum', zh: '欢迎莅临论坛' },
  wrongTicket: {
    en: 'The link from the partner app is no longer valid. Please log in',
    zh: '合作方应用的链接已失效，请重新登录',
  },
  otherAccount: { en: 'Switch to another account?', zh: '切换到其他账号？' },
  otherAccountText: {
    en: 'Another account is logged in on this device. If you continue, it will be logged out here and its data will be removed.',
    zh: '此设备上已登录其他账号。如继续，该账号将在此设备上退出登录，相关数据随即清除。',
  },
});
