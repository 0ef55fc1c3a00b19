import { words } from '../lib/words.ts';

export const shellWords = words({
  appName: { en: 'Forum Companion', zh: '论坛助手' },
  back: { en: 'Back', zh: '返回' },
  // Said in the other language: whoever needs it reads that one.
  otherLanguage: { en: '切换到中文', zh: 'Switch to English' },
  home: { en: 'Home', zh: '首页' },
  search: { en: 'Search', zh: '搜索' },
  album: { en: 'Album', zh: '相册' },
  info: { en: 'Info', zh: '我的' },
  newRequests: { en: 'Info, new requests', zh: '我的，有新的请求' },
  tabs: { en: 'Main pages', zh: '主要页面' },

  loading: { en: 'Loading', zh: '正在加载' },
  cancel: { en: 'Cancel', zh: '取消' },
  confirm: { en: 'Confirm', zh: '确认' },

  offline: { en: 'You are offline. What was loaded can still be read.', zh: '当前离线，已加载的内容仍可查看。' },
  noNetwork: { en: 'No network', zh: '网络未连接' },
  loadsWhenBack: {
    en: 'The page will load as soon as the connection returns.',
    zh: '网络恢复后将自动加载。',
  },
  tryAgain: { en: 'Try again', zh: '重新加载' },
  nothingHere: { en: 'Nothing here yet', zh: '暂无内容' },
  notLoaded: { en: 'This could not be loaded', zh: '内容未能加载' },
  keptCopy: {
    en: (age: string) => `Could not be refreshed; last loaded ${age}.`,
    zh: (age) => `内容未能更新，上次加载：${age}。`,
  },

  pullDown: { en: 'Pull down to refresh', zh: '下拉刷新' },
  release: { en: 'Release to refresh', zh: '松开刷新' },
  refreshing: { en: 'Refreshing', zh: '正在刷新' },

  pageNotLoaded: { en: 'The page could not be loaded', zh: '页面未能加载' },
  tapToReload: { en: 'Tap to reload', zh: '点击重新加载' },
  somethingWrong: { en: 'Something went wrong', zh: '出现异常' },
  sorry: { en: 'We apologise. Reloading the page usually helps.', zh: '非常抱歉，请重新加载页面，通常即可恢复。' },
  openHome: { en: 'Go to Home', zh: '返回首页' },
  pageMissing: { en: 'This page does not exist', zh: '页面不存在' },
  pageMissingText: { en: 'The address may have changed.', zh: '页面地址可能已变更。' },
});
