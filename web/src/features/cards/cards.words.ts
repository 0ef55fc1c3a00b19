import { words } from '../../lib/words.ts';

export const cardWords = words({
  cards: { en: 'Business cards', zh: '名片' },
  cardRequests: { en: 'Card requests', zh: '名片交换请求' },
  close: { en: 'Close', zh: '关闭' },
  redBadge: { en: 'Red-badge delegate', zh: '红证代表' },

  mobile: { en: 'Mobile', zh: '手机号码' },
  email: { en: 'Email', zh: '电子邮箱' },
  call: { en: (name: string) => `Call ${name}`, zh: (name) => `致电${name}` },
  mail: { en: (name: string) => `Email ${name}`, zh: (name) => `发送邮件至${name}` },
  contactPerson: { en: (name: string) => `Contact person: ${name}`, zh: (name) => `联系人：${name}` },

  views: { en: 'Requests or friends', zh: '请求或名片联系人' },
  requests: { en: 'Requests', zh: '请求' },
  friends: { en: 'Friends', zh: '名片联系人' },

  // The specification's words.
  redBadgeOnly: {
    en: 'Exchange business cards restricted (red badge only)',
    zh: '仅限红证代表交换名片',
  },
  whyNotMine: {
    en: 'Business cards are exchanged between formal delegates.',
    zh: '名片交换仅在正式代表之间进行。',
  },
  actingOver: { en: 'You do not act for this delegate', zh: '您目前不代该嘉宾处理名片' },
  actingOverText: {
    en: 'The delegate may have left assistant mode or named another contact person, or the link is incomplete.',
    zh: '该嘉宾可能已退出助理模式或更换联系人，或链接不完整。',
  },
  openOwn: { en: 'Open my business cards', zh: '查看我的名片' },

  contactWithdrawn: { en: 'Contact details withdrawn', zh: '联系方式已撤回' },
  quoted: { en: (message: string) => `“${message}”`, zh: (message) => `“${message}”` },

  /** Who answered for a delegate and was erased since. */
  aContactPerson: { en: 'a contact person', zh: '联系人' },
  byFor: {
    en: (who: string, forWhom: string) => `by ${who} for ${forWhom}`,
    zh: (who, forWhom) => `由${who}代${forWhom}处理`,
  },
});
