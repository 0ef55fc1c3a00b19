import { words } from '../../lib/words.ts';

export const hostEntryWords = words({
  entering: { en: 'Logging you in', zh: '正在登录' },
  welcome: { en: 'Welcome to the Forum', zh: '欢迎莅临论坛' },
  isThisYou: { en: 'Is this you?', zh: '请确认是否为您本人' },
  isThisYouText: {
    en: (name: string) => `A link from a partner’s app will log you in as ${name}.`,
    zh: (name) => `您将通过合作方应用的链接，以“${name}”的身份登录。`,
  },
  logIn: { en: 'Log in', zh: '登录' },
  stillOther: {
    en: 'Another account is logged in here. To change accounts, please open the Forum again from the partner’s app',
    zh: '此设备上仍有其他账号处于登录状态。如需切换，请从合作方应用重新打开论坛',
  },
  otherAccount: { en: 'Switch to another account?', zh: '切换到其他账号？' },
  otherAccountText: {
    en: (name: string) =>
      `Another account is logged in on this device. If you continue, it will be logged out here and its data will be removed; you will then be logged in as ${name}.`,
    zh: (name) =>
      `此设备上已登录其他账号。如继续，该账号将在此设备上退出登录，相关数据随即清除，您将以“${name}”的身份登录。`,
  },
});
