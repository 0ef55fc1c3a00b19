import { words } from '../../../lib/words.ts';

/** The popup does without them, so they come with the page. */
export const privacyPageWords = words({
  privacy: { en: 'Privacy', zh: '隐私' },
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
  photos: { en: 'Photos', zh: '照片' },
  photosText: {
    en: 'The app sees only the one photo that you choose.',
    zh: '应用只能读取您所选的那一张照片。',
  },
  granted: { en: 'Allowed', zh: '已允许' },
  denied: { en: 'Not allowed', zh: '未允许' },
  prompt: { en: 'Asked when needed', zh: '使用时询问' },
  unknown: { en: 'Set in the browser', zh: '由浏览器管理' },
  unknownInHostApp: { en: 'Set on the phone', zh: '由手机系统管理' },
  changePermission: {
    en: 'To change this, open the site settings of your browser (the icon beside the address) or the settings of your phone.',
    zh: '如需更改，请打开浏览器的网站设置（地址栏旁的图标）或手机系统设置。',
  },
  changePermissionInHostApp: {
    en: 'To change this, open the settings of your phone and choose the app in which you opened the Forum.',
    zh: '如需更改，请打开手机系统设置，选择您打开论坛时所用的应用。',
  },
});
