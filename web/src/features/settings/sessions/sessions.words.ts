import { words } from '../../../lib/words.ts';

export const sessionWords = words({
  title: { en: 'Where I am logged in', zh: '登录设备' },
  browser: { en: 'Browser', zh: '浏览器' },
  wechat: { en: 'WeChat', zh: '微信' },
  host: { en: 'Partner’s app', zh: '合作方应用' },
  between: { en: ', ', zh: '、' },
  here: { en: 'This phone', zh: '本机' },
  byBadge: { en: 'By badge', zh: '证件登录' },
  byCode: { en: 'By verification code', zh: '验证码登录' },
  byHost: { en: 'From the partner’s app', zh: '由合作方应用登录' },
  since: { en: (when: string) => `Since ${when}`, zh: (when) => `${when}登录` },
  lastUsed: { en: (when: string) => `Last used ${when}`, zh: (when) => `最近使用：${when}` },
  at: { en: (date: string, time: string) => `${date}, ${time}`, zh: (date, time) => `${date}${time}` },

  end: { en: 'Log out there', zh: '退出该设备' },
  endNamed: { en: (kind: string) => `Log out there: ${kind}`, zh: (kind) => `退出该设备：${kind}` },
  askOne: { en: (kind: string) => `Log out there (${kind})?`, zh: (kind) => `是否退出该设备（${kind}）？` },
  askText: {
    en: 'Personal data are removed there as soon as it is online. You stay logged in here.',
    zh: '该设备联网后，其中的个人信息将被清除；本机保持登录。',
  },
  ended: { en: 'Logged out there', zh: '已退出该设备' },
  endOthers: { en: 'Log out everywhere else', zh: '退出其他所有设备' },
  askOthers: { en: 'Log out everywhere else?', zh: '是否退出其他所有设备？' },
  endedOthers: {
    en: (count: number) => (count === 1 ? 'Logged out on 1 other device' : `Logged out on ${count} other devices`),
    zh: (count) => `已退出其他${count}台设备`,
  },
  onlyHere: { en: 'This is your only login.', zh: '目前无其他登录设备。' },
  limited: {
    en: 'You logged in with your badge. Other logins are shown, and can be ended, once a verification code has confirmed your identity.',
    zh: '您已通过证件登录，通过验证码确认身份后即可查看并退出其他设备。',
  },
  confirmByCode: { en: 'Confirm by verification code', zh: '通过验证码确认身份' },
  notKnown: { en: 'Not known at present', zh: '暂无法获取' },
});
