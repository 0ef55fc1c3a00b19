import { words } from '../../lib/words.ts';

/** The page and its sections; each concern has its own words beside it. */
export const settingsWords = words({
  settings: { en: 'Settings', zh: '设置' },
  reach: { en: 'How others reach you', zh: '他人如何联系您' },
  mode: { en: 'Mode', zh: '模式' },
  social: { en: 'Social', zh: '社交模式' },
  privacy: { en: 'Privacy', zh: '隐私模式' },
  assistant: { en: 'Assistant', zh: '助理模式' },
  privacyPage: { en: 'Privacy and my data', zh: '隐私与我的数据' },
  display: { en: 'Messages and display', zh: '消息与显示' },
  permissions: { en: 'Permissions on this phone', zh: '手机权限' },
  app: { en: 'The app', zh: '应用' },
  agreements: { en: 'Agreement and privacy policy', zh: '《用户服务协议》与《隐私政策》' },
  version: {
    en: (name: string, version: string, code: number) => `${name} ${version} (${code})`,
    zh: (name, version, code) => `${name} ${version}（${code}）`,
  },
  browsers: {
    en: 'Works on Chromium 87, iOS 15.4 and Firefox 115, and newer ones',
    zh: '适用于Chromium 87、iOS 15.4、Firefox 115及更高版本',
  },
  filings: { en: 'Filing numbers', zh: '备案信息' },
  close: { en: 'Close', zh: '关闭' },
});
