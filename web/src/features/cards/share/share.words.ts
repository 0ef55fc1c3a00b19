import { words } from '../../../lib/words.ts';

const listed = (parts: readonly string[]) =>
  parts.length > 1 ? `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}` : (parts[0] ?? '');

export const shareWords = words({
  share: { en: 'Share with this card', zh: '随名片分享' },
  mobile: { en: 'Mobile', zh: '手机号码' },
  email: { en: 'Email', zh: '电子邮箱' },

  // The specification's words, said before anything is sent.
  nothingTicked: { en: 'Please check mobile number or email address', zh: '请勾选手机号码或电子邮箱' },

  what: {
    en: (items: readonly ('mobile' | 'email')[]) => listed(['name', 'title', 'organisation', ...items]),
    zh: (items) => {
      const parts = ['姓名', '单位', '职务', ...items.map((item) => (item === 'mobile' ? '手机号码' : '电子邮箱'))];
      return `${parts.slice(0, -1).join('、')}和${parts.at(-1)}`;
    },
  },
  sees: {
    en: (name: string, what: string) => `${name} will see your ${what} once the card is accepted.`,
    zh: (name, what) => `${name}接受后，可查看您的${what}。`,
  },
  seesAtOnce: {
    en: (name: string, what: string) => `Once you accept, ${name} will see your ${what}.`,
    zh: (name, what) => `您接受后，${name}即可查看您的${what}。`,
  },

  byContact: { en: 'Your contact person’s details are shared instead', zh: '将改为分享您的联系人的联系方式' },
  byContactText: {
    en: 'You are in assistant mode: your own mobile number and email are not given to the other side.',
    zh: '您处于助理模式：您本人的手机号码和电子邮箱不会提供给对方。',
  },

  nothingOnRecord: { en: 'There is nothing to share yet', zh: '暂无可分享的联系方式' },
  nothingOnRecordText: {
    en: 'Your record has neither a mobile number nor an email address. Please add one in your profile first.',
    zh: '您的登记信息中没有手机号码和电子邮箱，请先在个人资料中补充。',
  },
  openProfile: { en: 'Open my profile', zh: '前往个人资料' },
});
