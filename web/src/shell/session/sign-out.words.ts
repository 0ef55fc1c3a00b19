import { words } from '../../lib/words.ts';

export const signOutWords = words({
  signOut: { en: 'Log out', zh: '退出登录' },
  signOutAsk: { en: 'Log out?', zh: '确认退出登录？' },
  signOutText: { en: 'Your personal data will be removed from this device.', zh: '设备上的个人信息将被清除。' },
});
