import { words } from '../../../lib/words.ts';

/** The popup does without them, so they come with the page. */
export const privacyPageWords = words({
  privacy: { en: 'Privacy and my data', zh: '隐私与我的数据' },
  kept: { en: 'What is kept and why', zh: '信息的保存与用途' },
  consent: { en: 'Your consent', zh: '您的同意' },
  accepted: { en: (version: number) => `Version ${version}, accepted`, zh: (version) => `第${version}版，已同意` },
  toAccept: {
    en: (version: number) => `Version ${version}, not accepted yet`,
    zh: (version) => `第${version}版，尚未同意`,
  },
  withdraw: { en: 'Withdraw consent', zh: '撤回同意' },
  withdrawAsk: { en: 'Withdraw your consent?', zh: '确认撤回同意？' },
  withdrawText: {
    en: 'You will be logged out on all devices. You can come back by agreeing again.',
    zh: '您将在所有设备上退出登录；重新同意后可再次使用。',
  },
  withdrawn: { en: 'Your consent has been withdrawn', zh: '已撤回同意' },

  permissions: { en: 'Device permissions', zh: '设备权限' },
});
