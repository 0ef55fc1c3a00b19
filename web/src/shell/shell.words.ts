import { words } from '../lib/words.ts';

export const shellWords = words({
  appName: { en: 'Forum Companion', zh: '论坛助手' },
  back: { en: 'Back', zh: '返回' },
  // This is said in the other language, for the readers who need it.
  otherLanguage: { en: '切换到中文', zh: 'Switch to English' },

  loading: { en: 'Loading', zh: '正在加载' },
  cancel: { en: 'Cancel', zh: '取消' },
  confirm: { en: 'Confirm', zh: '确认' },

  logInAgain: { en: 'Log in again', zh: '重新登录' },

  noNetwork: { en: 'No network', zh: '网络未连接' },
  noServer: { en: 'The Forum’s server cannot be reached', zh: '暂时无法连接论坛服务器' },
  loadsWhenBack: {
    en: 'The page will load as soon as the connection returns. Content already loaded remains available.',
    zh: '连接恢复后将自动加载，已加载的内容仍可查看。',
  },
  tryAgain: { en: 'Try again', zh: '重新加载' },
  sendAgain: { en: 'Try again', zh: '重试' },
  nothingHere: { en: 'Nothing here yet', zh: '暂无内容' },
  notLoaded: { en: 'This could not be loaded', zh: '内容未能加载' },

  pageNotLoaded: { en: 'The page could not be loaded', zh: '页面未能加载' },
  tapToReload: { en: 'Tap to reload', zh: '点击重新加载' },
  openHome: { en: 'Go to Home', zh: '返回首页' },
});
