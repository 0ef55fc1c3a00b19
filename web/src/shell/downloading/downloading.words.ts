import { words } from '../../lib/words.ts';

export const downloadingWords = words({
  openInBrowser: { en: 'Open in your browser', zh: '请在浏览器中打开' },
  noFilesInWeChat: {
    en: 'Files cannot be saved inside WeChat. Please tap “···” at the top right and open the page in your browser, or copy the link. You will be asked to log in there once; you remain logged in here.',
    zh: '微信内无法保存文件。请点击右上角“···”，选择在浏览器中打开，或复制链接后在浏览器中打开。在浏览器中需登录一次，此处的登录不受影响。',
  },
  noFilesInHost: {
    en: 'Files cannot be saved inside this app. Please copy the link and open it in your phone’s browser. You will be asked to log in there once; you remain logged in here.',
    zh: '当前应用内无法保存文件。请复制链接，在手机浏览器中打开。在浏览器中需登录一次，此处的登录不受影响。',
  },
});
