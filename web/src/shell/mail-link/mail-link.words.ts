import { words } from '../../lib/words.ts';

export const mailLinkWords = words({
  mailCopied: {
    en: 'WeChat cannot open email. The address has been copied',
    zh: '微信内无法打开邮件，邮箱地址已复制',
  },
});
