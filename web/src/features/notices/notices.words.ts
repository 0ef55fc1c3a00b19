import { words } from '../../lib/words.ts';

export const noticesWords = words({
  title: { en: 'New login to your account', zh: '您的账号有新的登录' },
  badge: {
    en: (when: string) =>
      `Your badge was used to log in on another device at ${when}. If this was not you, that login can be ended at once, and the login code on your badge will be cancelled.`,
    zh: (when) => `您的证件于${when}在另一台设备上用于登录。如非本人操作，可立即结束该次登录，证件上的登录码同时作废。`,
  },
  code: {
    en: (when: string) =>
      `A verification code was used to log in on another device at ${when}. If this was not you, that login can be ended at once.`,
    zh: (when) => `您的账号于${when}在另一台设备上通过验证码登录。如非本人操作，可立即结束该次登录。`,
  },
  host: {
    en: (when: string) =>
      `You were logged in through a partner’s app at ${when}. If this was not you, that login can be ended at once; after that, no partner’s app can log you in.`,
    zh: (when) =>
      `您的账号于${when}通过合作方应用登录。如非本人操作，可立即结束该次登录，此后任何合作方应用均无法以您的账号登录。`,
  },
  at: { en: (time: string, date: string) => `${time} on ${date}`, zh: (time, date) => `${date}${time}` },
  itWasMe: { en: 'It was me', zh: '是本人操作' },
  notMe: { en: 'This was not me', zh: '非本人操作' },
  ended: { en: 'That login has been ended', zh: '已结束该次登录' },
  endedAndVoid: {
    en: 'That login has been ended. Please ask the Secretariat for a new login code',
    zh: '已结束该次登录，请联系组委会秘书处补发登录码',
  },
});
