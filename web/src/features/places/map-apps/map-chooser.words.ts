import { words } from '../../../lib/words.ts';

export const chooserWords = words({
  title: { en: 'Open directions in', zh: '选择导航应用' },
  close: { en: 'Close', zh: '关闭' },
  cancel: { en: 'Cancel', zh: '取消' },
  recommended: { en: 'Recommended', zh: '推荐' },
  baidu: { en: 'Baidu Maps', zh: '百度地图' },
  baiduNote: { en: 'In Chinese; voice guidance in Mandarin', zh: '中文界面与语音' },
  gaode: { en: 'Amap (Gaode)', zh: '高德地图' },
  gaodeNote: { en: 'English interface available', zh: '支持英文界面' },
  google: { en: 'Google Maps', zh: '谷歌地图' },
  googleNote: { en: 'May need an international connection', zh: '可能需要国际网络连接' },
  opening: {
    en: (app: string) => `Opening ${app}. If it does not open, a web map will open instead.`,
    zh: (app) => `正在打开${app}。如未能打开，将自动转至网页地图。`,
  },
  driverNote: {
    en: 'Showing the Chinese address to your driver is the quickest way.',
    zh: '如乘车前往，可直接向司机出示中文地址。',
  },
});
