import { words } from '../../../lib/words.ts';

export const webViewWords = words({
  title: { en: 'Album', zh: '相册' },
  from: { en: (host: string) => `This page comes from ${host}`, zh: (host) => `本页内容来自${host}` },
  page: { en: (host: string) => `Page of ${host}`, zh: (host) => `${host}的页面` },
  openInBrowser: { en: 'Open in browser', zh: '在浏览器中打开' },
  blank: {
    en: 'If the page stays blank, it may not be shown inside this app. Please open it in your browser.',
    zh: '如页面一直空白，可能是该网站不支持在此显示，请在浏览器中打开。',
  },
  hide: { en: 'Hide this note', zh: '关闭提示' },
  copyLink: {
    en: 'Please copy the link and open it in your phone’s browser.',
    zh: '请复制链接，在手机浏览器中打开。',
  },
  notAllowed: { en: 'This address cannot be opened here', zh: '该地址无法在此打开' },
  notAllowedText: {
    en: 'The Forum opens only addresses that the Secretariat has allowed.',
    zh: '仅可打开组委会秘书处许可的网址。',
  },
  openAlbum: { en: 'Open the album', zh: '查看相册' },
});
