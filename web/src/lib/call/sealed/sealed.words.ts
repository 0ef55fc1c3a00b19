import { words } from '../../words.ts';

export const sealedWords = words({
  needsHttps: {
    en: 'This needs a secure connection. Please open the Forum by its address that begins with https',
    zh: '此操作需要安全连接，请通过以https开头的论坛网址打开',
  },
});
