import { words } from '../../lib/words.ts';

export const timedLinkWords = words({
  title: { en: 'Download in your browser', zh: '在浏览器中下载' },
  inWeChat: {
    en: (time: string) =>
      `Files cannot be saved inside WeChat. Please copy this link and open it in your phone’s browser. It is valid for ten minutes, until ${time}, and anybody who has it can download what you chose.`,
    zh: (time) =>
      `微信内无法保存文件。请复制链接，在手机浏览器中打开。链接10分钟内有效（至${time}），持有链接者均可下载所选内容。`,
  },
  inHost: {
    en: (time: string) =>
      `Files cannot be saved inside this app. Please copy this link and open it in your phone’s browser. It is valid for ten minutes, until ${time}, and anybody who has it can download what you chose.`,
    zh: (time) =>
      `当前应用内无法保存文件。请复制链接，在手机浏览器中打开。链接10分钟内有效（至${time}），持有链接者均可下载所选内容。`,
  },
});
