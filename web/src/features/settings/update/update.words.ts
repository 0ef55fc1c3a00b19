import { words } from '../../../lib/words.ts';

export const updateWords = words({
  system: { en: 'System update', zh: '系统更新' },
  upToDate: { en: (version: string) => `${version}, up to date`, zh: (version) => `${version}，已是最新` },
  availableShort: { en: (version: string) => `${version} available`, zh: (version) => `可更新至${version}` },
  isNewest: { en: 'You have the newest version', zh: '已是最新版本' },
  notChecked: {
    en: 'Updates cannot be checked for at present',
    zh: '暂无法检查更新',
  },

  available: { en: (version: string) => `Version ${version} is available`, zh: (version) => `发现新版本${version}` },
  availableText: {
    en: (own: string) => `You have ${own}. The update takes a few seconds, and you stay logged in.`,
    zh: (own) => `当前版本为${own}。更新仅需数秒，无需重新登录。`,
  },
  losesText: { en: ' Text that you have not submitted yet will be lost.', zh: '尚未提交的内容将丢失。' },
  later: { en: 'Later', zh: '稍后' },
  update: { en: 'Update', zh: '立即更新' },
  required: { en: 'Please update the app', zh: '请更新应用' },
  requiredText: {
    en: (own: string, version: string) =>
      `Version ${own} can no longer be used. The update to ${version} takes a few seconds, and you stay logged in.`,
    zh: (own, version) => `当前版本${own}已停止使用，请更新至${version}。更新仅需数秒，无需重新登录。`,
  },

  failed: { en: 'The update could not be downloaded', zh: '新版本下载失败' },
  deleteAndRestart: { en: 'Please delete the app and restart it.', zh: '请删除应用后重新打开。' },
  browser: {
    en: 'In this browser: open its settings, delete the data of this website, close the page and open the Forum’s address again.',
    zh: '在浏览器中：打开浏览器设置，清除本网站的数据，关闭本页面后重新打开论坛网址。',
  },
  installed: {
    en: 'As an installed app: remove it from the Home Screen, open the Forum’s address in the browser and add it to the Home Screen once more.',
    zh: '已添加到主屏幕的应用：从主屏幕移除，在浏览器中打开论坛网址，再重新添加到主屏幕。',
  },
  wechat: {
    en: 'In WeChat: close this page, open Me, Settings, General, Storage and clear the cache, close WeChat completely and open the Forum’s link again.',
    zh: '在微信中：关闭本页面，进入“我”>“设置”>“通用”>“存储空间”清理缓存，完全退出微信后重新打开论坛链接。',
  },
  host: {
    en: 'In this app: close it completely and open the Forum from it again. If that does not help, delete the app and install it once more.',
    zh: '在当前应用中：完全退出后重新打开论坛；如仍无法更新，请删除该应用后重新安装。',
  },
  staysSafe: {
    en: 'You may have to log in again. What you bookmarked and submitted is kept by the Forum. The Secretariat will gladly help.',
    zh: '您可能需要重新登录；您的收藏与已提交的内容均由论坛保存。如需协助，请联系组委会秘书处。',
  },
  tryAgain: { en: 'Try again', zh: '重试' },
});
