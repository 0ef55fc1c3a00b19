import { words } from '../../../lib/words.ts';

export const contactRowWords = words({
  messages: { en: 'Messages', zh: '消息' },
  privacy: { en: 'Privacy and my data', zh: '隐私与我的数据' },
  settings: { en: 'Settings', zh: '设置' },
});
