import { words } from '../../lib/words.ts';

export const calendarWords = words({
  calendar: { en: 'Calendar', zh: '日历' },
  title: { en: 'My timeline in your calendar', zh: '将我的日程加入日历' },
  close: { en: 'Close', zh: '关闭' },

  once: { en: 'Add once', zh: '一次性加入' },
  onceLead: {
    en: 'A file with your timeline as it is now. Later changes are not followed.',
    zh: '下载包含当前日程的日历文件，此后的变动不会自动更新。',
  },
  download: { en: 'Download calendar file', zh: '下载日历文件' },
  downloaded: { en: 'The download has begun', zh: '已开始下载' },

  follow: { en: 'Follow changes', zh: '订阅并自动更新' },
  followLead: {
    en: 'Your calendar app fetches your timeline from a private address and shows every change. Closed-door seminars appear as a time alone; nobody else is named.',
    zh: '日历应用通过您的专属地址获取日程，如有变动将自动更新。闭门研讨会仅显示时间，日历中不含他人姓名。',
  },
  byEmail: {
    en: 'Calendars cannot be opened from here. The address will be sent to your registered email; please open it on the device with your calendar.',
    zh: '当前环境无法打开日历。订阅地址将发送至您登记的邮箱，请在装有日历应用的设备上打开。',
  },
  noEmail: {
    en: 'There is no email address on your registration. Please open the app in your phone’s browser, or contact the Secretariat.',
    zh: '您的注册信息中没有电子邮箱。请用手机浏览器打开论坛应用，或联系组委会秘书处。',
  },
  openSince: {
    en: (when: string) => `Your address has been open since ${when}. Opening another one ends it.`,
    zh: (when) => `您的订阅地址已于${when}开启。重新开启后，原地址随即失效。`,
  },

  open: { en: 'Open the address', zh: '开启订阅地址' },
  mail: { en: 'Send the address to my email', zh: '将订阅地址发送至邮箱' },
  mailed: { en: (to: string) => `The address is on its way to ${to}`, zh: (to) => `订阅地址已发送至${to}` },

  address: { en: 'Your private address', zh: '您的专属订阅地址' },
  shownOnce: {
    en: 'It is shown this once. Whoever has it can see your timeline: please do not pass it on.',
    zh: '该地址仅显示这一次。任何持有该地址的人均可查看您的日程，请勿转发。',
  },
  copy: { en: 'Copy address', zh: '复制地址' },
  subscribe: { en: 'Open in calendar', zh: '在日历中打开' },

  revoke: { en: 'Revoke the address', zh: '撤销订阅地址' },
  revokeText: {
    en: 'Calendars that follow it will show no further changes. Entries may stay in them until you remove the calendar there.',
    zh: '撤销后，已订阅的日历将不再更新；其中已有的日程需您在日历应用中自行移除。',
  },
  revoked: { en: 'The address has been revoked', zh: '订阅地址已撤销' },
});
