import { words } from '../../../lib/words.ts';

const listed = (parts: readonly string[]) => `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

export const confirmWords = words({
  exchange: { en: 'Exchange cards?', zh: '交换名片？' },
  hasConfirmed: {
    en: (name: string) => `${name} has confirmed. Please confirm as well`,
    zh: (name) => `${name}已确认，等待您确认`,
  },
  waiting: {
    en: (name: string) => `You have confirmed. Waiting for ${name}`,
    zh: (name) => `您已确认，正在等待${name}确认`,
  },
  what: {
    en: (items: readonly ('mobile' | 'email')[]) => listed(['name', 'title', 'organisation', ...items]),
    zh: (items) =>
      ['姓名、单位、职务', ...items.map((item) => (item === 'mobile' ? '手机号码' : '电子邮箱'))].join('、'),
  },
  sees: {
    en: (name: string, what: string) =>
      `Once both of you have confirmed, ${name} sees your ${what}; you see what ${name} shares with you.`,
    zh: (name, what) => `双方确认后，${name}可查看您的${what}；您可查看对方分享的联系方式。`,
  },
  seesContact: {
    en: (name: string, what: string) =>
      `Once both of you have confirmed, ${name} sees how to reach ${what}; you see what ${name} shares with you.`,
    zh: (name, what) => `双方确认后，${name}可查看${what}的联系方式；您可查看对方分享的联系方式。`,
  },
  contact: { en: 'your contact person', zh: '您的联系人' },
  confirm: { en: 'Confirm the exchange', zh: '确认交换' },
  notNow: { en: 'Not now', zh: '暂不交换' },
  cancel: { en: 'Cancel the exchange', zh: '取消交换' },
});
